import { loadCode } from '../browser/load-code.ts'
import { type OnProgress, type UploadOutcome, uploadFile } from './upload.ts'

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

function backOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true })
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
