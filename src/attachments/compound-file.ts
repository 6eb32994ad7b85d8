import type { FileBytes } from '../storage/bytes.ts'

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const HEADER_BYTES = 512
const ENTRY_BYTES = 128
const STREAM = 2
/** Sectors of the directory that are read: far more entries than a letter or a survey has. */
const MAX_DIRECTORY_SECTORS = 256
/** Sectors of the DIFAT that are read; one is enough for 15 MB. */
const MAX_DIFAT_SECTORS = 8
const HEADER_DIFAT_AT = 76

/** Microsoft's compound file (.doc, .xls, .msi, encrypted .docx): a file system in a file. */
export interface CompoundFile {
  /** Whether there is such a stream at the top level; those of embedded documents are deeper. */
  has(name: string): boolean
  /** The first bytes of a stream, at most one sector; undefined when it is missing or tiny. */
  start(name: string): Promise<Buffer | undefined>
}

/** Whether the first bytes of a file are those of a compound file. */
export function isCompoundFile(head: Buffer): boolean {
  return head.subarray(0, SIGNATURE.length).equals(SIGNATURE)
}

/** Reads the directory ([MS-CFB]), or gives up on a damaged one. */
export async function openCompoundFile(file: FileBytes): Promise<CompoundFile | undefined> {
  const header = await file.read(0, HEADER_BYTES)
  if (header.length < HEADER_BYTES) return undefined
  const shift = header.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) return undefined
  const sectors = sectorsOf(file, header, 2 ** shift)
  const streams = topStreams(await sectors.chain(header.readUInt32LE(48), MAX_DIRECTORY_SECTORS))
  const smallestStream = header.readUInt32LE(56)
  return {
    has: (name) => streams.has(name),
    async start(name) {
      const stream = streams.get(name)
      return stream && stream.size >= smallestStream ? sectors.read(stream.sector) : undefined
    },
  }
}

function sectorsOf(file: FileBytes, header: Buffer, sectorBytes: number) {
  const idsInSector = sectorBytes / 4
  const read = (sector: number) => file.read((sector + 1) * sectorBytes, sectorBytes)

  /** The sectors that hold the allocation table: 109 named in the header, the rest in a chain. */
  async function fatSectors(): Promise<number[]> {
    const fat = idsIn(header.subarray(HEADER_DIFAT_AT))
    let difat = header.readUInt32LE(68)
    for (let count = 0; count < MAX_DIFAT_SECTORS; count++) {
      const ids = idsIn(await read(difat))
      if (ids.length < idsInSector) break
      fat.push(...ids.slice(0, -1))
      difat = ids.at(-1) as number
    }
    return fat
  }

  async function chain(first: number, maxSectors: number): Promise<Buffer> {
    const fat = await fatSectors()
    const parts: Buffer[] = []
    for (let sector: number | undefined = first; sector !== undefined; ) {
      const part = await read(sector)
      // End-of-chain markers are also past the end of the file.
      if (part.length === 0 || parts.length === maxSectors) break
      parts.push(part)
      const fatSector: number | undefined = fat[Math.floor(sector / idsInSector)]
      if (fatSector === undefined) break
      sector = idsIn(await read(fatSector))[sector % idsInSector]
    }
    return Buffer.concat(parts)
  }

  return { read, chain }
}

function idsIn(bytes: Buffer): number[] {
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, i) => bytes.readUInt32LE(i * 4))
}

/** Walks the tree of entries under the root; their order and colors do not matter here. */
function topStreams(directory: Buffer): Map<string, { sector: number; size: number }> {
  const entry = (id: number) => directory.subarray(id * ENTRY_BYTES, (id + 1) * ENTRY_BYTES)
  const streams = new Map<string, { sector: number; size: number }>()
  const seen = new Set<number>()
  const open = directory.length >= ENTRY_BYTES ? [entry(0).readUInt32LE(76)] : []
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const at = entry(id)
    if (seen.has(id) || at.length < ENTRY_BYTES) continue
    seen.add(id)
    open.push(at.readUInt32LE(68), at.readUInt32LE(72))
    if (at[66] !== STREAM) continue
    const name = at.toString('utf16le', 0, Math.min(Math.max(at.readUInt16LE(64) - 2, 0), 62))
    streams.set(name, { sector: at.readUInt32LE(116), size: at.readUInt32LE(120) })
  }
  return streams
}
