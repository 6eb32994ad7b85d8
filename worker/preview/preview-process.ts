/** Reads a file of the kind it is called with from standard input and writes its preview to standard output. */

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import openLibheif from 'libheif-js/libheif-wasm/libheif.js'
import sharp from 'sharp'
import { type Preview, type PreviewFault, pack } from './preview.ts'

/**
 * Decodes a file in this process, whose memory and time the caller limits. The decoders are
 * WebAssembly: what a hostile file does to them stays in their memory, and they reach nothing else.
 * @throws When a decoder cannot be loaded, whatever the file.
 */
export async function drawPreview(
  file: Buffer,
  contentType: string,
): Promise<Preview | PreviewFault> {
  return contentType === 'application/pdf' ? drawPdf(file) : drawHeic(file)
}

async function drawPdf(file: Buffer): Promise<Preview | PreviewFault> {
  const drawFirstPage = await openPdfDrawer()
  try {
    const { pages, ...pixels } = await drawFirstPage(file)
    return { pages, ...(await encode(pixels, { withCopy: false })) }
  } catch {
    return 'unreadable'
  }
}

async function drawHeic(file: Buffer): Promise<Preview | PreviewFault> {
  const decodeHeic = await openHeicDecoder()
  try {
    const pixels = decodeHeic(file)
    if (pixels === 'too large') return pixels
    return { pages: undefined, ...(await encode(pixels, { withCopy: true })) }
  } catch {
    return 'unreadable'
  }
}

/** Twice the size at which a screen shows it; a stamp is not drawn as a poster. */
const MAX_SCALE = 2

/**
 * Loads PDFium.
 * @returns What draws the first page of a PDF, with what was filled into its form. It throws when the
 *   file cannot be read, or is encrypted.
 */
export async function openPdfDrawer(): Promise<
  (file: Buffer) => Promise<Pixels & { pages: number }>
> {
  // Built without a JavaScript engine: a script in the file is never run.
  const library = await PDFiumLibrary.init()
  return async (file) => {
    const document = await library.loadDocument(file)
    const pages = document.getPageCount()
    const page = document.getPage(0)
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const longer = Math.max(originalWidth, originalHeight)
    if (pages < 1 || !(Math.min(originalWidth, originalHeight) > 0)) throw new Error('No page')
    const scale = Math.min(MAX_SCALE, MAX_SIDE_PX / longer)
    const { data, width, height } = await page.render({ scale, renderFormFields: true })
    return { pages, data, width, height, channels: 4 }
  }
}

const WASM = 'libheif-js/libheif-wasm/libheif.wasm'
/** Phones take pictures of up to 48 megapixels. */
const MAX_PIXELS = 50_000_000
const BYTES_PER_PIXEL = 3

type Heif = ReturnType<typeof openLibheif>

/**
 * Loads libheif.
 * @returns What decodes the main picture of a HEIC, turned as the file says. It throws when the file
 *   cannot be read.
 */
export async function openHeicDecoder(): Promise<(file: Buffer) => Pixels | 'too large'> {
  const wasmBinary = await readFile(createRequire(import.meta.url).resolve(WASM))
  const heif = openLibheif({ wasmBinary })
  return (file) => decode(heif, file)
}

function decode(heif: Heif, file: Buffer): Pixels | 'too large' {
  const context = heif.heif_context_alloc()
  const { code, message } = heif.heif_context_read_from_memory(context, file)
  if (code !== heif.heif_error_code.heif_error_Ok) throw new Error(String(message))
  const handle = heif.heif_js_context_get_primary_image_handle(context)
  if (pixelsOf(heif, handle) > MAX_PIXELS) return 'too large'
  const decoded = heif.heif_js_decode_image2(
    handle,
    heif.heif_colorspace.heif_colorspace_RGB,
    heif.heif_chroma.heif_chroma_interleaved_RGB,
  )
  const [channel] = decoded.channels ?? []
  if (!channel) throw new Error(decoded.message)
  const { width, height, stride, data } = channel
  return { data: withoutGaps(data, width * BYTES_PER_PIXEL, stride), width, height, channels: 3 }
}

function pixelsOf(heif: Heif, handle: ImageHandle): number {
  return heif.heif_image_handle_get_width(handle) * heif.heif_image_handle_get_height(handle)
}

type ImageHandle = Parameters<Heif['heif_image_handle_get_width']>[0]

/** Moves the rows together, in place. */
function withoutGaps(data: Uint8Array, rowBytes: number, stride: number): Uint8Array {
  const rows = Math.floor(data.length / stride)
  if (stride > rowBytes) {
    for (let row = 1; row < rows; row++) {
      data.copyWithin(row * rowBytes, row * stride, row * stride + rowBytes)
    }
  }
  return data.subarray(0, rows * rowBytes)
}

/** Of the picture that staff look at. */
export const MAX_SIDE_PX = 1600
const PICTURE_QUALITY = 80
const COPY_QUALITY = 90

/** A decoded picture: rows of 8-bit pixels without gaps, upright. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
  channels: 3 | 4
}

/** Encodes pixels as JPEG: what comes from them has no metadata. */
export async function encode(
  pixels: Pixels,
  { withCopy }: { withCopy: boolean },
): Promise<Pick<Preview, 'picture' | 'copy'>> {
  sharp.cache(false)
  sharp.concurrency(1)
  const picture = await open(pixels)
    .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: PICTURE_QUALITY })
    .toBuffer()
  // Optimized tables would require the whole JPEG in memory.
  const copy = withCopy
    ? await open(pixels).jpeg({ quality: COPY_QUALITY, optimizeCoding: false }).toBuffer()
    : undefined
  return { picture, copy }
}

function open({ data, width, height, channels }: Pixels) {
  return sharp(data, { raw: { width, height, channels } })
}

const [, , contentType = ''] = process.argv
// The decoders print what they think of a file.
for (const say of ['log', 'warn', 'error', 'info', 'debug'] as const) console[say] = () => {}
const preview = await drawPreview(await buffer(process.stdin), contentType)
process.stdout.write(pack(preview), () => process.exit())
