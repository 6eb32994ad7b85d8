import { readStored, writeStored } from './stored.ts'

/** A file that the server has already stored for a form. */
export interface StoredFile {
  id: string
  name: string
  sizeBytes: number
  type: string
  passwordProtected: boolean
}

/** What this tab saves of a form until it is sent; it survives Back, Forward and reload. */
export interface SavedForm {
  values?: Record<string, string>
  /** Set by the awake wizard: the step the visitor is on. */
  step?: string | undefined
  files?: StoredFile[]
  /** Names of files that were chosen but failed to upload. */
  missingFiles?: string[]
  /** Files that were removed but may still be in the server's draft. */
  removedFiles?: string[]
  submissionKey?: string
  /** The page on which the visitor last answered. */
  page?: string
  /** When the first of it was saved, in milliseconds since 1970. */
  since?: number
}

const SHARED_KEY_MS = 3600_000

/** The saved form of this tab; empty when there is none or storage is disabled. */
export function readSavedForm(kind: string): SavedForm {
  return readStored<SavedForm>('sessionStorage', `form-${kind}`) ?? {}
}

/**
 * The saved form as it applies to this page. On a page with a preselected answer, that answer wins,
 * at the form's first step, until the visitor answers there; other answers are kept.
 * @param preselected The field with the preselected answer.
 */
export function savedFormForPage(kind: string, preselected = preselectedIn(kind)): SavedForm {
  const saved = readSavedForm(kind)
  if (!preselected || saved.page === location.pathname) return saved
  const { [preselected]: _elsewhere, ...values } = saved.values ?? {}
  return { ...saved, values, step: undefined }
}

/** Updates the saved form; values are merged. */
export function updateSavedForm(kind: string, change: SavedForm): void {
  const saved = { since: Date.now(), ...savedFormForPage(kind), page: location.pathname }
  const values = { ...saved.values, ...change.values }
  writeStored('sessionStorage', `form-${kind}`, { ...saved, ...change, values })
}

/** The time since a form's first input in this tab; undefined when nothing is saved. */
export function msSinceFirstInput(kind: string): number | undefined {
  const { since } = readSavedForm(kind)
  return since && Date.now() - since
}

/** Deletes a sent form and its submission key. */
export function forgetSavedForm(kind: string): void {
  try {
    sessionStorage.removeItem(`form-${kind}`)
    localStorage.removeItem(`key-${kind}`)
  } catch {}
}

/** Deletes the form that a page with a reference is about, but not one begun after it. */
export function forgetOnce(kind: string, reference: string): void {
  const name = `forgotten-${kind}`
  if (readStored<string>('sessionStorage', name) === reference) return
  forgetSavedForm(kind)
  writeStored('sessionStorage', name, reference)
}

/**
 * The submission key of the form in this tab, created at its first input. Tabs opened within an
 * hour share it: the same form sent from two of them is one submission.
 */
export function submissionKeyOf(kind: string): string {
  const saved = readSavedForm(kind).submissionKey
  if (saved) return saved
  const shared = readStored<{ key: string; at: number }>('localStorage', `key-${kind}`)
  const key = shared && Date.now() - shared.at < SHARED_KEY_MS ? shared.key : newKey()
  writeStored('localStorage', `key-${kind}`, { key, at: Date.now() })
  updateSavedForm(kind, { submissionKey: key })
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

function preselectedIn(kind: string): string | undefined {
  return document.querySelector<HTMLElement>(`form[data-form="${kind}"]`)?.dataset.preselected
}

/** `crypto.randomUUID` exists only on https and localhost; this works anywhere. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(18)), (byte) =>
    byte.toString(36).padStart(2, '0'),
  ).join('')
}
