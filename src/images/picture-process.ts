/** Reads a picture from standard input and writes the re-encoded one to standard output. */
import { buffer } from 'node:stream/consumers'
import { pack } from './picture-packing.ts'
import { reencodePicture } from './reencode-picture.ts'

process.stdout.end(pack(await reencodePicture(await buffer(process.stdin))))
