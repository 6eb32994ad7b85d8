import { randomBytes } from 'node:crypto'
import { compoundFile } from './files/compound.ts'
import { heic, jpeg, png } from './files/images.ts'
import { pdf } from './files/pdf.ts'
import { zip } from './files/zip.ts'

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Class ids of the programs that write compound files. */
const WORD_97 = '0609020000000000c000000000000046'
const EXCEL_97 = '2008020000000000c000000000000046'

/** Small valid files of every kind that a visitor may attach, by their usual extension. */
export const acceptedFiles: Record<string, { bytes: Buffer; type: string }> = {
  pdf: { bytes: pdf(), type: 'application/pdf' },
  doc: { bytes: doc(), type: 'application/msword' },
  docx: { bytes: officePackage(WORD, 'word/document.xml'), type: WORD },
  jpg: { bytes: jpeg(), type: 'image/jpeg' },
  png: { bytes: png(), type: 'image/png' },
  heic: { bytes: heic('heic'), type: 'image/heic' },
}

/** The same kinds, locked with a password. */
export const lockedFiles: Record<string, { bytes: Buffer; type: string }> = {
  pdf: { bytes: pdf({ encrypted: true }), type: 'application/pdf' },
  doc: { bytes: doc({ encrypted: true }), type: 'application/msword' },
  docx: {
    bytes: compoundFile({ EncryptionInfo: Buffer.alloc(64), EncryptedPackage: randomBytes(5000) }),
    type: WORD,
  },
}

/** Files that no visitor may attach, whatever their name says. */
export const refusedFiles: Record<string, Buffer> = {
  'EICAR test file': Buffer.from(
    'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
  ),
  'text file': Buffer.from('Dear agency,'),
  'web page': Buffer.from('<!doctype html><script>alert(1)</script>'),
  'web page that holds a PDF': Buffer.concat([Buffer.from('<html><!--'), pdf()]),
  'SVG picture': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  'Windows program': Buffer.concat([Buffer.from('MZ'), Buffer.alloc(600)]),
  'Windows program that holds a PDF': Buffer.concat([Buffer.from('MZ\x90\0\n'), pdf()]),
  'GIF picture': Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'),
  'WebP picture': Buffer.from('RIFF\x1a\0\0\0WEBPVP8L\r\0\0\0/\0\0\0\x10\x07\x10', 'latin1'),
  'AVIF picture': heic('avif'),
  'AVIF picture that begins as any HEIF does': heic('mif1', ['avif']),
  'MP4 film': heic('isom'),
  'zip archive': zip({ 'holiday.jpg': jpeg() }),
  'Java program': zip({ 'META-INF/MANIFEST.MF': Buffer.from('Manifest-Version: 1.0\n') }),
  'Excel sheet': officePackage(SHEET, 'xl/workbook.xml'),
  'Word document with macros': officePackage(
    'application/vnd.ms-word.document.macroEnabled',
    'word/document.xml',
  ),
  'Word document cut short': officePackage(WORD, 'word/document.xml').subarray(0, 300),
  'zip bomb that calls itself a Word document': zip({
    '[Content_Types].xml': Buffer.alloc(50 * 1024 * 1024, ' '),
    '_rels/.rels': Buffer.from('<Relationships/>'),
  }),
  'old Excel sheet': compoundFile({ Workbook: Buffer.alloc(4096) }),
  'old Excel sheet with a Word document inside': compoundFile(
    { Workbook: Buffer.alloc(4096) },
    { inner: { WordDocument: Buffer.alloc(4096) } },
    { clsid: EXCEL_97 },
  ),
  'old PowerPoint file': compoundFile({ 'PowerPoint Document': Buffer.alloc(4096) }),
  'Windows installer': compoundFile({ '\u4840\u3f7f\u4164': Buffer.alloc(4096) }),
  'compound file whose directory runs in a circle': circularCompoundFile(),
  'compound file of eight bytes': Buffer.from('d0cf11e0a1b11ae1', 'hex'),
}

/** A true PDF of exactly this many bytes. */
export function pdfOfSize(bytes: number): Buffer {
  const padding = bytes - pdf({ padding: 0 }).length
  const guess = pdf({ padding })
  // The position of the table has more digits in a long file.
  return pdf({ padding: padding - (guess.length - bytes) })
}

function doc({ encrypted = false } = {}): Buffer {
  const wordDocument = Buffer.alloc(4096)
  wordDocument.writeUInt16LE(0xa5ec, 0)
  wordDocument.writeUInt16LE(encrypted ? 0x0100 : 0, 10)
  const streams = { WordDocument: wordDocument, '1Table': Buffer.alloc(4096) }
  return compoundFile(streams, {}, { clsid: WORD_97 })
}

function officePackage(type: string, mainPart: string): Buffer {
  return zip({
    '[Content_Types].xml': Buffer.from(
      `<?xml version="1.0"?><Types><Override PartName="/${mainPart}" ContentType="${type}.main+xml"/></Types>`,
    ),
    '_rels/.rels': Buffer.from(
      `<Relationships><Relationship Id="1" Target="${mainPart}"/></Relationships>`,
    ),
    [mainPart]: Buffer.from('<document>Hull survey</document>'),
  })
}

function circularCompoundFile(): Buffer {
  const file = Buffer.from(compoundFile({ Other: Buffer.alloc(4096) }))
  // The directory's first sector is its own successor, and its entry its own sibling.
  file.writeUInt32LE(1, 512 + 4)
  file.writeUInt32LE(1, 1024 + 128 + 68)
  return file
}
