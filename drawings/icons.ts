import sharp from 'sharp'
import { colors } from '../src/ui/theme/colors.ts'
import { write, writePng } from './encode.ts'

const ICON_COLORS = 32
const FAVICON_SIZES = [16, 32, 48]

/** The site's logo: a compass rose, north in magenta. */
function rose(scale: number): string {
  const { paper, shallow, magenta } = colors
  return `<g transform="translate(16 16) scale(${scale}) translate(-16 -16)"><path d="M16 4l3 12-3 12-3-12z" fill="${paper.value}"/><path d="M4 16l12-3 12 3-12 3z" fill="${shallow.value}"/><path d="M16 4l3 12h-6z" fill="${magenta.value}"/></g>`
}

function icon({ sizePx = 32, corner = 0, scale = 1 }): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${sizePx}" height="${sizePx}"><rect width="32" height="32" rx="${corner}" fill="${colors.navy.value}"/>${rose(scale)}</svg>`
}

/** Draws the icons: rounded ones, and full-bleed ones for systems that apply their own mask. */
export async function drawIcons(): Promise<void> {
  write('icon.svg', `${icon({ corner: 6 }).replace(' width="32" height="32">', '>')}\n`)
  await writePng('icon-192', icon({ sizePx: 192, corner: 6 }), ICON_COLORS)
  await writePng('icon-512', icon({ sizePx: 512, corner: 6 }), ICON_COLORS)
  await writePng('icon-maskable-512', icon({ sizePx: 512, scale: 0.8 }), ICON_COLORS)
  await writePng('apple-touch-icon', icon({ sizePx: 180, scale: 0.92 }), ICON_COLORS)
  const sizes = await Promise.all(
    FAVICON_SIZES.map((sizePx) =>
      sharp(Buffer.from(icon({ sizePx, corner: 5 })))
        .png({ compressionLevel: 9 })
        .toBuffer(),
    ),
  )
  write('favicon.ico', icoOf(sizes))
}

/** An ICO file containing PNG pictures. */
function icoOf(pictures: Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let at = header.length
  pictures.forEach((picture, index) => {
    const entry = 6 + 16 * index
    const size = FAVICON_SIZES[index] as number
    header.writeUInt8(size, entry)
    header.writeUInt8(size, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(picture.length, entry + 8)
    header.writeUInt32LE(at, entry + 12)
    at += picture.length
  })
  return Buffer.concat([header, ...pictures])
}
