import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import openLibheif from 'libheif-js/libheif-wasm/libheif.js'
import sharp, { type Sharp } from 'sharp'
import { MAX_PICTURE_PIXELS } from '../../src/settings/business.ts'
import { type Crop, toSrgb } from './to-srgb.ts'

const WASM = 'libheif-js/libheif-wasm/libheif.wasm'

type OpenPhoto = () => Sharp

/**
 * Loads libheif.
 * @returns What reads the main picture of a HEIC: turned and cropped as the file says, in sRGB. It throws when the file
 *   cannot be read.
 */
export async function openHeicReader(): Promise<
  (file: Buffer) => Promise<OpenPhoto | 'too large'>
> {
  const wasmBinary = await readFile(createRequire(import.meta.url).resolve(WASM))
  const heif = openLibheif({ wasmBinary })
  return async (file) => {
    const opened = new Heic(heif, file)
    if (opened.pixels > MAX_PICTURE_PIXELS) return 'too large'
    const { crop, profile, isPremultiplied } = opened
    const whole = crop ? new Heic(heif, withoutCrop(file, crop)) : opened
    const channels = whole.hasAlpha ? 4 : 3
    const pixels = { ...whole.decode(channels), channels, isPremultiplied } as const
    const icc = profile === 'Display P3' ? await displayP3() : profile
    const { data, raw } = await toSrgb(pixels, crop, icc)
    // Opened for each use: the library copies what it clones.
    return () => sharp(data, { raw })
  }
}

/** A crop as it lies once the picture is turned and mirrored. */
interface FoundCrop extends Crop {
  /** The size of the picture that it is cut from. */
  of: { width: number; height: number }
}

type Libheif = ReturnType<typeof openLibheif>
type Call = (error: number) => void

const RGB = 1
const INTERLEAVED = { 3: 10, 4: 11 } as const
const INTERLEAVED_CHANNEL = 10
const ERROR_BYTES = 12
const DISPLAY_P3 = 12
const QUARTER = 90
const FLIPPED = 0

/** A file in libheif, by its C interface; the memory is the process's, which ends after it. */
class Heic {
  readonly #heif: Libheif
  readonly #context: number
  readonly #handle: number

