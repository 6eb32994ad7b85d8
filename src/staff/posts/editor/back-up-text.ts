import { POST_FIELDS } from '../post-fields.ts'
import {
  claimText,
  newKey,
  removeLocal,
  sendUnsaved,
  sendWhileLeaving,
  type Trouble,
  type UnsavedWrite,
  writeLocal,
} from './unsaved-write.ts'

/** How long nobody types before the text is sent, and how long typing can put that off. */
const REST_MS = 3000
const MAX_DELAY_MS = 20_000
const LOCAL_REST_MS = 400
const AGAIN_MS = 15_000

export type BackupState =
  | { kind: 'typing' }
  | { kind: 'backed up'; at: string; isOutdated: boolean }
  /** Stored in this browser, if it has room, until the server takes it. */
  | { kind: 'only here'; trouble: Trouble; isStored: boolean }

interface BackedUpText {
  staffId: string | undefined
  continues: string | undefined
  isUnsaved: boolean
}

interface TextBackup {
  /** Whether something typed is not on the server. */
  hasUnsent(): boolean
  /** The form was sent as a page. */
  leave(): void
  /** The form was sent to be saved as it is now. */
  beginSave(): void
  /** It was saved; what is typed from now on is another text. */
  endSave(isSaved: boolean): void
  stop(): void
}

/**
 * Stores what is typed into the form of a post without saving it: in this browser at once, and on
 * the server when nobody types for a moment.
 * @param staffId Whose text it is; undefined when nobody is known to be signed in.
 * @param continues When the restored text that the form shows had been stored.
 * @param isUnsaved The form was returned without being saved: its text counts as typed.
 */
export function backUpText(
  form: HTMLFormElement,
  { staffId, continues, isUnsaved }: BackedUpText,
  report: (state: BackupState) => void,
): TextBackup {
  let unsentSince: number | undefined
  let typed = 0
  let turn = 0
  let restored = continues
  let isSending = false
  let isSaving = false
  let typedAtSave = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let localTimer: ReturnType<typeof setTimeout> | undefined

  function write(): UnsavedWrite {
    const id = hiddenValue(form, 'unsaved')
    claimText(id)
    turn = Math.max(turn + 1, Date.now())
    return {
      ...{ id, staffId, writer: hiddenValue(form, 'writer'), turn, continues: restored },
      postId: hiddenValue(form, 'id') || undefined,
      postVersion: hiddenValue(form, 'version') || undefined,
      fields: typedFields(form),
    }
  }

  function storeHere(text = write()): boolean {
    clearTimeout(localTimer)
    return staffId !== undefined && writeLocal(text)
  }

  async function send(): Promise<void> {
    clearTimeout(timer)
    if (isSending || isSaving || unsentSince === undefined) return
    isSending = true
    const sent = typed
    const text = write()
    const result = await sendUnsaved(text)
    isSending = false
    // It was saved meanwhile, which closed it.
    if (isSaving || hiddenValue(form, 'unsaved') !== text.id) return
    if ('trouble' in result) {
      report({ kind: 'only here', trouble: result.trouble, isStored: storeHere() })
      timer = setTimeout(send, AGAIN_MS)
      return
    }
    restored = undefined
    if ('refused' in result) {
      const isClosed = result.refused === 'closed'
      if (isClosed) removeLocal(text.id)
      // Another page has it: what is typed here is stored beside it.
      setHidden(form, 'unsaved', newKey())
      // Nothing was typed since it was sent to be saved or deleted, which closed it.
      if (isClosed && typed === typedAtSave) unsentSince = undefined
      else later()
      return
    }
    if (typed !== sent) return later()
    unsentSince = undefined
    clearTimeout(localTimer)
    removeLocal(text.id)
    report({ kind: 'backed up', at: result.writtenAt, isOutdated: result.isOutdated })
  }

  function later() {
    const waited = Date.now() - (unsentSince ?? Date.now())
    clearTimeout(timer)
    timer = setTimeout(send, Math.max(0, Math.min(REST_MS, MAX_DELAY_MS - waited)))
  }

  function onTyping(event: Event) {
    if (!isTyping(event)) return
    typed++
    unsentSince ??= Date.now()
    report({ kind: 'typing' })
    clearTimeout(localTimer)
    localTimer = setTimeout(storeHere, LOCAL_REST_MS)
    later()
  }
  function onLeave() {
    if (unsentSince === undefined || isSaving) return
    const text = write()
    storeHere(text)
    if (!isSending) sendWhileLeaving(text)
  }
  // A phone may end a page that is out of sight without a word.
  function onSight() {
    if (unsentSince !== undefined && document.visibilityState === 'hidden') storeHere()
    void send()
  }
  const onOnline = () => void send()

  // Somebody may have typed before the page woke, or the browser has restored what they typed.
  if (isUnsaved || isChanged(form)) {
    unsentSince = Date.now()
    report({ kind: 'typing' })
    later()
  }
  form.addEventListener('input', onTyping)
  addEventListener('pagehide', onLeave)
  addEventListener('online', onOnline)
  document.addEventListener('visibilitychange', onSight)
  return {
    hasUnsent: () => unsentSince !== undefined,
    leave() {
      typedAtSave = typed
      if (unsentSince !== undefined) storeHere()
    },
    beginSave() {
      isSaving = true
      typedAtSave = typed
      clearTimeout(timer)
    },
    endSave(isSaved) {
      isSaving = false
      if (!isSaved) return void (unsentSince !== undefined && later())
      clearTimeout(localTimer)
      removeLocal(hiddenValue(form, 'unsaved'))
      setHidden(form, 'unsaved', newKey())
      restored = undefined
      unsentSince = typed === typedAtSave ? undefined : Date.now()
      if (unsentSince === undefined) return
      report({ kind: 'typing' })
      storeHere()
      later()
    },
    stop() {
      clearTimeout(timer)
      clearTimeout(localTimer)
      form.removeEventListener('input', onTyping)
      removeEventListener('pagehide', onLeave)
      removeEventListener('online', onOnline)
      document.removeEventListener('visibilitychange', onSight)
    },
  }
}

