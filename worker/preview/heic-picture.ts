import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import openLibheif from 'libheif-js/libheif-wasm/libheif.js'
import type { Pixels } from './pixels.ts'

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
