/** Reads a file of the kind it is called with from standard input and writes its preview to standard output. */

import { buffer } from 'node:stream/consumers'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp, { type Sharp } from 'sharp'
import { resolutionOf } from '../../src/attachments/tiff.ts'
import { MAX_PICTURE_PIXELS } from '../../src/settings/business.ts'
import { openHeicReader } from './heic.ts'
import { type Preview, type PreviewFault, pack } from './preview.ts'

/**
 * Decodes a file in this process, whose memory and time the caller limits. The decoders of PDF and HEIC are
 * WebAssembly: what a hostile file does to them stays in their memory, and they reach nothing else.
 * @throws When a decoder cannot be loaded, whatever the file.
 */
async function drawPreview(file: Buffer, contentType: string): Promise<Preview | PreviewFault> {
  sharp.cache(false)
  sharp.concurrency(1)
  const draw = await openDrawer(contentType)
  try {
    return await draw(file)
  } catch {
    return 'unreadable'
  }
}

type Draw = (file: Buffer) => Promise<Preview | PreviewFault>

async function openDrawer(contentType: string): Promise<Draw> {
  if (contentType === 'application/pdf') return openPdfDrawer()
  if (contentType === 'image/tiff') return drawFax
  const read = await openHeicReader()
  return async (file) => {
    const open = await read(file)
    if (open === 'too large') return open
    // Optimized tables would require the whole JPEG in memory.
    const copy = open().jpeg({ quality: COPY_QUALITY, optimizeCoding: false })
    return { pages: undefined, picture: await shrink(open()), copy: await copy.toBuffer() }
  }
}

/** Twice the size at which a screen shows it; a stamp is not drawn as a poster. */
const MAX_SCALE = 2
/** A receipt or a strip chart is longer than that many times its width: its beginning is shown, large enough to read. */
const MAX_SHAPE = 3
/** Of a whole page, drawn before its beginning is cut out. */
const MAX_PAGE_PIXELS = 20_000_000
/** What a form that only Acrobat can show (XFA) has as its page for all others. */
const PLACEHOLDER = /message is not eventually\s+replaced\s+by the\s+proper\s+contents/i

/** Draws the first page of a PDF, with what was filled into its form. */
async function openPdfDrawer(): Promise<Draw> {
  // Built without a JavaScript engine: a script in the file is never run.
  const library = await PDFiumLibrary.init()
  return async (file) => {
    const document = await library.loadDocument(file)
    const pages = document.getPageCount()
    const page = document.getPage(0)
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const shorter = Math.min(originalWidth, originalHeight)
    const longer = Math.max(originalWidth, originalHeight)
    if (pages < 1 || !(shorter > 0)) throw new Error('No page')
    if (pages === 1 && PLACEHOLDER.test(page.getText())) return 'needs Acrobat'
    const scale = Math.min(
      MAX_SCALE,
      MAX_SIDE_PX / Math.min(longer, MAX_SHAPE * shorter),
      Math.sqrt(MAX_PAGE_PIXELS / (originalWidth * originalHeight)),
    )
    const { data, ...size } = await page.render({ scale, renderFormFields: true })
    const most = MAX_SHAPE * Math.min(size.width, size.height)
    const shown = { width: Math.min(size.width, most), height: Math.min(size.height, most) }
    const whole = sharp(data, { raw: { ...size, channels: 4 } })
    return {
      pages,
      picture: await shrink(whole.extract({ left: 0, top: 0, ...shown })),
      copy: undefined,
    }
  }
}

/** From this orientation on, a scan lies on its side. */
const LYING = 5

/** Draws the first page of a TIFF. Most are faxes, whose pixels may be twice as high as they are wide. */
async function drawFax(file: Buffer): Promise<Preview | PreviewFault> {
  const fax = sharp(file, { limitInputPixels: false })
  const { orientation = 1, pages, autoOrient } = await fax.metadata()
  const { width, height } = autoOrient
  if (width * height > MAX_PICTURE_PIXELS) return 'too large'
  const { across, down } = resolutionOf(file)
  const shape = orientation < LYING ? down / across : across / down
  const square = fax.autoOrient().resize({
    width: Math.round(width * Math.max(1, shape)),
    height: Math.round(height * Math.max(1, 1 / shape)),
    fit: 'fill',
  })
  return {
    pages: pages ?? 1,
    picture: await shrink(sharp(await square.png().toBuffer())),
    copy: undefined,
  }
}

/** Of the picture that staff look at. */
const MAX_SIDE_PX = 1600
const PICTURE_QUALITY = 80
const COPY_QUALITY = 90

/** As a JPEG in sRGB, without metadata. What shines through is paper: the colors under it were never meant to be seen. */
function shrink(picture: Sharp): Promise<Buffer> {
  return picture
    .flatten({ background: 'white' })
    .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: PICTURE_QUALITY })
    .toBuffer()
}

const [, , contentType = ''] = process.argv
// The decoders print what they think of a file.
for (const say of ['log', 'warn', 'error', 'info', 'debug'] as const) console[say] = () => {}
const preview = await drawPreview(await buffer(process.stdin), contentType)
process.stdout.write(pack(preview), () => process.exit())
