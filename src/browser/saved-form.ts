import { isAnotherForm, type ShownForm, setShownForm, shownForm } from './shown-form.ts'
import { forgetStored, readStored, writeStored } from './stored.ts'

/** A file that the server has already stored for a form. */
export interface StoredFile {
  id: string
  name: string
  sizeBytes: number
  type: string
  /** What the visitor should know of it. */
  note?: string | undefined
}

/** A file that was chosen and has not arrived. */
export interface MissingFile {
  name: string
  /** Its size when it was chosen, before a photo was made smaller. */
  bytes?: number | undefined
}

/** What this browser saves of a form until it is sent; it survives Back, reload, and a crash. */
export interface SavedForm {
  values?: Record<string, string>
  /** When each answer was typed that is not in the draft on the server yet, in ms. */
  typed?: Record<string, number>
  /** The id of the draft on the server, once there is one. */
  draft?: string | undefined
  /** Set by the awake wizard: the step the visitor is on. */
  step?: string | undefined
  files?: StoredFile[]
  /** Files that were on their way, or failed to upload. */
  missingFiles?: MissingFile[]
  /** Files that were removed but may still be in the server's draft. */
  removedFiles?: string[]
  /** The ids of the files that are known to be in the server's draft. */
  sentFiles?: string[]
  submissionKey?: string
  /** The page on which the visitor last answered. */
  page?: string
  /** When something was last saved, in ms. */
  at?: number
  /** When the first of it was saved, in ms. */
  since?: number
}

/** As long as the draft on the server. */
const SAVED_MS = 30 * 24 * 3600_000

/** The saved form of this browser; empty when there is none, it is not the one that this page shows, or storage is disabled. */
export function readSavedForm(kind: string): SavedForm {
  return isReplacedForm(kind) ? {} : storedForm(kind)
}

/** Whether another tab has opened another form of this kind: this page neither reads nor saves that one. */
export function isReplacedForm(kind: string): boolean {
  return isAnotherForm(storedForm(kind), shownForm(kind) ?? {})
}

/** Records which form this page shows. What this browser has saved of another one gives way to it. */
export function showForm(kind: string, shown: ShownForm): void {
  setShownForm(kind, shown)
  if (isReplacedForm(kind)) {
    writeStored('localStorage', `form-${kind}`, { ...shown, at: Date.now() })
  }
}

/** Records the form of a page that has just come from the server: without a draft, it is the saved one. */
export function showFormOfPage(kind: string, page: ShownForm): void {
  showForm(kind, page.draft ? page : storedForm(kind))
}

function storedForm(kind: string): SavedForm {
  const saved = readStored<SavedForm>('localStorage', `form-${kind}`)
  return saved && Date.now() - (saved.at ?? 0) < SAVED_MS ? saved : {}
}

/** What the HTML of a form says about itself. */
export interface FormOfPage {
  /** The field with an answer that the page preselects. */
  preselected?: string | undefined
  /** The id of the draft from which the page was rendered. */
  draft?: string | undefined
  /** When that draft was last saved, in ms. */
  saved?: string | undefined
}

export interface SavedFormForPage extends SavedForm {
  /**
   * Answers typed before the page's draft was last saved, but not known to be in it: the form was
   * left before it woke, or the save was lost. They count where the page has no answer.
   */
  late: Record<string, string>
}

/**
 * The saved form as it applies to this page. A page that was rendered from a draft has the answers
 * already, except those that were typed since. On a page with a preselected answer, that answer
 * wins, at the form's first step, until the visitor answers there; other answers are kept.
 */
export function savedFormForPage(kind: string, page: FormOfPage = ofPage(kind)): SavedFormForPage {
  const { draft, saved = 0 } = page
  const form = formHere(kind, page)
  const { typed = {}, values = {} } = form
  const late: Record<string, string> = {}
  for (const name in values) {
    const at = typed[name]
    if (!draft || (at && at > +saved)) continue
    if (at) late[name] = values[name] ?? ''
    delete values[name]
  }
  // The step of this entry of the tab's history, after a reload.
  const own = (form.at || draft) && history.state?.formStep
  const step = own ?? (draft && !typed[STEP] ? undefined : form.step)
  return { ...form, late, step: isElsewhere(form, page) ? undefined : step }
}

