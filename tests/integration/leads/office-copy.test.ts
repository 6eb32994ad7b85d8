import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { fileMessages } from '../../../src/attachments/messages.ts'
import {
  inTurn,
  officeCopy,
  smallPicture,
  UnreadablePicture,
} from '../../../src/attachments/office-copy.ts'
import { openObjectStore } from '../../../src/storage/open.ts'
import { noisyPng, png } from '../../samples/files/images.ts'
import { ultraHdr } from '../../samples/files/ultra-hdr.ts'
import { acceptedFiles } from '../../samples/files.ts'
import { openScanSetup } from '../../samples/scan-setup.ts'
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

const opening = (bytes: Buffer) => async () =>
  Readable.from([bytes.subarray(0, 100), bytes.subarray(100)])

test.each(['jpeg', 'png'] as const)(
  'staff get a %s upright and without the place',
  async (format) => {
    const original = await photo(format)
    expect((await sharp(original).metadata()).exif?.toString('latin1')).toContain('Harbor Camera')
    const copy = (await officeCopy(opening(original), `image/${format}`)) as Buffer
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

test('a picture that would fill the memory of the process when it is opened is not opened', async () => {
  const bomb = pngHeader(10_000, 10_000, { bits: 16, color: 6, isInterlaced: true })
  const reason = 'would take too much memory'
  await expect(officeCopy(opening(bomb), 'image/png')).rejects.toThrow(reason)
  await expect(smallPicture(opening(bomb), 320)).rejects.toThrow(reason)
  // Read line by line, or small enough, they fail for what they lack.
  for (const harmless of [
    pngHeader(10_000, 10_000, { bits: 16, color: 6 }),
    pngHeader(4000, 4000, { bits: 16, color: 6, isInterlaced: true }),
  ]) {
    const error = await smallPicture(opening(harmless), 320).catch((one: unknown) => one)
    expect(error).toBeInstanceOf(UnreadablePicture)
    expect(`${error}`).not.toContain(reason)
  }
})

test('of an Ultra HDR photo only the photo is decoded: what makes it brighter would need all of it in memory', async () => {
  const bytes = await ultraHdr(64, 48)
  expect((await sharp(bytes).metadata()).gainMap).toBeDefined()
  const whole = await inTurn(opening(bytes), async (picture, head) => {
    expect(head).toMatchObject({ width: 64, height: 48 })
    expect(head.gainMap).toBeUndefined()
    return picture.png().toBuffer()
  })
  expect(whole?.length).toBeGreaterThan(0)
})

test('a picture that cannot be opened fails, and the next one does not wait for it', async () => {
  const broken = (await photo('jpeg')).subarray(0, 200)
  await expect(officeCopy(opening(broken), 'image/jpeg')).rejects.toThrow(UnreadablePicture)
  await expect(officeCopy(opening(pngHeader(30_000, 30_000)), 'image/png')).rejects.toThrow(
    UnreadablePicture,
  )
  expect(await officeCopy(async () => undefined, 'image/jpeg')).toBeUndefined()
  const breaking = new Readable({ read: () => {} })
  const cut = officeCopy(async () => breaking, 'image/jpeg')
  breaking.destroy(new Error('the store is unavailable'))
  const error = await cut.catch((one: unknown) => one)
  expect(error).not.toBeInstanceOf(UnreadablePicture)
  expect(`${error}`).toContain('the store is unavailable')
  expect((await officeCopy(opening(await photo('jpeg')), 'image/jpeg'))?.length).toBeGreaterThan(0)
})

test('of twenty pictures at once, no more than one is open', async () => {
  const bytes = await photo('jpeg')
  let isOpen = false
  const small = Array.from({ length: 20 }, () =>
    smallPicture(async () => {
      expect(isOpen).toBe(false)
      isOpen = true
      return Readable.from(bytes).once('close', () => setImmediate(() => (isOpen = false)))
    }, 320),
  )
  for (const picture of await Promise.all(small)) expect(picture?.length).toBeGreaterThan(0)
})

test('a picture that nobody waits for any more is not opened', async () => {
  const { opened, openingAs } = await openingNamed()
  const left = new AbortController()
  const { signal } = left
  const first = smallPicture(openingAs('first'), 320)
  const small = smallPicture(openingAs('left'), 320, { signal })
  const copy = officeCopy(openingAs('left'), 'image/jpeg', { signal })
  const last = smallPicture(openingAs('last'), 320, { signal: new AbortController().signal })
  left.abort()
  expect(await Promise.all([small, copy])).toEqual([undefined, undefined])
  for (const picture of [await first, await last]) expect(picture?.length).toBeGreaterThan(0)
  expect(opened).toEqual(['first', 'last'])
})

test('a download waits for one of the pictures that a page shows, not for all', async () => {
  const { opened, openingAs } = await openingNamed()
  const small = ['1', '2', '3'].map((name) => smallPicture(openingAs(name), 320))
  await Promise.all([...small, officeCopy(openingAs('download'), 'image/jpeg')])
  expect(opened).toHaveLength(4)
  expect(opened.indexOf('download')).toBeLessThan(opened.indexOf('2'))
})

test('a picture that takes too long is given up', async () => {
  // Takes ten seconds and more: far more than is waited for here, on any machine.
  const slow = (picture: Sharp) => picture.median(99).png().toBuffer()
  const error = await inTurn(opening(noisyPng(3000)), slow, { mostSeconds: 1 }).catch(
    (one: unknown) => one,
  )
  expect(error).toBeInstanceOf(UnreadablePicture)
  expect(`${error}`).toContain('timeout')
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

/** Openings of a photo that say which of them came first. */
async function openingNamed() {
  const bytes = await photo('jpeg')
  const opened: string[] = []
  const openingAs = (name: string) => async () => {
    opened.push(name)
    return Readable.from([bytes])
  }
  return { opened, openingAs }
}

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
