import type { DraftNews } from '../browser/draft-news.ts'
import {
  FORM_SAVED,
  forgetAcceptedForm,
  isReplacedForm,
  readSavedForm,
  type SavedForm,
  showForm,
  showFormOfPage,
  updateSavedForm,
  wasSent,
} from '../browser/saved-form.ts'
import { type ShownForm, setShownForm, shownForm } from '../browser/shown-form.ts'
import type { DraftReply } from './draft-reply.ts'
import { draftSaveOf, type SentSave } from './draft-save-of.ts'
import { followOtherTabs, nextSave, renameTab } from './other-tabs.ts'
import { settleDraft, stillTyped } from './settle-draft.ts'

/** After the last key. */
const TYPING_MS = 1000
/** After a failure, doubled with each further one. */
const RETRY_MS = 4000
const MAX_RETRY_MS = 300_000
const TIMEOUT_MS = 20_000
/** Browsers refuse to send more than 64 KB for a page that is left. */
const MAX_KEEPALIVE_BYTES = 60_000

/** What happens to a draft, for whoever shows it. */
export interface DraftEvents {
  onNews(news: DraftNews): void
  /** Another tab of this browser has changed these answers. */
  onValues(values: Record<string, string>): void
  /** There was a draft already, which the page does not show: its id, and its day and time. */
  onFound(found: { id: string; savedOn: string }): void
  onSaved(savedAt: string): void
  /**
   * It could not be saved: it stays in this browser, and goes up later.
   * @param isAnswered The site was reached, and did not take it.
   */
  onFailed(isAnswered: boolean): void
  /** There is too much of it: it stays in this browser until it is shorter. */
  onTooLong(): void
  /** The form was sent from another tab or device: nothing is saved any more. */
  onAccepted(): void
  /**
   * This browser has another form of this kind now: nothing of this one is saved any more.
   * @param draft The id of this one's.
   */
  onReplaced(draft: string | undefined): void
}

/**
 * Keeps the draft on the server like the form in this browser: about a second after typing stops,
 * when the page is hidden or left, and when the network is back. One save at a time; a server that
 * fails is asked again after increasing waits only. A page whose form another tab has replaced, after
 * Start over, saves nothing into the one that the browser has now.
 * @param page The draft from which the page was rendered.
 * @param isSending Whether the form is being sent: nothing is saved meanwhile, unless it is left.
 * @returns A function that ends it.
 */
