/** Reads a file from standard input, and writes the picture made of it to standard output. */
import { buffer } from 'node:stream/consumers'
import { pictureAnew } from './picture-anew.ts'
import { pack } from './picture-packing.ts'

process.stdout.end(pack(await pictureAnew(await buffer(process.stdin))))