/** What is typed into the form of a post. */
function typedFields(form: HTMLFormElement): Record<string, string> {
  const data = new FormData(form)
  return Object.fromEntries(
    POST_FIELDS.map((name) => [name, data.get(name)]).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}

/** The value of one of the form's hidden fields. */
function hiddenValue(form: HTMLFormElement, name: HiddenField): string {
  return hiddenField(form, name)?.value ?? ''
}

/** Sets a hidden field, which the form sends with everything else. */
export function setHidden(form: HTMLFormElement, name: HiddenField, value: string): void {
  const field = hiddenField(form, name)
  if (field) field.value = value
}

/** Whether the form shows something else than what its page was loaded with. */
function isChanged(form: HTMLFormElement): boolean {
  return POST_FIELDS.some((name) => {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLSelectElement) {
      const { options, selectedIndex } = field
      return (
        selectedIndex !==
        Math.max(
          0,
          [...options].findIndex((one) => one.defaultSelected),
        )
      )
    }
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    return isText && field.value !== field.defaultValue
  })
}

/** Whether the time at which the post appears is another one than when the page was loaded. */
export function isTimeTyped(form: HTMLFormElement): boolean {
  const field = form.elements.namedItem('at')
  return field instanceof HTMLInputElement && field.value !== hiddenValue(form, 'atBefore')
}

type HiddenField = 'id' | 'before' | 'version' | 'unsaved' | 'writer' | 'atBefore'

// `form.id` is the form's own attribute.
function hiddenField(form: HTMLFormElement, name: HiddenField): HTMLInputElement | undefined {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : undefined
}

/** Whether an event is about something that the form sends. */
function isTyping({ target }: Event): boolean {
  if (!(target instanceof HTMLElement) || target.matches('[readonly], [type=file]')) return false
  return (POST_FIELDS as readonly string[]).includes(target.getAttribute('name') ?? '')
}
