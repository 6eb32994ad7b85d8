import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { OtherKind } from '../../../src/attachments/kind.ts'
import { detectKind } from '../../../src/attachments/kind.ts'
import { compoundFile } from '../../samples/files/compound.ts'
import { fax, heic, png } from '../../samples/files/images.ts'
import { HEADERS, pdf, pdfWithPassword, restrictedPdfs } from '../../samples/files/pdf.ts'
import { zip } from '../../samples/files/zip.ts'
import { acceptedFiles, lockedFiles, refusedFiles } from '../../samples/files.ts'

const kindOf = (bytes: Buffer) =>
  detectKind({
    size: bytes.length,
    read: async (position, length) => bytes.subarray(position, position + length),
  })

test.each(Object.entries(acceptedFiles))('a %s file is known by its content', async (_, file) => {
  const kind = await kindOf(file.bytes)
  expect(kind).toMatchObject({ contentType: file.type, passwordProtected: false })
})

test.each(Object.entries(lockedFiles))(
  'a %s with a password is taken, and says so',
  async (_, f) => {
    expect(await kindOf(f.bytes)).toMatchObject({ contentType: f.type, passwordProtected: true })
  },
)

test.each(Object.entries(refusedFiles))('a %s is refused', async (_, bytes) => {
  expect(await kindOf(bytes)).toBeTypeOf('string')
})

const text = (content: string) => Buffer.from(content.padEnd(200, ' '))

test.each<[name: string, kind: OtherKind, Buffer]>([
  ['an RTF', 'document', text('{\\rtf1\\ansi Hull survey}')],
  ['a page saved from a browser', 'document', text('\n<html><body>Hull survey</body></html>')],
  [
    'a page saved as one file',
    'document',
    text(
      'From: <Saved by Blink>\r\nSnapshot-Content-Location: https://x.example/\r\nMIME-Version: 1.0',
    ),
  ],
  [
    'a Word document of 2003 in XML',
    'document',
    text(
      '<?xml version="1.0"?>\r\n<?mso-application progid="Word.Document"?>\r\n<w:wordDocument/>',
    ),
  ],
  ['a text of Notepad', 'document', Buffer.from('\ufeffHull survey of the Meltemi', 'utf16le')],
  [
    'an email',
    'email',
    text('Received: from mail.example\r\nFrom: jane@marina.example\r\nSubject: Survey'),
  ],
  [
    'a text of Notepad in the other order of bytes',
    'document',
    Buffer.from('\ufeffHull survey', 'utf16le').swap16(),
  ],
  [
    'a WordPerfect document',
    'document',
    Buffer.from('\xffWPC\x10\0\0\0\x01\x0a\x02\x01', 'latin1'),
  ],
  ['a document of Pages', 'document', zip({ 'Index/Document.iwa': Buffer.from('x') })],
  ['an email of Gmail', 'email', text('ARC-Seal: i=1; a=rsa-sha256\r\nDate: Sun, 29 Nov 2026\r\n')],
  ['a fax cut short', 'damaged', fax('fax.tif').subarray(0, 1000)],
  ['an SVG', 'picture', refusedFiles['SVG picture']!],
  ['a WebP', 'picture', refusedFiles['WebP picture']!],
  [
    'an AVIF that calls itself a HEIC',
    'picture',
    Buffer.concat([heic('mif1'), Buffer.from('infe av01')]),
  ],
  ['a film', 'film', refusedFiles['MP4 film']!],
  ['a zip archive', 'archive', refusedFiles['zip archive']!],
  ['an Excel sheet', 'sheet', refusedFiles['Excel sheet']!],
  ['an old Excel sheet', 'sheet', refusedFiles['old Excel sheet']!],
  ['an old PowerPoint file', 'sheet', refusedFiles['old PowerPoint file']!],
  ['a Word document with macros', 'document', refusedFiles['Word document with macros']!],
  ['a Word document cut short', 'damaged', refusedFiles['Word document cut short']!],
  ['a Windows program', 'unknown', refusedFiles['Windows program']!],
])('%s is known as one of the kind %s, which has its own advice', async (_, kind, bytes) => {
  expect(await kindOf(bytes)).toBe(kind)
})

