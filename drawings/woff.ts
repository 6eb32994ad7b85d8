import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

const HEADER_BYTES = 44
const ENTRY_BYTES = 20

/** The tables of one of our WOFF 1 files, by their four-letter tags. */
export function readWoff(file: string): Map<string, Buffer> {
  const bytes = readFileSync(new URL(`fonts/${file}`, import.meta.url))
  if (bytes.toString('latin1', 0, 4) !== 'wOFF') throw new Error(`${file} is not a WOFF 1 font`)
  const entries = Array.from({ length: bytes.readUInt16BE(12) }, (_, index) => {
    const at = HEADER_BYTES + ENTRY_BYTES * index
    const [offset, packed, length] = [4, 8, 12].map((field) => bytes.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ]
    const stored = bytes.subarray(offset, offset + packed)
    const table = packed < length ? inflateSync(stored) : stored
    return [bytes.toString('latin1', at, at + 4), table] as const
  })
  return new Map(entries)
}
