import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { makePreview, PreviewProcessDied } from '../../../worker/preview/make-preview.ts'
import type { Preview } from '../../../worker/preview/preview.ts'
import {
  boatHeic,
  croppedAndTurnedHeic,
  croppedHeic,
  heicInDisplayP3,
  heicThatClaims,
  heicWithoutProfile,
  panoramaHeic,
  transparentHeic,
  turnedHeic,
} from '../../samples/files/heic.ts'
import { hostilePdfs } from '../../samples/files/hostile-pdf.ts'
import { fax } from '../../samples/files/images.ts'
import { HEADERS, pdf, restrictedPdfs } from '../../samples/files/pdf.ts'
import { until } from '../../tools/until.ts'

const PDF = 'application/pdf'
const HEIC = 'image/heic'
/** Enough for all that ends by itself, on a machine that is busy with others, too. */
const TIME = { processorSeconds: 60, milliseconds: 280_000 }
const ENDLESS = 'a pattern of billions of tiles'
/** What takes far more processor time than a short limit: the limit ends it. */
const TOO_LONG = [ENDLESS, 'a drawing of drawings, 15 deep']
const SHORT = { processorSeconds: 2, milliseconds: 100_000 }
const endless = () => hostilePdfs[ENDLESS]?.() ?? Buffer.alloc(0)
const never = () => new AbortController().signal

async function made(contentType: string, file: Buffer): Promise<Preview> {
  const preview = await makePreview(contentType, file, never(), TIME)
  if (typeof preview === 'string') throw new Error(preview)
  return preview
}

/** Of the pixel at a place: red, green, blue. */
async function colorAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = sharp(picture).extract({ left, top, width: 1, height: 1 }).raw()
  return [...(await pixel.toBuffer())]
}

function distance(one: number[], other: number[]): number {
  return Math.max(...one.map((color, n) => Math.abs(color - (other[n] ?? 0))))
}

