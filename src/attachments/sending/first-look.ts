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

/** What the browser can know to be wrong with a file before it sends it. */
export async function firstLook(file: File): Promise<string | undefined> {
  let head: string
  try {
    const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
    head = String.fromCharCode(...bytes)
  } catch {
    return fileMessages.unreadable(file.name)
  }
  return BEGINNINGS.some((begins) => begins.test(head))
    ? undefined
    : fileMessages.wrongType(file.name)
}
