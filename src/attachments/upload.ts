import { loadCode } from '../browser/load-code.ts'
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

/**
 * Sends one file from the browser: in parts that survive a break, or in one request where that is
 * impossible.
 * @param signal Aborts it, and removes what has arrived.
 * @returns Never rejects: a failure becomes the message to show at the file.
 */
export async function sendFile(
  file: File,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<UploadOutcome> {
  if (!navigator.onLine) {
    onProgress({ phase: 'waiting', percent: 0 })
    await backOnline(signal)
  }
  // The server knows by a cookie whose parts they are.
  const inParts =
    navigator.cookieEnabled &&
    (await loadCode(() => import('./sending/send-in-parts.ts')).catch(() => undefined))
  return inParts
    ? inParts.sendInParts(file, onProgress, signal)
    : uploadFile(file, onProgress, signal)
}

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
    if (status >= 400) {
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

function backOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true })
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
