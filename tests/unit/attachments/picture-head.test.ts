import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPictureHead } from '../../../src/attachments/picture-head.ts'
import { boatHeic, heicThatClaims, panoramaHeic } from '../../samples/files/heic.ts'
import { fax } from '../../samples/files/images.ts'
import { pdf } from '../../samples/files/pdf.ts'

const headOf = (bytes: Buffer, contentType: string) => {
  const read = async (at: number, length: number) => bytes.subarray(at, at + length)
  return readPictureHead({ size: bytes.length, read }, contentType)
}
const photo = (format: 'jpeg' | 'png', options = {}) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#0b397c' } })
    .toFormat(format, options)
    .toBuffer()

test('a picture is whole when its end is there, with or without something behind it', async () => {
  const pictures: [Buffer, string][] = [
    [await photo('jpeg'), 'image/jpeg'],
    [await photo('jpeg', { progressive: true }), 'image/jpeg'],
    [await photo('png'), 'image/png'],
    [boatHeic(), 'image/heic'],
  ]
  for (const [bytes, type] of pictures) {
    const whole = { isTooLarge: false, isCut: false }
    expect(await headOf(bytes, type), type).toEqual(whole)
    expect(await headOf(Buffer.concat([bytes, Buffer.alloc(500)]), type), type).toEqual(whole)
    for (const percent of [60, 90]) {
      const part = bytes.subarray(0, Math.floor((bytes.length * percent) / 100))
      expect(await headOf(part, type), `${percent} percent of a ${type}`).toMatchObject({
        isCut: true,
      })
    }
  }
  expect(await headOf(fax('fax.tif'), 'image/tiff')).toEqual({ isTooLarge: false, isCut: false })
})

test('a TIFF is cut when its pixels lie behind its end', async () => {
  for (const name of ['fax.tif', 'fax-of-two-pages.tif'] as const) {
    expect(await headOf(fax(name), 'image/tiff')).toMatchObject({ isCut: false })
  }
  expect(await headOf(tiffWithPixelsLast(), 'image/tiff')).toMatchObject({ isCut: false })
  const cut = tiffWithPixelsLast().subarray(0, -50)
  expect(await headOf(cut, 'image/tiff')).toMatchObject({ isCut: true })
})

test('a PDF is cut when its end is missing and nothing opens it', async () => {
  const whole = pdf()
  expect(await headOf(whole, 'application/pdf')).toMatchObject({ isCut: false })
  const behind = Buffer.concat([whole, Buffer.alloc(3000)])
  expect(await headOf(behind, 'application/pdf')).toMatchObject({ isCut: false })
  const withoutEnd = Buffer.from(whole.toString('latin1').replace('%%EOF', ''), 'latin1')
  expect(await headOf(withoutEnd, 'application/pdf')).toMatchObject({ isCut: false })
  const part = whole.subarray(0, whole.length / 3)
  expect(await headOf(part, 'application/pdf')).toMatchObject({ isCut: true })
})

/** Of 16 by 16 gray pixels, as scanners write it: what it is first, and then the pixels. */
function tiffWithPixelsLast(): Buffer {
  const entries = [
    ...[
      [256, 16],
      [257, 16],
      [258, 8],
      [259, 1],
      [262, 1],
    ],
    ...[
      [273, 122],
      [277, 1],
      [278, 16],
      [279, 256],
    ],
  ] as const
  const file = Buffer.alloc(122 + 256)
  file.write('II*\0')
  file.writeUInt32LE(8, 4)
  file.writeUInt16LE(entries.length, 8)
  for (const [n, [tag, value]] of entries.entries()) {
    file.writeUInt16LE(tag, 10 + 12 * n)
    file.writeUInt16LE(4, 12 + 12 * n)
    file.writeUInt32LE(1, 14 + 12 * n)
    file.writeUInt32LE(value, 18 + 12 * n)
  }
  return file
}

test('a picture may have 100 megapixels, whatever its kind', async () => {
  expect(await headOf(panoramaHeic(), 'image/heic')).toMatchObject({ isTooLarge: false })
  expect(await headOf(heicThatClaims(10_000, 10_000), 'image/heic')).toMatchObject({
    isTooLarge: false,
  })
  expect(await headOf(heicThatClaims(10_001, 10_000), 'image/heic')).toMatchObject({
    isTooLarge: true,
  })
  expect(await headOf(faxThatClaims(10_000, 10_000), 'image/tiff')).toMatchObject({
    isTooLarge: false,
  })
  expect(await headOf(faxThatClaims(10_000, 10_001), 'image/tiff')).toMatchObject({
    isTooLarge: true,
  })
})

/** Its first two tags are its width and height. */
function faxThatClaims(width: number, height: number): Buffer {
  const file = Buffer.from(fax('fax.tif'))
  const at = file.readUInt32BE(4) + 2
  for (const [n, side] of [width, height].entries()) {
    file.writeUInt16BE(4, at + 12 * n + 2)
    file.writeUInt32BE(side, at + 12 * n + 8)
  }
  return file
}
