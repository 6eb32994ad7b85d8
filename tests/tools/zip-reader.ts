import { crc32 } from 'node:zlib'

const END = 0x06054b50
const NAME_AT = 46

/** The files of a zip whose entries are stored as they are, by name; throws where a checksum is another. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from(Uint32Array.of(END).buffer))
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let number = zip.readUInt16LE(end + 10); number > 0; number--) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) =>
      zip.readUInt16LE(at + field),
    ) as [number, number, number]
    const name = zip.toString('utf8', at + NAME_AT, at + NAME_AT + nameLength)
    const header = zip.readUInt32LE(at + 42)
    const begin = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28)
    const bytes = zip.subarray(begin, begin + zip.readUInt32LE(at + 20))
    if (zip.readUInt16LE(at + 10) !== 0 || crc32(bytes) !== zip.readUInt32LE(at + 16)) {
      throw new Error(`${name} is not as it was.`)
    }
    files.set(name, bytes)
    at += NAME_AT + nameLength + extraLength + commentLength
  }
  return files
}
