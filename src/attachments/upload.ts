import type { StoredFile } from '../browser/saved-form.ts'
import { fileMessages } from './messages.ts'

/** An upload is aborted after this time without progress: the form can be sent without the file. */
const STALLED_MS = 30_000

export type UploadOutcome =
  | { ok: true; file: StoredFile; note?: string }
  | { ok: false; problem: string; lost: boolean }

/**
 * Uploads one file from the browser.
 * @param onProgress Called with percent from 0 to 100.
 * @param signal Aborts the upload.
 * @returns Never rejects: a failure becomes the message to show at the file.
 */
export function uploadFile(
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<UploadOutcome> {
  return new Promise((resolve) => {
    const interrupted = () =>
      resolve({ ok: false, problem: fileMessages.interrupted(file.name), lost: true })
    const request = new XMLHttpRequest()
    let stalled = setTimeout(() => request.abort(), STALLED_MS)
    const moved = () => {
      clearTimeout(stalled)
      stalled = setTimeout(() => request.abort(), STALLED_MS)
    }
    request.upload.onprogress = ({ loaded, total }) => {
      moved()
      onProgress(Math.round((100 * loaded) / total))
    }
    request.onload = () => resolve(readAnswer(request, file))
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

function readAnswer(request: XMLHttpRequest, file: File): UploadOutcome {
  try {
    const answer = JSON.parse(request.responseText)
    if (request.status >= 400) {
      return {
        ok: false,
        problem: answer.error ?? fileMessages.storeUnavailable(file.name),
        lost: answer.lost ?? true,
      }
    }
    const { id, name, size, type, note } = answer
    const passwordProtected = note !== undefined
    return { ok: true, file: { id, name, sizeBytes: size, type, passwordProtected }, note }
  } catch {
    return { ok: false, problem: fileMessages.storeUnavailable(file.name), lost: true }
  }
}
