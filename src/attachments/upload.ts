import type { StoredFile } from '../browser/saved-form.ts'
import { fileMessages } from './messages.ts'

/** An upload is aborted after this time without progress: the form can be sent without the file. */
const STALLED_MS = 30_000

export type UploadOutcome =
  | { ok: true; file: StoredFile; note?: string; awaitsScan?: boolean }
  | { ok: false; problem: string; lost: boolean }

export interface UploadProgress {
  /** `waiting` for a network that breaks or stalls; `checking` once every byte has arrived. */
  phase: 'sending' | 'waiting' | 'checking'
  /** What has been sent, from 0 to 100. */
  percent: number
}

export type OnProgress = (progress: UploadProgress) => void

/** Sends one file in one request. */
export function uploadFile(
  file: File,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<UploadOutcome> {
  return new Promise((resolve) => {
    const interrupted = () =>
      resolve({ ok: false, problem: fileMessages.interrupted(file.name), lost: true })
    if (signal.aborted) return interrupted()
    const request = new XMLHttpRequest()
    let stalled = setTimeout(() => request.abort(), STALLED_MS)
    const moved = () => {
      clearTimeout(stalled)
      stalled = setTimeout(() => request.abort(), STALLED_MS)
    }
    request.upload.onprogress = ({ loaded, total }) => {
      moved()
      const percent = Math.floor((100 * loaded) / total)
      onProgress({ phase: percent === 100 ? 'checking' : 'sending', percent })
    }
    request.onload = () => resolve(readOutcome(request.status, request.responseText, file.name))
    request.onerror = interrupted
    request.onabort = interrupted
    request.onloadend = () => clearTimeout(stalled)
    signal.addEventListener('abort', () => request.abort())
    const body = new FormData()
    body.append('file', file)
    request.open('POST', '/api/attachments')
    request.send(body)
  })
}

/**
 * What the server says about a file that was sent.
 * @param sentName Its name, for a message when the answer has none.
 */
export function readOutcome(status: number, body: string, sentName: string): UploadOutcome {
  const unavailable = fileMessages.storeUnavailable(sentName)
  try {
    const answer = JSON.parse(body)
    if (status >= 400 || !answer.id) {
      return { ok: false, problem: answer.error || unavailable, lost: answer.lost ?? true }
    }
    const { id, name, size, type, note, checking } = answer
    const passwordProtected = note !== undefined
    const file = { id, name, sizeBytes: size, type, passwordProtected }
    return { ok: true, file, note, awaitsScan: checking === true }
  } catch {
    return { ok: false, problem: unavailable, lost: true }
  }
}
