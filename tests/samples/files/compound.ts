const SECTOR = 512
const END_OF_CHAIN = 0xfffffffe
const FREE = 0xffffffff
const FAT_SECTOR = 0xfffffffd
const ENTRY = 128
const STORAGE = 1
const STREAM = 2
const ROOT = 5

type Streams = Record<string, Buffer>

interface Entry {
  name: string
  type: number
  content?: Buffer
  child?: number
  right?: number
}

/**
 * A compound file with these streams at its top, and further ones in storages.
 * @param clsid What its program says that it is, as the 32 digits in the file.
 * @param directoryLast Puts the directory behind the streams, as Word does in long files.
 */
export function compoundFile(
  top: Streams,
  storages: Record<string, Streams> = {},
  { directoryLast = false, clsid = '' }: { directoryLast?: boolean; clsid?: string } = {},
): Buffer {
  const entries = listEntries(top, storages)
  const streams = entries.flatMap((entry) => (entry.content ? [pad(entry.content)] : []))
  const directoryBytes = pad(Buffer.alloc(entries.length * ENTRY)).length
  const dataSectors = (directoryBytes + streams.reduce((sum, s) => sum + s.length, 0)) / SECTOR
  const { fatSectors, difatSectors } = tableSectors(dataSectors)
  const first = fatSectors + difatSectors
  const streamSectors = dataSectors - directoryBytes / SECTOR
  const directoryAt = directoryLast ? first + streamSectors : first
  const streamsAt = directoryLast ? first : first + directoryBytes / SECTOR

  const fat = new Uint32Array((fatSectors * SECTOR) / 4).fill(FREE)
  fat.fill(FAT_SECTOR, 0, first)
  chain(fat, directoryAt, directoryBytes / SECTOR)
  const starts: number[] = []
  let at = streamsAt
  for (const stream of streams) {
    starts.push(at)
    chain(fat, at, stream.length / SECTOR)
    at += stream.length / SECTOR
  }
  const directory = pad(Buffer.concat(entries.map((entry) => writeEntry(entry, starts))))
  directory.write(clsid, 80, 'hex')
  const data = directoryLast ? [...streams, directory] : [directory, ...streams]
  const { header, difat } = writeHeader(fatSectors, difatSectors, directoryAt)
  return Buffer.concat([header, Buffer.from(fat.buffer), difat, ...data])
}

function listEntries(top: Streams, storages: Record<string, Streams>): Entry[] {
  const entries: Entry[] = [{ name: 'Root Entry', type: ROOT, child: 1 }]
  const add = (streams: Streams) => {
    for (const [name, content] of Object.entries(streams)) {
      entries.push({ name, type: STREAM, content, right: entries.length + 1 })
    }
  }
  add(top)
  for (const name of Object.keys(storages)) {
    entries.push({ name, type: STORAGE, right: entries.length + 1 })
  }
  delete entries.at(-1)!.right
  for (const [name, streams] of Object.entries(storages)) {
    entries.find((entry) => entry.name === name)!.child = entries.length
    add(streams)
    delete entries.at(-1)!.right
  }
  return entries
}

function tableSectors(dataSectors: number) {
  let fatSectors = 1
  let difatSectors = 0
  while (fatSectors * 128 < dataSectors + fatSectors + difatSectors) {
    fatSectors++
    difatSectors = Math.max(0, Math.ceil((fatSectors - 109) / 127))
  }
  return { fatSectors, difatSectors }
}

function writeHeader(fatSectors: number, difatSectors: number, directoryAt: number) {
  const header = Buffer.alloc(SECTOR)
  header.write('d0cf11e0a1b11ae1', 'hex')
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(fatSectors, 44)
  header.writeUInt32LE(directoryAt, 48)
  header.writeUInt32LE(4096, 56)
  header.writeUInt32LE(difatSectors > 0 ? fatSectors : END_OF_CHAIN, 68)
  header.writeUInt32LE(difatSectors, 72)
  const difat = Buffer.alloc(difatSectors * SECTOR, 0xff)
  for (let i = 0; i < 109; i++) header.writeUInt32LE(i < fatSectors ? i : FREE, 76 + i * 4)
  for (let i = 109; i < fatSectors; i++) {
    const rest = i - 109
    difat.writeUInt32LE(i, Math.floor(rest / 127) * SECTOR + (rest % 127) * 4)
  }
  for (let i = 1; i <= difatSectors; i++) {
    difat.writeUInt32LE(i < difatSectors ? fatSectors + i : END_OF_CHAIN, i * SECTOR - 4)
  }
  return { header, difat }
}

function writeEntry(entry: Entry, starts: number[]): Buffer {
  const bytes = Buffer.alloc(ENTRY)
  bytes.write(entry.name, 'utf16le')
  bytes.writeUInt16LE(entry.name.length * 2 + 2, 64)
  bytes[66] = entry.type
  bytes.writeUInt32LE(FREE, 68)
  bytes.writeUInt32LE(entry.right ?? FREE, 72)
  bytes.writeUInt32LE(entry.child ?? FREE, 76)
  bytes.writeUInt32LE(entry.content ? starts.shift()! : 0, 116)
  bytes.writeUInt32LE(entry.content?.length ?? 0, 120)
  return bytes
}

function chain(fat: Uint32Array, at: number, count: number) {
  for (let i = 0; i < count; i++) fat[at + i] = i === count - 1 ? END_OF_CHAIN : at + i + 1
}

function pad(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((SECTOR - (bytes.length % SECTOR)) % SECTOR)])
}