describe('a process of its own draws', () => {
  test('the first page of a PDF, and counts its pages', async () => {
    const { picture, pages, copy } = await made(PDF, pdf({ text: '1 0 0 rg 0 0 306 396 re f' }))
    expect([pages, copy]).toEqual([1, undefined])
    const { width, height } = await sharp(picture).metadata()
    expect([width, height]).toEqual([1224, 1584])
    const [red = 0, green = 255] = await colorAt(picture, 100, 1500)
    expect([red > 240, green < 15]).toEqual([true, true])
    expect(Math.min(...(await colorAt(picture, 1100, 100)))).toBeGreaterThan(250)
  })

  test('a HEIC upright, and whole as a JPEG, both without the place', async () => {
    const file = boatHeic()
    expect(file.toString('latin1')).toContain('Harbor Camera')
    const { picture, copy, pages } = await made(HEIC, file)
    expect(pages).toBeUndefined()
    for (const jpeg of [picture, copy ?? Buffer.alloc(0)]) {
      const { format, width, height, exif, icc, xmp } = await sharp(jpeg).metadata()
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 640, height: 480 })
      expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined])
      expect(jpeg.toString('latin1')).not.toContain('Harbor')
    }
    // The sun, and the water at the right.
    const [red = 0, , blue = 255] = await colorAt(picture, 90, 80)
    expect(red - blue).toBeGreaterThan(100)
    const turned = await made(HEIC, turnedHeic())
    const about = await sharp(turned.picture).metadata()
    expect([about.width, about.height, about.orientation]).toEqual([480, 640, undefined])
    const [sunRed = 0, , sunBlue = 255] = await colorAt(turned.picture, 400, 90)
    expect(sunRed - sunBlue).toBeGreaterThan(100)
  })

  test('a HEIC that was cropped, and one that was turned as well, as the file says', async () => {
    const whole = await made(HEIC, heicWithoutProfile())
    const cropped = await made(HEIC, croppedHeic())
    const turned = await made(HEIC, croppedAndTurnedHeic())
    const shapes = [
      [cropped.picture, 300, 200],
      [cropped.copy ?? Buffer.alloc(0), 300, 200],
      [turned.picture, 200, 300],
    ] as const
    for (const [jpeg, width, height] of shapes) {
      expect(await sharp(jpeg).metadata()).toMatchObject({ width, height })
    }
    for (const [x, y] of [
      [20, 10],
      [50, 60],
      [200, 180],
    ] as const) {
      const color = await colorAt(whole.picture, x + 40, y + 20)
      expect(distance(color, await colorAt(cropped.picture, x, y))).toBeLessThan(30)
      expect(distance(color, await colorAt(turned.picture, 199 - y, x))).toBeLessThan(30)
    }
  })

  test('a HEIC in the colors of iPhones in those of every screen', async () => {
    const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: 'black' } })
    const withProfile = await dot.withIccProfile('p3').png().toBuffer()
    const { icc } = await sharp(withProfile).metadata()
    const plain = await made(HEIC, heicWithoutProfile())
    for (const file of [heicInDisplayP3(), heicInDisplayP3(icc)]) {
      const { picture, copy = Buffer.alloc(0) } = await made(HEIC, file)
      for (const jpeg of [picture, copy]) {
        // The sun has more red and less blue in sRGB than its numbers say in Display P3.
        const [red = 0, , blue = 0] = await colorAt(jpeg, 90, 80)
        const [redNumber = 0, , blueNumber = 0] = await colorAt(plain.picture, 90, 80)
        expect([red - redNumber > 3, blueNumber - blue > 10]).toEqual([true, true])
      }
    }
  })

  test('what is transparent in a HEIC as white', async () => {
    const { picture, copy = Buffer.alloc(0) } = await made(HEIC, transparentHeic())
    for (const jpeg of [picture, copy]) {
      expect(Math.min(...(await colorAt(jpeg, 60, 40)))).toBeGreaterThan(250)
      const [red = 255, , blue = 0] = await colorAt(jpeg, 5, 40)
      expect([red < 15, blue > 190]).toEqual([true, true])
    }
  })

  test('the beginning of a page that is as long as a receipt, large enough to read', async () => {
    const receipt = pdf({ size: '226 6000', text: '1 0 0 rg 0 5900 226 100 re f 0 0 226 100 re f' })
    const { picture } = await made(PDF, receipt)
    expect(await sharp(picture).metadata()).toMatchObject({ width: 452, height: 1356 })
    const [red = 0, green = 255] = await colorAt(picture, 226, 100)
    expect([red > 240, green < 15]).toEqual([true, true])
    // The other end is not shown.
    expect(Math.min(...(await colorAt(picture, 226, 1350)))).toBeGreaterThan(250)
  })

  test.each(Object.entries(restrictedPdfs))('%s, which may not be printed', async (_, file) => {
    const [red = 0, green = 255] = await colorAt((await made(PDF, file)).picture, 100, 200)
    expect([red > 240, green < 15]).toEqual([true, true])
  })

  test.each(Object.entries(HEADERS))('a PDF behind what %s puts before it', async (_, before) => {
    const { picture } = await made(PDF, pdf({ before, text: '1 0 0 rg 0 0 306 396 re f' }))
    const [red = 0, green = 255] = await colorAt(picture, 100, 1500)
    expect([red > 240, green < 15]).toEqual([true, true])
  })

  test('a fax upright, in its true shape, and counts its pages', async () => {
    for (const [name, pages] of [
      ['fax.tif', 1],
      ['fax-of-two-pages.tif', 2],
    ] as const) {
      const { picture, pages: counted, copy } = await made('image/tiff', fax(name))
      expect([counted, copy]).toEqual([pages, undefined])
      // A page of 8.5 by 11.2 inches, whichever way it was scanned: the disk in its middle is round.
      expect(await sharp(picture).metadata()).toMatchObject({ width: 1207, height: 1600 })
      expect(Math.max(...(await colorAt(picture, 603, 800 - 340)))).toBeLessThan(50)
      expect(Math.min(...(await colorAt(picture, 603, 800 - 380)))).toBeGreaterThan(200)
    }
    const cut = fax('fax.tif').subarray(0, 1000)
    expect(await makePreview('image/tiff', cut, never(), TIME)).toBe('unreadable')
  })

  test('a scan as it says that it lies', async () => {
    const across = sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
    const scan = await across.withMetadata({ orientation: 6 }).tiff().toBuffer()
    const { picture } = await made('image/tiff', scan)
    expect(await sharp(picture).metadata()).toMatchObject({ width: 20, height: 40 })
  })

  test('of a form that shows only in Acrobat no page that says so', async () => {
    const words =
      'If this message is not eventually replaced by the proper contents of the document'
    const form = pdf({ text: `BT /F1 9 Tf 50 700 Td (${words}, ...) Tj ET` })
    expect(await makePreview(PDF, form, never(), TIME)).toBe('needs Acrobat')
  })

  test('a panorama of 63 megapixels in HEIC', async () => {
    const { picture, copy = Buffer.alloc(0) } = await made(HEIC, panoramaHeic())
    expect((await sharp(picture).metadata()).width).toBe(1600)
    expect(await sharp(copy).metadata()).toMatchObject({ width: 16_382, height: 3866 })
  })

  test.each<[string, Buffer, string]>([
    ['a HEIC cut short', boatHeic().subarray(0, 1500), 'unreadable'],
    ['a HEIC whose picture is cut off', boatHeic().subarray(0, 2600), 'unreadable'],
    ['a HEIC that claims 30,000 by 30,000 pixels', heicThatClaims(30_000, 30_000), 'too large'],
    ['a HEIC that claims more than it has', heicThatClaims(7000, 7000), 'unreadable'],
    [
      'random bytes',
      Buffer.concat([boatHeic().subarray(0, 28), randomBytes(99_999)]),
      'unreadable',
    ],
    ['no byte at all', Buffer.alloc(0), 'unreadable'],
  ])('%s to nothing', async (_, file, fault) => {
    expect(await makePreview(HEIC, file, never(), TIME)).toBe(fault)
  })

  test('an encrypted PDF to nothing', async () => {
    expect(await makePreview(PDF, pdf({ encrypted: true }), never(), TIME)).toBe('unreadable')
  })
})