  constructor(heif: Libheif, file: Buffer) {
    this.#heif = heif
    this.#context = heif._heif_context_alloc()
    const bytes = heif._malloc(file.length)
    heif.HEAPU8.set(file, bytes)
    this.#do((error) =>
      heif._heif_context_read_from_memory_without_copy(error, this.#context, bytes, file.length, 0),
    )
    const [handle = 0] = this.#numbers(1, (at) =>
      this.#do((error) => heif._heif_context_get_primary_image_handle(error, this.#context, at)),
    )
    this.#handle = handle
  }

  /** Of all that has to be decoded. */
  get pixels(): number {
    const { _heif_image_handle_get_ispe_width: width, _heif_image_handle_get_ispe_height: height } =
      this.#heif
    return width(this.#handle) * height(this.#handle)
  }

  get hasAlpha(): boolean {
    return this.#heif._heif_image_handle_has_alpha_channel(this.#handle) !== 0
  }

  get isPremultiplied(): boolean {
    return this.#heif._heif_image_handle_is_premultiplied_alpha(this.#handle) !== 0
  }

  get profile(): Buffer | 'Display P3' | undefined {
    const heif = this.#heif
    const size = heif._heif_image_handle_get_raw_color_profile_size(this.#handle)
    if (size > 0) {
      const at = heif._malloc(size)
      this.#do((error) => heif._heif_image_handle_get_raw_color_profile(error, this.#handle, at))
      return Buffer.from(heif.HEAPU8.subarray(at, at + size))
    }
    const code = heif._malloc(ERROR_BYTES)
    const [nclx = 0] = this.#numbers(1, (at) =>
      heif._heif_image_handle_get_nclx_color_profile(code, this.#handle, at),
    )
    return nclx && heif.HEAPU32[nclx / 4 + 1] === DISPLAY_P3 ? 'Display P3' : undefined
  }

  get crop(): FoundCrop | undefined {
    const heif = this.#heif
    let width = heif._heif_image_handle_get_ispe_width(this.#handle)
    let height = heif._heif_image_handle_get_ispe_height(this.#handle)
    let crop: FoundCrop | undefined
    const item = heif._heif_image_handle_get_item_id(this.#handle)
    for (const property of this.#transformations(item)) {
      const kind = heif._heif_item_get_property_type(this.#context, item, property)
      if (kind === fourcc('clap')) {
        const [left = 0, top = 0, right = 0, bottom = 0] = this.#numbers(4, (at) =>
          heif._heif_item_get_property_transform_crop_borders(
            ...([this.#context, item, property, width, height] as const),
            ...([at, at + 4, at + 8, at + 12] as const),
          ),
        )
        crop = { left, top, right, bottom, of: { width, height } }
      } else if (kind === fourcc('irot')) {
        const angle = heif._heif_item_get_property_transform_rotation_ccw(
          ...([this.#context, item, property] as const),
        )
        for (let turned = 0; turned < angle; turned += QUARTER) {
          if (crop) crop = { ...crop, ...turnedLeft(crop) }
          ;[width, height] = [height, width]
        }
      } else if (kind === fourcc('imir') && crop) {
        const way = heif._heif_item_get_property_transform_mirror(this.#context, item, property)
        const { left, top, right, bottom } = crop
        crop =
          way === FLIPPED
            ? { ...crop, top: bottom, bottom: top }
            : { ...crop, left: right, right: left }
      }
    }
    return crop
  }

  /** Its pixels, in libheif's memory. */
  decode(channels: 3 | 4) {
    const heif = this.#heif
    const [image = 0] = this.#numbers(1, (at) =>
      this.#do((error) =>
        heif._heif_decode_image(error, this.#handle, at, RGB, INTERLEAVED[channels], 0),
      ),
    )
    let data = 0
    const [stride = 0] = this.#numbers(1, (at) => {
      data = heif._heif_image_get_plane_readonly(image, INTERLEAVED_CHANNEL, at)
    })
    const width = heif._heif_image_get_primary_width(image)
    const height = heif._heif_image_get_primary_height(image)
    return { data: heif.HEAPU8.subarray(data, data + stride * height), width, height, stride }
  }

  #transformations(item: number): number[] {
    const heif = this.#heif
    const most = 16
    const ids = this.#numbers(most, (at) => {
      const found = heif._heif_item_get_transformation_properties(this.#context, item, at, most)
      heif.HEAPU32.fill(0, at / 4 + found, at / 4 + most)
    })
    return ids.filter((id) => id > 0)
  }

  /** Calls what writes so many numbers to a place. */
  #numbers(count: number, call: (at: number) => void): number[] {
    const at = this.#heif._malloc(count * 4)
    this.#heif.HEAPU32.fill(0, at / 4, at / 4 + count)
    call(at)
    return [...this.#heif.HEAPU32.subarray(at / 4, at / 4 + count)]
  }

  /** @throws When the call reports an error. */
  #do(call: Call): void {
    const error = this.#heif._malloc(ERROR_BYTES)
    call(error)
    const code = this.#heif.HEAPU32[error / 4]
    if (code !== 0) throw new Error(`libheif reports error ${code}`)
  }
}

function turnedLeft({ left, top, right, bottom }: Crop): Crop {
  return { left: top, top: right, right: bottom, bottom: left }
}

function fourcc(name: string): number {
  return Buffer.from(name).readUInt32BE()
}

const CLAP_BYTES = { least: 40, most: 4096 }

/**
 * The file with a crop that leaves all of the picture. libheif 1.23 bounds what it decodes by the size after the crop
 * (its issue 1856), and refuses whoever crops more than 64 pixels.
 */
function withoutCrop(file: Buffer, { of: { width, height } }: FoundCrop): Buffer {
  const whole = Buffer.from(file)
  for (let at = whole.indexOf('clap'); at >= 0; at = whole.indexOf('clap', at + 1)) {
    const size = at < 4 ? 0 : whole.readUInt32BE(at - 4)
    // Not a box, but pixels.
    if (size < CLAP_BYTES.least || size > CLAP_BYTES.most) continue
    // Width, height, and how far its middle is from the picture's: each as a fraction.
    for (const [n, number] of [width, 1, height, 1, 0, 1, 0, 1].entries()) {
      whole.writeUInt32BE(number, at + 4 + 4 * n)
    }
  }
  return whole
}

/** The profile of Display P3, which a file may only name: the picture library has it. */
async function displayP3(): Promise<Buffer | undefined> {
  const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: 'black' } })
  const withProfile = await dot.withIccProfile('p3').png().toBuffer()
  return (await sharp(withProfile).metadata()).icc
}
