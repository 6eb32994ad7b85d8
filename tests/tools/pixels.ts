import sharp from 'sharp'

/** More than two encoders differ by at any pixel, of 255 in one color. */
const OTHER_COLOR = 96
/** One other letter in a title has ten times as many. */
const FEW = 20

/**
 * Whether a picture shows what is drawn, whichever version of an encoder wrote it.
 * @param picture A file, or its bytes.
 */
export async function shows(picture: string | Buffer, svg: string): Promise<boolean> {
  const [shown, drawn] = await Promise.all([colorsOf(picture), colorsOf(Buffer.from(svg))])
  if (shown.length !== drawn.length) return false
  let others = 0
  for (let at = 0; at < shown.length; at++) {
    if (Math.abs((shown[at] as number) - (drawn[at] as number)) > OTHER_COLOR) others++
  }
  return others < FEW
}

function colorsOf(picture: string | Buffer): Promise<Buffer> {
  return sharp(picture).removeAlpha().toColourspace('srgb').raw().toBuffer()
}