export function keepDraft(
  kind: string,
  page: ShownForm,
  isSending: () => boolean,
  events: DraftEvents,
): () => void {
  const stop = new AbortController()
  /** Until the first save, 0: what was typed before the page woke knows of no other answers. */
  let seen = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isBusy = false
  let failures = 0
  let notBefore = 0
  /** The draft that the last save opened: this browser may have refused its cookie. */
  let opened: string | undefined
  /** When the answers had last changed that were too long for a save. */
  let tooLongAt: number | undefined

  const { isTheirs } = followOtherTabs(kind, events.onValues, stop.signal)
  const unsaved = () =>
    readSavedForm(kind).at === tooLongAt ? undefined : draftSaveOf(kind, isTheirs)
  const isOver = () => stop.signal.aborted || wasSent()
  /** Whether nobody is to hear of a save: one that comes after the form itself is not accepted. */
  const isMuted = () => isOver() || isSending()
  const later = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(save, Math.max(ms, notBefore - Date.now()))
  }

  async function save() {
    if (isOver() || isBusy) return
    if (isSending()) return later(TYPING_MS)
    if (isReplacedForm(kind)) return void ask()
    const changes = unsaved()
    if (!changes) return
    isBusy = true
    await exchange(changes)
    isBusy = false
    if (!isOver() && unsaved()) later(TYPING_MS)
  }

  async function exchange(sent: SentSave) {
    const before = readSavedForm(kind)
    try {
      const reply = await post(kind, { ...nextSave(), seen, ...sent })
      if (!isMuted()) settle(sent, before, reply)
      failures = 0
      notBefore = 0
      return reply
    } catch (error) {
      // To ask what others have saved can wait for the next time.
      if (sent.fields) fail(error, before)
      return undefined
    }
  }

  function fail(error: unknown, { at }: SavedForm) {
    if (error instanceof TooLong) {
      tooLongAt = at
      if (!isMuted()) events.onTooLong()
      return
    }
    failures++
    notBefore = Date.now() + Math.min(MAX_RETRY_MS, RETRY_MS * 2 ** (failures - 1))
    if (!isMuted()) events.onFailed(error instanceof NotTaken)
  }

  function settle(sent: SentSave, before: SavedForm, { outcome, hasAnother, draft }: DraftReply) {
    if (hasAnother) {
      stop.abort()
      events.onReplaced(shownForm(kind)?.draft)
      return
    }
    // Of two forms, the one that the server knows is this one.
    if (draft && isReplacedForm(kind)) showForm(kind, formOf(draft))
    if (outcome === 'accepted') {
      stop.abort()
      forgetAcceptedForm(kind)
      events.onAccepted()
      return
    }
    // Start over, or a form that was sent, has deleted the answers meanwhile: they stay deleted.
    if (before.since && readSavedForm(kind).since !== before.since) return
    if (outcome === 'gone') {
      updateSavedForm(kind, { draft: undefined, sentFiles: [] })
      if (opened && sent.draft === opened) {
        // Each further save would open a draft that nobody finds again.
        stop.abort()
        events.onFailed(true)
      }
    } else if (outcome === 'none') {
      // Empty answers, which need no draft.
      const { typed = {} } = before
      if (sent.fields)
        updateSavedForm(kind, { typed: stillTyped(readSavedForm(kind), sent, typed) })
    } else if (draft) {
      opened = outcome === 'opened' ? draft.id : undefined
      if (outcome === 'late') renameTab()
      events.onNews(settleDraft(kind, sent, before.typed ?? {}, outcome, draft))
      setShownForm(kind, formOf(draft))
      if (!sent.fields) return
      seen = draft.revision
      if (outcome !== 'late') events.onSaved(draft.savedAt)
    }
  }

  /** Asks what others have saved. */
  async function ask() {
    const { draft = readSavedForm(kind).draft, submissionKey } = shownForm(kind) ?? {}
    const reply = await exchange({ draft, submissionKey })
    if (!isOver() && unsaved()) later(TYPING_MS)
    return reply?.draft
  }

  async function begin() {
    const { draft } = page
    const isNew = draft ? shownForm(kind)?.draft !== draft : !shownForm(kind)
    // Else the page script has done it, before the page woke.
    if (isNew) showFormOfPage(kind, page)
    if (draft) {
      if (readSavedForm(kind).draft !== draft) updateSavedForm(kind, { draft })
      return (unsaved() || isReplacedForm(kind)) && later(TYPING_MS)
    }
    const found = await ask()
    if (isOver() || !found) return
    const isEmpty = found.files.length === 0 && Object.values(found.fields).every((text) => !text)
    if (!isEmpty) events.onFound(found)
  }

  const leave = () => {
    const changes = unsaved()
    if (changes && !isOver()) void exchange(changes)
  }
  const options = { signal: stop.signal }
  addEventListener(
    FORM_SAVED,
    (event) => (event as CustomEvent).detail === kind && later(TYPING_MS),
    options,
  )
  addEventListener('pagehide', leave, options)
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') leave()
      else if (readSavedForm(kind).draft || isReplacedForm(kind)) void ask()
    },
    options,
  )
  addEventListener('storage', () => isReplacedForm(kind) && later(0), options)
  addEventListener(
    'online',
    () => {
      notBefore = 0
      later(0)
    },
    options,
  )
  void begin()

  return () => {
    clearTimeout(timer)
    leave()
    stop.abort()
    setShownForm(kind, undefined)
  }
}

function formOf({ id, submissionKey }: NonNullable<DraftReply['draft']>): ShownForm {
  return { draft: id, submissionKey }
}

class TooLong extends Error {}
/** Too many were saved from this network, or something is wrong on the server's side. */
class NotTaken extends Error {}

async function post(kind: string, save: unknown): Promise<DraftReply> {
  const body = JSON.stringify(save)
  const response = await fetch(`/api/drafts/${kind}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: new Blob([body]).size < MAX_KEEPALIVE_BYTES,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (response.status === 413) throw new TooLong()
  if (!response.ok) throw new NotTaken(`${response.status}`)
  return response.json()
}
