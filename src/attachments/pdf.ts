import pLimit from 'p-limit'
import { findProgram, runLimited } from '../processes/run-limited.ts'
import { type FileBytes, indexOf } from '../storage/spool.ts'

/**
 * Readers look for the header in the first 1024 bytes: printers, mail programs and old Macs put their own before it.
 * A web page that holds a PDF is none.
 */
const HEADER = /^(?!(?:\xef\xbb\xbf)?[\0\s]*<)[^]{0,1000}?%PDF-\d/

/** Whether a PDF begins in the first bytes of a file. */
export function isPdf(head: Buffer): boolean {
  return HEADER.test(head.toString('latin1', 0, 1024))
}

/**
 * Whether a PDF opens only with a password. One that only restricts printing, as insurers' declarations do, is
 * encrypted too, and opens without one: PDFium knows, asked in a process of its own.
 */
export async function needsPassword(file: FileBytes): Promise<boolean> {
  return (await indexOf(file, '/Encrypt', 0)) >= 0 && !(await oneAtATime(() => opens(file)))
}

const TAIL_BYTES = 64 * 1024

/** Whether the end of a PDF is missing. Some programs write none, and PDFium opens what they write. */
export async function isPdfCut(file: FileBytes): Promise<boolean> {
  const end = await indexOf(file, '%%EOF', Math.max(0, file.size - TAIL_BYTES))
  return end < 0 && !(await oneAtATime(() => opens(file)))
}

const oneAtATime = pLimit(1)
/** It only reads the tables of the file, in a tenth of a second. */
const TIME = { processorSeconds: 3, milliseconds: 60_000 }

/** A file that brings the process down counts as one that does not open. */
async function opens(file: FileBytes): Promise<boolean> {
  const program = findProgram('pdf.js', new URL('pdf-process.ts', import.meta.url))
  const bytes = await file.read(0, file.size)
  const { written } = await runLimited([program], bytes, new AbortController().signal, TIME)
  return written.toString() === 'true'
}
