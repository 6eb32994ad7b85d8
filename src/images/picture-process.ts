/**
 * Reads a picture from standard input and writes the re-encoded one to standard output. Its argument
 * is the width that the picture may have, in pixels, if it is not the usual one.
 */
import { buffer } from 'node:stream/consumers'
import { pack, reencodePicture } from './reencode-picture.ts'

const [, , maxWidth] = process.argv
process.stdout.end(
  pack(await reencodePicture(await buffer(process.stdin), Number(maxWidth) || undefined)),
)
