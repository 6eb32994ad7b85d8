import { openHeicDecoder } from './heic-picture.ts'
import { openPdfDrawer } from './pdf-page.ts'
import { encode } from './pixels.ts'
import type { Preview, PreviewFault } from './preview.ts'

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
