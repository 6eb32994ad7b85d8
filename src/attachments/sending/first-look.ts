import { fileMessages } from '../messages.ts'

const HEAD_BYTES = 1024

/** How files of the accepted kinds begin. The server looks closer. */
const BEGINNINGS = [
  /^(?:\xef\xbb\xbf)?[\0\t\n\f\r ]{0,1000}%PDF-/,
  /^\xff\xd8\xff/,
  /^\x89PNG/,
  /^.{4}ftyp/s,
  /^PK\x03\x04/,
  /^\xd0\xcf\x11\xe0/,
]

/**
 * What the browser can know of a file before it sends it: what is wrong with it, or a fingerprint by
 * which it is recognized when it is chosen again.
 */
export async function firstLook(
  file: File,
): Promise<{ problem: string } | { fingerprint: string }> {
  try {
    const bytes = await file.arrayBuffer()
    const head = String.fromCharCode(...new Uint8Array(bytes.slice(0, HEAD_BYTES)))
    const isAccepted = BEGINNINGS.some((begins) => begins.test(head))
    if (!isAccepted) return { problem: fileMessages.wrongType(file.name) }
    return { fingerprint: await fingerprintOf(file, bytes) }
  } catch {
    return { problem: fileMessages.unreadable(file.name) }
  }
}

/**
 * By content: phones give a photo another date each time it is chosen. Without https there is no
 * digest, and the date has to do.
 */
async function fingerprintOf(file: File, bytes: ArrayBuffer): Promise<string> {
  const { name, type, size, lastModified } = file
  if (!crypto.subtle) return [name, type, size, lastModified].join('|')
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [name, ...digest].join('|')
}
