/** Reads a PDF from standard input and writes whether it opens without a password: `true` or `false`. */
import { buffer } from 'node:stream/consumers'
import { PDFiumLibrary } from '@hyzyla/pdfium'

const library = await PDFiumLibrary.init()
const file = await buffer(process.stdin)
const opens = await library.loadDocument(file).then(
  () => true,
  () => false,
)
process.stdout.write(`${opens}`, () => process.exit())
