/** Reads a file of the kind it is called with from standard input and writes its preview to standard output. */
import { buffer } from 'node:stream/consumers'
import { drawPreview } from './draw-preview.ts'
import { pack } from './preview.ts'

const [, , contentType = ''] = process.argv
// The decoders print what they think of a file.
for (const say of ['log', 'warn', 'error', 'info', 'debug'] as const) console[say] = () => {}
const preview = await drawPreview(await buffer(process.stdin), contentType)
process.stdout.write(pack(preview), () => process.exit())
