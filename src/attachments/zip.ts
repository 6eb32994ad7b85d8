import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import type { FileBytes } from '../storage/bytes.ts'

const inflate = promisify(inflateRaw)

const LOCAL_HEADER = Buffer.from('PK\x03\x04', 'latin1')
const LOCAL_HEADER_BYTES = 30
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46
const END = Buffer.from('PK\x05\x06', 'latin1')
const END_BYTES = 22
const MAX_COMMENT_BYTES = 0xffff
/** About 10,000 entries; a document with more is refused. */
const MAX_DIRECTORY_BYTES = 1024 * 1024
const ENCRYPTED = 1
const STORED = 0
const DEFLATED = 8

export interface ZipEntry {
  flags: number
  method: number
  compressedBytes: number
  position: number
}

/** Whether the first bytes of a file are those of a zip archive. */
export function isZip(head: Buffer): boolean {
  return head.subarray(0, LOCAL_HEADER.length).equals(LOCAL_HEADER)
}

/** The entries by name, from the central directory, which every reader uses; none when damaged. */
export async function readZipDirectory(file: FileBytes): Promise<Map<string, ZipEntry>> {
  const entries = new Map<string, ZipEntry>()
  const tailBytes = Math.min(file.size, END_BYTES + MAX_COMMENT_BYTES)
  const tail = await file.read(file.size - tailBytes, tailBytes)
  const end = tail.lastIndexOf(END)
  if (end < 0 || end + END_BYTES > tail.length) return entries
  const directoryBytes = tail.readUInt32LE(end + 12)
  if (directoryBytes > MAX_DIRECTORY_BYTES) return entries
  const directory = await file.read(tail.readUInt32LE(end + 16), directoryBytes)
  for (let at = 0; at + ENTRY_BYTES <= directory.length; ) {
    if (directory.readUInt32LE(at) !== ENTRY) break
    const nameEnd = at + ENTRY_BYTES + directory.readUInt16LE(at + 28)
    entries.set(directory.toString('utf8', at + ENTRY_BYTES, nameEnd), {
      flags: directory.readUInt16LE(at + 8),
      method: directory.readUInt16LE(at + 10),
      compressedBytes: directory.readUInt32LE(at + 20),
      position: directory.readUInt32LE(at + 42),
    })
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return entries
}

/** An entry's content, or undefined when it is encrypted, damaged or larger than `maxBytes`. */
export async function readZipEntry(
  file: FileBytes,
  entry: ZipEntry,
  maxBytes: number,
): Promise<Buffer | undefined> {
  if (entry.flags & ENCRYPTED || entry.compressedBytes > maxBytes) return undefined
  const header = await file.read(entry.position, LOCAL_HEADER_BYTES)
  if (header.length < LOCAL_HEADER_BYTES || !isZip(header)) return undefined
  const start = LOCAL_HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28)
  const content = await file.read(entry.position + start, entry.compressedBytes)
  if (entry.method === STORED) return content
  if (entry.method !== DEFLATED) return undefined
  // Stops at the limit, however large the entry would inflate.
  return inflate(content, { maxOutputLength: maxBytes }).catch(() => undefined)
}
