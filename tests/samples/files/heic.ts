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
  const file = boatHeic()
  // In place of the color profile, which is longer: nothing else has to move.
  const at = file.indexOf('colrprof')
  file.write('irot', at, 'latin1')
  file[at + 4] = 3
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
