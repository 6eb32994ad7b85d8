import { crc32, deflateRawSync } from 'node:zlib'

/** A zip archive of these entries, deflated. */
export function zip(entries: Record<string, Buffer>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let position = 0
  for (const [name, content] of Object.entries(entries)) {
    const packed = deflateRawSync(content)
    const about = Buffer.alloc(26)
    about.writeUInt16LE(20, 0)
    about.writeUInt16LE(8, 4)
    about.writeUInt32LE(crc32(content), 10)
    about.writeUInt32LE(packed.length, 14)
    about.writeUInt32LE(content.length, 18)
    about.writeUInt16LE(Buffer.byteLength(name), 22)
    const part = Buffer.concat([Buffer.from('PK\x03\x04'), about, Buffer.from(name), packed])
    const where = Buffer.alloc(14)
    where.writeUInt32LE(position, 10)
    const madeBy = Buffer.from([20, 0])
    directory.push(Buffer.from('PK\x01\x02'), madeBy, about, where, Buffer.from(name))
    parts.push(part)
    position += part.length
  }
  const listing = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(listing.length, 12)
  end.writeUInt32LE(position, 16)
  return Buffer.concat([...parts, listing, end])
}
