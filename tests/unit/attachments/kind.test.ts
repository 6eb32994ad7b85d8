import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { detectKind } from '../../../src/attachments/kind.ts'
import { compoundFile } from '../../samples/files/compound.ts'
import { heic, png } from '../../samples/files/images.ts'
import { pdf, pdfWithPassword, restrictedPdfs } from '../../samples/files/pdf.ts'
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
  expect(await kindOf(bytes)).toBeUndefined()
})

test.each(['mif1', 'heix', 'hevc', 'msf1'])('photos of the brand %s are HEIC', async (brand) => {
  expect(await kindOf(heic(brand))).toMatchObject({ contentType: 'image/heic' })
})

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
  expect(await kindOf(compoundFile({ Book: Buffer.alloc(4096) }))).toBeUndefined()
})

test('a compound file whose directory lies terabytes away is refused', async () => {
  const far = compoundFile({ WordDocument: Buffer.alloc(4096) })
  far.writeUInt32LE(0xfffffff0, 48)
  expect(await kindOf(far)).toBeUndefined()
})

describe('a PDF', () => {
  test.each([
    ['a printer', '\x1b%-12345X@PJL SET COPIES=1\r\n@PJL ENTER LANGUAGE=PDF\r\n'],
    ['a mail program', 'Content-Type: application/pdf\r\nContent-Disposition: attachment\r\n\r\n'],
    ['an old Mac', `\0\x0asurvey.pdf${'\0'.repeat(116)}`],
  ])('may begin with what %s puts before it', async (_, before) => {
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
