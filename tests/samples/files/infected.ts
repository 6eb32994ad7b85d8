import { EICAR } from '../../servers/clamd.ts'
import { acceptedFiles } from '../files.ts'
import { compoundFile } from './compound.ts'
import { jpeg } from './images.ts'
import { pdf } from './pdf.ts'
import { zip } from './zip.ts'

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const JUST_UNDER_10_MB = 10 * 1024 * 1024 - 64

/** Files of accepted kinds that hold the EICAR test file somewhere. */
export function infectedFiles(): Record<string, Buffer> {
  return {
    'docx-part.docx': docx({ 'word/media/image1.bin': EICAR }),
    'docx-nested-zip.docx': docx({
      'word/embeddings/a.zip': zip({ 'b.zip': zip({ 'eicar.com': EICAR }) }),
    }),
    'doc-stream.doc': doc(EICAR),
    'pdf-bytes.pdf': pdf({ text: `% ${EICAR.toString('latin1')}` }),
    'jpeg-tail.jpg': Buffer.concat([jpeg(), EICAR]),
    'png-tail.png': Buffer.concat([acceptedFiles.png!.bytes, EICAR]),
    'heic-data.heic': Buffer.concat([acceptedFiles.heic!.bytes, EICAR]),
    'large.pdf': Buffer.concat([pdf(), Buffer.alloc(JUST_UNDER_10_MB - 2000, 'x'), EICAR]),
    'large.docx': docx({
      'word/media/1.bin': noise(JUST_UNDER_10_MB - 10_000),
      'word/media/2.bin': EICAR,
    }),
  }
}

/** A Word document with these parts besides its own. */
export function docx(parts: Record<string, Buffer>): Buffer {
  return zip({
    '[Content_Types].xml': Buffer.from(
      `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${WORD}.main+xml"/></Types>`,
    ),
    '_rels/.rels': Buffer.from(
      '<Relationships><Relationship Id="1" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': Buffer.from('<document>Hull survey</document>'),
    ...parts,
  })
}

/** Zip in zip, so many deep. */
export function nested(depth: number, innermost: Buffer): Buffer {
  let content = zip({ 'innermost.bin': innermost })
  for (let level = 1; level < depth; level++) content = zip({ [`${level}.zip`]: content })
  return content
}

function doc(content: Buffer): Buffer {
  const wordDocument = Buffer.alloc(4096)
  wordDocument.writeUInt16LE(0xa5ec, 0)
  const data = Buffer.alloc(4096)
  content.copy(data)
  return compoundFile({ WordDocument: wordDocument, Data: data })
}

/** Bytes that do not deflate, the same in every run. */
function noise(length: number): Buffer {
  const bytes = Buffer.alloc(length)
  let state = 1
  for (let at = 0; at < length; at++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    bytes[at] = state >>> 24
  }
  return bytes
}