/** The saved form, without what a preselected answer of the page replaces. */
function formHere(kind: string, page: FormOfPage): SavedForm {
  const form = readSavedForm(kind)
  // Another draft was opened meanwhile, after Start over in another tab.
  if (page.draft && form.draft && page.draft !== form.draft) return {}
  const values = { ...form.values }
  if (!isElsewhere(form, page)) return { ...form, values }
  delete values[page.preselected ?? '']
  return { ...form, values, step: undefined }
}

export function isElsewhere(form: SavedForm, { preselected }: FormOfPage): boolean {
  return preselected !== undefined && form.page !== location.pathname
}

/** Stands in `typed` for the step. */
export const STEP = ''

/** Updates the saved form; values are merged, and count as typed now unless `typed` is given. */
export function updateSavedForm(kind: string, change: SavedForm): void {
  if (!isReplacedForm(kind)) writeSavedForm(kind, change)
  dispatchEvent(new CustomEvent(FORM_SAVED, { detail: kind }))
}

function writeSavedForm(kind: string, change: SavedForm) {
  const saved = formHere(kind, ofPage(kind))
  const typed = { ...saved.typed }
  for (const name in change.values) typed[name] = Date.now()
  writeStored('localStorage', `form-${kind}`, {
    since: Date.now(),
    ...saved,
    typed,
    page: change.values ? location.pathname : saved.page,
    at: Date.now(),
    ...change,
    values: { ...saved.values, ...change.values },
  })
}

/** The event after every update; its detail is the kind of the form. */
export const FORM_SAVED = 'form-saved'

/** The time since a form's first input in this browser; undefined when nothing is saved. */
export function msSinceFirstInput(kind: string): number | undefined {
  const { since } = readSavedForm(kind)
  return since && Date.now() - since
}

/** Where storage is disabled, the page alone remembers its keys. */
const ownKeys = new Map<string, string>()

/** Keys of forms that were sent elsewhere while this page still shows them. */
const acceptedKeys = new Map<string, string>()

/** Deletes a form that was sent elsewhere. Sent from this page too, it is the same submission. */
export function forgetAcceptedForm(kind: string): void {
  acceptedKeys.set(kind, submissionKeyOf(kind))
  forgetSavedForm(kind)
}

/** Deletes a sent form and its submission key. */
export function forgetSavedForm(kind: string): void {
  if (isReplacedForm(kind)) return
  beginAnew(kind)
  forgetStored('localStorage', `form-${kind}`)
}

/** Lets a page that the browser has brought back after its form was sent show a new one, with a key of its own. */
export function beginAnew(kind: string): void {
  setShownForm(kind, undefined)
  ownKeys.delete(kind)
  // Firefox brings the storage of the tab back as well.
  forgetStored('sessionStorage', `key-${kind}`)
}

/** Deletes the form that a page with a reference is about, but not one begun after it. */
export function forgetOnce(kind: string, reference: string): void {
  const name = `forgotten-${kind}`
  if (readStored<string>('localStorage', name) === reference) return
  forgetSavedForm(kind)
  writeStored('localStorage', name, reference)
}

/** Whether a form was sent from this browser, and nothing has been saved of another one since. */
export function isSentForm(kind: string): boolean {
  return !readSavedForm(kind).at && readStored('localStorage', `forgotten-${kind}`) !== undefined
}

/**
 * The submission key of the form in this browser, created at its first input. Its tabs share it, and
 * each remembers it when another has sent the form: the same form sent from two of them is one
 * submission.
 */
export function submissionKeyOf(kind: string): string {
  const accepted = acceptedKeys.get(kind)
  if (accepted) return accepted
  const name = `key-${kind}`
  const saved = readSavedForm(kind).submissionKey
  const own = shownForm(kind)?.submissionKey ?? readStored<string>('sessionStorage', name)
  const key = saved ?? own ?? ownKeys.get(kind) ?? newKey()
  ownKeys.set(kind, key)
  writeStored('sessionStorage', name, key)
  if (!saved) updateSavedForm(kind, { submissionKey: key })
  return key
}

let sent = false

/** Records that the form of this page was accepted. */
export function markSent(): void {
  sent = true
}

/** Whether the form of this page was accepted: restored by the browser, it must start over. */
export function wasSent(): boolean {
  return sent
}

export function ofPage(kind: string): FormOfPage {
  return { ...document.querySelector<HTMLElement>(`form[data-form="${kind}"]`)?.dataset }
}

/** `crypto.randomUUID` exists only on https and localhost; this works anywhere. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(18)), (byte) =>
    byte.toString(36).padStart(2, '0'),
  ).join('')
}
