import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fileMessages } from '../../../src/attachments/messages.ts'
import { officeCopy } from '../../../src/attachments/office-copy.ts'
import { smallPicture } from '../../../src/attachments/small-picture.ts'
import { openObjectStore } from '../../../src/storage/open.ts'
import { png } from '../../samples/files/images.ts'
import { acceptedFiles } from '../../samples/files.ts'
import { openScanSetup, sha256 } from '../../samples/scan-setup.ts'
import { openSqlite } from '../../servers/databases.ts'

const WHERE = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 10/1 0/1' } }
const CAMERA = { IFD0: { Make: 'Harbor Camera' } }

async function photo(format: 'jpeg' | 'png'): Promise<Buffer> {
  const plain = sharp({ create: { width: 40, height: 20, channels: 3, background: '#0b397c' } })
  return plain
    .withExif({ ...CAMERA, ...WHERE })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer()
}

function object(bytes: Buffer) {
  return {
    body: Readable.from([bytes.subarray(0, 100), bytes.subarray(100)]),
    sizeBytes: bytes.length,
  }
}

test.each(['jpeg', 'png'] as const)(
  'staff get a %s upright and without the place',
  async (format) => {
    const original = await photo(format)
    expect((await sharp(original).metadata()).exif?.toString('latin1')).toContain('Harbor Camera')
    const copy = await buffer(officeCopy(`image/${format}`, object(original)).body)
    const about = await sharp(copy).metadata()
    // What is left of the tags is the one that turns it.
    expect(about).toMatchObject({ format, width: 40, height: 20, orientation: 6 })
    expect([about.xmp, about.iptc]).toEqual([undefined, undefined])
    expect(about.exif?.length ?? 0).toBeLessThan(250)
    expect(copy.toString('latin1')).not.toMatch(/Harbor Camera|GPS/)
    expect(gpsTagIn(original)).toBe(true)
    expect(gpsTagIn(copy)).toBe(false)
  },
)

test('staff get a heic as it came, and read that it may name the place', async () => {
  const { bytes } = acceptedFiles.heic!
  const { body, sizeBytes, note } = officeCopy('image/heic', object(bytes))
  expect(sha256(await buffer(body))).toBe(sha256(bytes))
  expect(sizeBytes).toBe(bytes.length)
  expect(note).toContain('where the picture was taken')
})

test('staff get every other kind as it came', async () => {
  for (const extension of ['pdf', 'doc', 'docx']) {
    const { bytes, type } = acceptedFiles[extension]!
    const { body, note } = officeCopy(type, object(bytes))
    expect(sha256(await buffer(body))).toBe(sha256(bytes))
    expect(note).toBeUndefined()
  }
})

test('a picture that would fill the memory of the process when it is opened is not opened', async () => {
  const bomb = pngHeader(10_000, 10_000, { bits: 16, color: 6, isInterlaced: true })
  const reason = 'would take too much memory'
  await expect(buffer(officeCopy('image/png', object(bomb)).body)).rejects.toThrow(reason)
  await expect(smallPicture(object(bomb).body, 320)).rejects.toThrow(reason)
  // Read line by line, or small enough, they fail for what they lack.
  for (const harmless of [
    pngHeader(10_000, 10_000, { bits: 16, color: 6 }),
    pngHeader(4000, 4000, { bits: 16, color: 6, isInterlaced: true }),
  ]) {
    const error = await smallPicture(object(harmless).body, 320).catch((one: Error) => one)
    expect(error).toBeInstanceOf(Error)
    expect(`${error}`).not.toContain(reason)
  }
})

test('a picture that cannot be opened fails, and the next one does not wait for it', async () => {
  const broken = (await photo('jpeg')).subarray(0, 200)
  await expect(buffer(officeCopy('image/jpeg', object(broken)).body)).rejects.toThrow()
  await expect(
    buffer(officeCopy('image/png', object(pngHeader(30_000, 30_000))).body),
  ).rejects.toThrow()
  const left = officeCopy('image/jpeg', object(await photo('jpeg'))).body
  left.destroy()
  const breaking = new Readable({ read: () => {} })
  const cut = buffer(officeCopy('image/jpeg', { body: breaking, sizeBytes: 1 }).body)
  breaking.destroy(new Error('the store is unavailable'))
  await expect(cut).rejects.toThrow('the store is unavailable')
  const next = officeCopy('image/jpeg', object(await photo('jpeg')))
  expect((await buffer(next.body)).length).toBeGreaterThan(0)
})

test('a picture of absurd dimensions is refused at the upload, one just within them is not', async () => {
  const database = await openSqlite()
  const { upload } = openScanSetup(database, openObjectStore(database), undefined)
  for (const [width, height] of [
    [30_001, 1],
    [1, 30_001],
    [10_001, 10_000],
    [4_000_000_000, 4_000_000_000],
  ] as const) {
    await expect(upload('chart.png', pngHeader(width, height))).rejects.toThrow(
      fileMessages.tooManyPixels('chart.png'),
    )
  }
  await expect(upload('chart.jpg', jpegHeader(65_000, 65_000))).rejects.toThrow('megapixels')
  await upload('chart.jpg', jpegHeader(10_000, 10_000))
  await upload('chart.png', pngHeader(10_000, 10_000))
})

/** Tag 0x8825 (GPS location) with its type and a count of one, in either byte order. */
function gpsTagIn(bytes: Buffer): boolean {
  const tags = ['2588040001000000', '8825000400000001']
  return tags.some((tag) => bytes.includes(Buffer.from(tag, 'hex')))
}

/** Claims this size; there are no pixels behind it. */
function pngHeader(
  width: number,
  height: number,
  { bits = 8, color = 0, isInterlaced = false } = {},
): Buffer {
  const bytes = png()
  bytes.set([bits, color, 0, 0, isInterlaced ? 1 : 0], 24)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

/** Likewise, with a long preview before the frame. */
function jpegHeader(width: number, height: number): Buffer {
  const { bytes } = acceptedFiles.jpg!
  const preview = Buffer.alloc(60_000, 0xc0)
  preview.writeUInt32BE(0xffe10000 + preview.length - 2)
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0, 0, 11]))
  const changed = Buffer.from(bytes)
  changed.writeUInt16BE(height, frame + 5)
  changed.writeUInt16BE(width, frame + 7)
  return Buffer.concat([changed.subarray(0, 20), preview, preview, changed.subarray(20)])
}
