import { readFileSync } from 'node:fs'

/**
 * A photo of a boat, 640 by 480, the sun at its upper left, as phones take them: with a camera, a
 * place, and a color profile. Drawn for these tests, encoded by libheif's `heif-enc`.
 */
export function boatHeic(): Buffer {
  return readFileSync(new URL('boat.heic', import.meta.url))
}

/** The same photo, taken with the phone on its side: to be turned by 90 degrees, clockwise. */
export function turnedHeic(): Buffer {
  return withProperty('irot', [3])
}

/** Cut out of the same photo: 300 by 200 pixels from 40 pixels right of its corner and 20 below. */
export function croppedHeic(): Buffer {
  const [across, down] = [40 + 150 - 320, 20 + 100 - 240]
  const fractions = Buffer.alloc(32)
  for (const [n, number] of [300, 1, 200, 1, across, 1, down, 1].entries()) {
    fractions.writeInt32BE(number, 4 * n)
  }
  return withProperty('clap', fractions)
}

/** The same cut, taken with the phone on its side: to be turned by 90 degrees, clockwise. */
export function croppedAndTurnedHeic(): Buffer {
  const file = croppedHeic()
  const at = file.indexOf('clap') - 4
  const length = file.readUInt32BE(at)
  file.writeUInt32BE(40, at)
  // In place of what says how many bits a color has, which was the next property.
  file.writeUInt32BE(length - 40, at + 40)
  file.write('irot\x03', at + 44, 'latin1')
  return file
}

/** The same photo, which does not say what its colors mean. */
export function heicWithoutProfile(): Buffer {
  return withProperty('free', [])
}

/** The same photo in the colors of iPhones, which it only names, or of which it has the profile. */
export function heicInDisplayP3(profile?: Buffer): Buffer {
  if (!profile) return withProperty('colr', Buffer.from('nclx\0\x0c\0\x0d\0\x06\x80', 'latin1'))
  return withProperty('colr', Buffer.concat([Buffer.from('prof'), profile]))
}

/** A pane of 64 by 48 pixels, its left half blue, its right half of red that nobody sees. Encoded by `heif-enc`. */
export function transparentHeic(): Buffer {
  return readFileSync(new URL('transparent.heic', import.meta.url))
}

/** A strip of 16,382 by 3,866 pixels of one color, as phones take of a whole shore. Encoded by `heif-enc`. */
export function panoramaHeic(): Buffer {
  return readFileSync(new URL('panorama.heic', import.meta.url))
}

/** The photo with a property in place of its color profile, which is longer: nothing else has to move. */
function withProperty(name: string, content: Buffer | number[]): Buffer {
  const file = boatHeic()
  const at = file.indexOf('colrprof')
  const room = file.readUInt32BE(at - 4) - 8
  if (content.length > room) throw new Error(`There is room for ${room} bytes`)
  file.write(name, at, 'latin1')
  file.set(content, at + 4)
  return file
}

/** The same photo, whose header says another size. */
export function heicThatClaims(width: number, height: number): Buffer {
  const file = boatHeic()
  const at = file.indexOf('ispe') + 8
  file.writeUInt32BE(width, at)
  file.writeUInt32BE(height, at + 4)
  return file
}
