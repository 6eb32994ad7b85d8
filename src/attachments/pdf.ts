import { type FileBytes, indexOf } from '../storage/spool.ts'

/**
 * Readers look for the header in the first 1024 bytes: printers, mail programs and old Macs put their own before it.
 * A web page that holds a PDF is none.
 */
const HEADER = /^(?!(?:\xef\xbb\xbf)?[\0\s]*<)[^]{0,1000}?%PDF-\d/
const TAIL_BYTES = 4096
const DICTIONARY_BYTES = 64 * 1024

/** Where a PDF begins in the first bytes of a file, or -1 when it is not a PDF. */
export function findPdfHeader(head: Buffer): number {
  const match = HEADER.exec(head.toString('latin1', 0, 1024))
  return match ? match[0].lastIndexOf('%PDF') : -1
}

/**
 * Whether the file's newest trailer names an encryption dictionary. A file that only restricts
 * printing counts too: telling them apart would require computing its key.
 */
export async function isEncryptedPdf(file: FileBytes, headerAt: number): Promise<boolean> {
  const tailAt = Math.max(0, file.size - TAIL_BYTES)
  const tail = (await file.read(tailAt, TAIL_BYTES)).toString('latin1')
  const startxref = [...tail.matchAll(/startxref\s+(\d{1,10})/g)].at(-1)?.[1]
  if (startxref === undefined) return namesEncryption(tail.slice(tail.lastIndexOf('trailer')))
  // Some programs count positions from the header, others from the first byte.
  for (const position of new Set([Number(startxref), Number(startxref) + headerAt])) {
    const dictionary = await trailerAt(file, position)
    if (dictionary !== undefined) return namesEncryption(dictionary)
  }
  return namesEncryption(tail.slice(tail.lastIndexOf('trailer')))
}

/** The trailer dictionary of a cross-reference table, or the dictionary of a cross-reference stream. */
async function trailerAt(file: FileBytes, position: number): Promise<string | undefined> {
  const start = (await file.read(position, 64)).toString('latin1')
  if (/^\s*\d+\s+\d+\s+obj/.test(start)) return textUntil(file, position, 'stream')
  if (!/^\s*xref/.test(start)) return undefined
  const trailer = await indexOf(file, 'trailer', position)
  return trailer < 0 ? undefined : textUntil(file, trailer, 'startxref')
}

async function textUntil(file: FileBytes, position: number, end: string): Promise<string> {
  const text = (await file.read(position, DICTIONARY_BYTES)).toString('latin1')
  const length = text.indexOf(end)
  return length < 0 ? text : text.slice(0, length)
}

function namesEncryption(dictionary: string): boolean {
  return /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(dictionary)
}
