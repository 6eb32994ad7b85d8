import { Upload } from 'tus-js-client'
import type { PartAnswer } from './part-requests.ts'

/**
 * One request has at most this much: a proxy may collect a request and pass on nothing of one that
 * breaks.
 */
const REQUEST_BYTES = 2 * 1024 * 1024
/** Without progress for this long, the visitor is told that it waits. */
const QUIET_MS = 5000
/** Without progress for this long, the connection is given up. */
const STALLED_MS = 15_000
/** The same once the browser has passed on all of a request, which may still be in its buffers. */
const UNANSWERED_MS = 45_000

export interface RestAnswer extends PartAnswer {
  /** Where the server has the part; undefined when it has none. */
  url: string | undefined
  /** How much the server is known to have. */
  accepted: number
}

interface Events {
  /** Bytes that have left the browser, in total. */
  onBytes(sent: number): void
  onQuiet(): void
  onUrl(url: string): void
}

/**
 * Sends what the server does not have yet, until it has everything or something breaks.
 * @param url Where an earlier attempt has begun.
 * @returns Status 200 when the server has everything; never rejects.
 */
export function sendRest(
  file: File,
  url: string | undefined,
  events: Events,
  signal: AbortSignal,
): Promise<RestAnswer> {
  return new Promise((resolve) => {
    let accepted = 0
    let isFirst = true
    const stop = new AbortController()
    const end = (status: number, body = '') => {
      stop.abort()
      for (const timer of timers) clearTimeout(timer)
      void upload.abort()
      resolve({ status, body, url: upload.url ?? url, accepted })
    }
    let timers: ReturnType<typeof setTimeout>[] = []
    const listen = (isAllSent: boolean) => {
      for (const timer of timers) clearTimeout(timer)
      timers = [
        setTimeout(events.onQuiet, QUIET_MS),
        setTimeout(end, isAllSent ? UNANSWERED_MS : STALLED_MS, 0),
      ]
    }
    const upload = new Upload(file, {
      // With both, the client starts over whenever the server cannot say how much it has.
      ...(url ? { uploadUrl: url } : { endpoint: `${location.origin}/api/uploads` }),
      chunkSize: REQUEST_BYTES,
      metadata: { filename: file.name },
      // Other failures are ours to judge, too: see send-in-parts.ts.
      retryDelays: null,
      storeFingerprintForResuming: false,
      onUploadUrlAvailable: () => events.onUrl(upload.url ?? ''),
      onProgress(sent) {
        // The first one says where the server wants to go on.
        if (isFirst) accepted = sent
        isFirst = false
        const isAllSent = sent === file.size || (sent - accepted) % REQUEST_BYTES === 0
        listen(sent > accepted && isAllSent)
        events.onBytes(sent)
      },
      onChunkComplete: (_, total) => {
        accepted = total
      },
      onSuccess: () => end(200),
      onError(error) {
        const answer = 'originalResponse' in error ? error.originalResponse : undefined
        end(answer?.getStatus() ?? 0, answer?.getBody())
      },
    })
    signal.addEventListener('abort', () => end(0), { signal: stop.signal })
    addEventListener('offline', () => end(0), { signal: stop.signal })
    listen(false)
    upload.start()
  })
}
