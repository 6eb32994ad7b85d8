import type { FileBytes } from '../storage/bytes.ts'
import type { CompoundFile } from './compound-file.ts'
import { readZipDirectory, readZipEntry } from './zip.ts'

/** The length of the header part that says how to read the rest ([MS-DOC] FibBase). */
const FLAGS_AT = 10
const ENCRYPTED_FLAG = 0x0100

const MAX_CONTENT_TYPES_BYTES = 1024 * 1024
/** A document without macros: one with macros has another type and is refused. */
const MAIN_PART =
  /ContentType\s*=\s*["']application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.document\.main\+xml["']/

/** The Word document in a compound file, or undefined when it contains something else. */
export async function wordDocumentOf(
  compound: CompoundFile,
): Promise<{ format: 'doc' | 'docx'; encrypted: boolean } | undefined> {
  // An encrypted .xlsx or .pptx looks the same from outside; it is accepted, but never marked
  // clean.
  if (compound.has('EncryptedPackage') && compound.has('EncryptionInfo')) {
    return { format: 'docx', encrypted: true }
  }
  if (!compound.has('WordDocument')) return undefined
  const fib = await compound.start('WordDocument')
  const flags = fib && fib.length > FLAGS_AT + 1 ? fib.readUInt16LE(FLAGS_AT) : 0
  return { format: 'doc', encrypted: (flags & ENCRYPTED_FLAG) !== 0 }
}

/** Whether a zip file is a .docx: `[Content_Types].xml` says so, wherever the parts are. */
export async function isWordPackage(file: FileBytes): Promise<boolean> {
  const entries = await readZipDirectory(file)
  const types = entries.get('[Content_Types].xml')
  if (!types || !entries.has('_rels/.rels')) return false
  const xml = await readZipEntry(file, types, MAX_CONTENT_TYPES_BYTES)
  return xml !== undefined && MAIN_PART.test(xml.toString('utf8'))
}
