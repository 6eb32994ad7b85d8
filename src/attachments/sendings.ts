import { sendFile } from './send-file.ts'
import type { OnProgress, UploadOutcome } from './upload.ts'

/** How long a form that is being sent waits for a file that does not move. */
const PATIENCE_MS = 12_000
const LOOK_MS = 500

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
    const done = sendFile(file, onProgress, signal).then((outcome) => {
      if (signal.aborted) return
      this.#running.delete(key)
      events.onEnd(outcome)
    })
    const sending = { stop, movedAt: Date.now(), done }
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
