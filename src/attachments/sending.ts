import { loadCode } from '../browser/load-code.ts'
import { MAX_ATTACHMENT_BYTES } from '../settings/business.ts'
import { fileMessages, fileNotes } from './messages.ts'
import { type OnProgress, sendInOneRequest, type UploadOutcome } from './upload.ts'

/** How long a form that is being sent waits for a file that does not move. */
const PATIENCE_MS = 12_000
const LOOK_MS = 500
/** Afterward a photo counts as one that the browser cannot open. */
const SMALLER_WITHIN_MS = 30_000

interface Sending {
  stop: AbortController
  movedAt: number
  done: Promise<void>
}

/** The files of a form that are on their way, by their keys. */
export class Sendings {
  readonly #running = new Map<string, Sending>()

  /** Begins to send a file; nothing more is reported after `stop`. */
  start(
    key: string,
    file: File,
    events: { onProgress: OnProgress; onEnd(outcome: UploadOutcome): void },
  ): void {
    const stop = new AbortController()
    const { signal } = stop
    let shown = ''
    const onProgress: OnProgress = (progress) => {
      if (signal.aborted) return
      if (progress.phase !== 'waiting') sending.movedAt = Date.now()
      const now = `${progress.phase} ${progress.percent}`
      if (now !== shown) events.onProgress(progress)
      shown = now
    }
    const sending = { stop, movedAt: Date.now(), done: Promise.resolve() }
    sending.done = sendFile(file, onProgress, signal).then((outcome) => {
      if (signal.aborted) return
      this.#running.delete(key)
      events.onEnd(outcome)
    })
    this.#running.set(key, sending)
  }

  stop(key: string): void {
    this.#running.get(key)?.stop.abort()
    this.#running.delete(key)
  }

  /** Resolves when every file has been sent or has not moved for some time. */
  async settled(): Promise<void> {
    const since = Date.now()
    const isMoving = ({ movedAt }: Sending) => Date.now() - Math.max(movedAt, since) < PATIENCE_MS
    for (;;) {
      const moving = [...this.#running.values()].filter(isMoving)
      if (moving.length === 0) return
      const look = new Promise((resolve) => setTimeout(resolve, LOOK_MS))
      await Promise.race([look, ...moving.map(({ done }) => done)])
    }
  }
}

/**
 * Sends one file from the browser: in parts that survive a break, or in one request where that is impossible.
 * @param signal Aborts it, and removes what has arrived.
 * @returns Never rejects: a failure becomes the message to show at the file.
 */
async function sendFile(
  chosen: File,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<UploadOutcome> {
  const { name } = chosen
  const isTooLarge = chosen.size > MAX_ATTACHMENT_BYTES
  if (isTooLarge) onProgress({ phase: 'preparing', percent: 0 })
  const file = isTooLarge ? await smallerCopy(chosen) : await inMemory(chosen)
  if (!file) {
    const problem = isTooLarge ? fileMessages.tooLarge(name) : fileMessages.unreadable(name)
    return { ok: false, problem, lost: !isTooLarge }
  }
  if (!navigator.onLine) {
    onProgress({ phase: 'waiting', percent: 0 })
    await backOnline(signal)
  }
  // The server knows by a cookie whose parts they are.
  const inParts =
    navigator.cookieEnabled &&
    (await loadCode(() => import('./resumable-uploads/send.ts')).catch(() => undefined))
  const outcome = inParts
    ? await inParts.sendResumably(file, name, onProgress, signal)
    : await sendInOneRequest(file, onProgress, signal)
  if (!outcome.ok || !isTooLarge) return outcome
  return { ...outcome, file: { ...outcome.file, note: fileNotes.madeSmaller(name) } }
}

/** The file as it was when it was chosen: a browser does not send one that has been saved again since. */
async function inMemory(file: File): Promise<File | undefined> {
  const { name, type, lastModified } = file
  const bytes = await file.arrayBuffer().catch(() => undefined)
  return bytes && new File([bytes], name, { type, lastModified })
}

/** A photo that is too large, made smaller; undefined when the browser cannot, or not soon. */
function smallerCopy(photo: File): Promise<File | undefined> {
  const made = loadCode(() => import('./smaller-photo.ts'))
    .then(({ smallerPhoto }) => smallerPhoto(photo))
    .catch(() => undefined)
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, SMALLER_WITHIN_MS))
  return Promise.race([made, tooLate])
}

function backOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true })
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
