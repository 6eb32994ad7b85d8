import type { StoredFile } from '../browser/saved-form.ts'
import { fileMessages } from './messages.ts'

/** What became of a file; one that is `lost` is named to the agency. */
export type UploadOutcome =
  | { ok: true; file: StoredFile; awaitsScan?: boolean }
  | { ok: false; problem: string; lost: boolean }

export interface UploadProgress {
  /**
   * `preparing` a smaller copy of a photo; `waiting` for a network that breaks or stalls; `checking` once every byte
   * has arrived.
   */
  phase: 'preparing' | 'sending' | 'waiting' | 'checking'
  /** What has been sent, from 0 to 100. */
  percent: number
}

export type OnProgress = (progress: UploadProgress) => void

/** Sends one file in one request. */
export async function sendInOneRequest(
  file: File,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<UploadOutcome> {
  onProgress({ phase: 'sending', percent: 0 })
  try {
    const body = new FormData()
    body.append('file', file)
    const response = await fetch('/api/attachments', { method: 'POST', body, signal })
    return readOutcome(response.status, await response.text(), file.name)
  } catch {
    return { ok: false, problem: fileMessages.interrupted(file.name), lost: true }
  }
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
    const file = { id, name, sizeBytes: size, type, note }
    return { ok: true, file, awaitsScan: checking === true }
  } catch {
    return { ok: false, problem: unavailable, lost: true }
  }
}