describe('within its limits of memory and time ends', () => {
  test.each(Object.entries(hostilePdfs))('%s', async (name, file) => {
    const isTooLong = TOO_LONG.includes(name)
    const making = makePreview(PDF, file(), never(), isTooLong ? SHORT : TIME)
    if (isTooLong) return expect(making).rejects.toThrow(PreviewProcessDied)
    const outcome = await making
    // Whatever it draws is a picture of a bounded size.
    if (typeof outcome === 'object') {
      const { width = 0, height = 0 } = await sharp(outcome.picture).metadata()
      expect(Math.max(width, height)).toBeLessThanOrEqual(1600)
    } else expect(outcome).toBe('unreadable')
  })

  test('what is told to stop', async () => {
    const stop = new AbortController()
    const making = makePreview(PDF, endless(), stop.signal)
    await until('it runs', () => children().length > 0)
    stop.abort()
    await expect(making).rejects.toThrow()
    await until('it is gone', () => children().length === 0)
  })

  test('what is killed from outside', async () => {
    const making = makePreview(PDF, endless(), never())
    making.catch(() => {})
    await until('it runs', () => children().length > 0)
    for (const pid of children()) process.kill(pid, 'SIGKILL')
    await expect(making).rejects.toThrow(PreviewProcessDied)
  })
})

/** Read from the kernel: a small machine has no `ps`. */
function children(): number[] {
  const ours = readdirSync('/proc/self/task').flatMap((task) =>
    readFileSync(`/proc/self/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean),
  )
  return ours.map(Number).filter((pid) => commandOf(pid).includes('preview-process'))
}

/** Empty when the process has ended meanwhile. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}