test('a fax is a TIFF, whichever way its numbers are written', async () => {
  for (const name of ['fax.tif', 'fax-of-two-pages.tif'] as const) {
    expect(await kindOf(fax(name))).toMatchObject({ contentType: 'image/tiff' })
  }
})

test.each(['mif1', 'heix', 'heim', 'heis', 'hevc', 'hevm', 'msf1'])(
  'photos of the brand %s are HEIC',
  async (brand) => {
    expect(await kindOf(heic(brand))).toMatchObject({ contentType: 'image/heic' })
  },
)

test('a screenshot with a long color profile before its pixels is a PNG', async () => {
  expect(await kindOf(png({ profileBytes: 9000 }))).toMatchObject({ contentType: 'image/png' })
})

test('a long Word document, whose directory lies past the first 7 MB, is found', async () => {
  const streams = { Data: Buffer.alloc(9_000_000), WordDocument: Buffer.alloc(4096) }
  const long = compoundFile(streams, {}, { directoryLast: true })
  expect(await kindOf(long)).toMatchObject({ contentType: 'application/msword' })
})

test('a Word document of a program that does not say so is one, and an old Excel sheet is not', async () => {
  const word = compoundFile({ WordDocument: Buffer.alloc(4096) })
  expect(await kindOf(word)).toMatchObject({ contentType: 'application/msword' })
  expect(await kindOf(compoundFile({ Book: Buffer.alloc(4096) }))).toBe('sheet')
})

test('a compound file whose directory lies terabytes away is refused', async () => {
  const far = compoundFile({ WordDocument: Buffer.alloc(4096) })
  far.writeUInt32LE(0xfffffff0, 48)
  expect(await kindOf(far)).toBe('damaged')
})

describe('a PDF', () => {
  test.each(Object.entries(HEADERS))('may begin with what %s puts before it', async (_, before) => {
    expect(await kindOf(pdf({ before }))).toMatchObject({ contentType: 'application/pdf' })
  })

  test('may begin with a byte order mark and blanks, and its password still shows', async () => {
    const before = '\xef\xbb\xbf\r\n  '
    expect(await kindOf(pdf({ before }))).toMatchObject({ passwordProtected: false })
    const locked = await kindOf(pdf({ before, encrypted: true }))
    expect(locked).toMatchObject({ contentType: 'application/pdf', passwordProtected: true })
  })

  test.each(Object.entries(restrictedPdfs))(
    'that may not be printed (%s) is ordinary: it opens without a password',
    async (_, bytes) => {
      const kind = { contentType: 'application/pdf', passwordProtected: false }
      expect(await kindOf(bytes)).toMatchObject(kind)
    },
  )

  test('that opens only with a password says so', async () => {
    expect(await kindOf(pdfWithPassword())).toMatchObject({ passwordProtected: true })
  })

  test('with a cross-reference stream shows its password there', async () => {
    const locked = await kindOf(pdf({ xrefStream: true, encrypted: true }))
    expect(locked).toMatchObject({ passwordProtected: true })
    expect(await kindOf(pdf({ xrefStream: true }))).toMatchObject({ passwordProtected: false })
  })

  test('that only writes about encryption has no password', async () => {
    const text = 'trailer << /Encrypt 5 0 R >> (from a manual)'
    expect(await kindOf(pdf({ text }))).toMatchObject({ passwordProtected: false })
  })
})

test('damaged files of every kind end in an answer, never in an error', async () => {
  // Not the locked PDF: a process would be asked each time.
  const all = [...Object.values(acceptedFiles), lockedFiles.doc!, lockedFiles.docx!]
  for (const { bytes } of all) {
    for (let round = 0; round < 300; round++) {
      const damaged = Buffer.from(bytes.subarray(0, 1 + Math.floor(Math.random() * bytes.length)))
      const noise = randomBytes(8)
      for (const [i, byte] of noise.entries())
        damaged[(byte * 7919 * (i + 1)) % damaged.length] = byte
      await kindOf(damaged)
    }
  }
})
