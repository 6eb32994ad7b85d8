import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { toAttachment } from '../../../db/leads/attachments.ts'
import { storedFile } from '../../../src/forms/form-state.ts'
import { MAX_ATTACHMENT_BYTES } from '../../../src/settings/business.ts'
import { jpeg } from '../../samples/files/images.ts'
import { acceptedFiles, lockedFiles, pdfOfSize, refusedFiles } from '../../samples/files.ts'
import { intakeOfFile, postByHand, sha256 } from './intake.ts'

const { db, intake } = await intakeOfFile()

const pdf = acceptedFiles.pdf!.bytes
const rows = () => db.selectFrom('attachments').selectAll().execute()

async function upload(bytes: Buffer, name: string, headers: Record<string, string> = {}) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  const response = await fetch(`${intake.url}/api/attachments`, {
    method: 'POST',
    body: form,
    headers,
  })
  return { status: response.status, body: await response.json() }
}

async function expectNothingStored() {
  expect(await rows()).toEqual([])
  expect(intake.spooled()).toEqual([])
}

describe('a file of an accepted kind', () => {
  test.each([
    ['pdf', 'survey.pdf', 'survey.pdf'],
    ['docx', 'survey.exe', 'survey.exe.docx'],
  ])('(%s named %s) is stored unchanged', async (kind, given, storedName) => {
    const { bytes, type } = acceptedFiles[kind]!
    const { status, body } = await upload(bytes, given)
    expect(status).toBe(201)
    expect(body).toEqual({ id: expect.any(String), name: storedName, size: bytes.length, type })
    const [row] = await rows()
    expect(row).toMatchObject({ id: body.id, filename: storedName, content_type: type })
    expect(row).toMatchObject({ size_bytes: bytes.length, sha256: sha256(bytes) })
    expect(row).toMatchObject({ stored_at: expect.any(String), password_protected: 0 })
    const stored = readFileSync(join(intake.deps.spoolFolder, '../objects', row!.object_key))
    expect(sha256(stored)).toBe(sha256(bytes))
  })

  test('with a password is taken with a note', async () => {
    const { status, body } = await upload(lockedFiles.pdf!.bytes, 'policy.pdf')
    expect(status).toBe(201)
    expect(body.note).toContain('policy.pdf is protected by a password')
    expect(await rows()).toMatchObject([{ password_protected: 1 }])
  })

  test('that is a picture without its end is taken with a note, which comes back with it', async () => {
    const bytes = jpeg().subarray(0, -10)
    const { status, body } = await upload(bytes, 'bow.jpg')
    const note = 'bow.jpg arrived as you sent it, but its end is missing.'
    expect([status, body.note]).toEqual([201, expect.stringContaining(note)])
    const [row] = await rows()
    expect(row).toMatchObject({ preview: 'unreadable' })
    expect(storedFile(toAttachment(row!)).note).toBe(body.note)
  })

  test('may have 10 MB, and not one byte more', async () => {
    const largest = pdfOfSize(MAX_ATTACHMENT_BYTES)
    expect(largest).toHaveLength(MAX_ATTACHMENT_BYTES)
    const { status } = await upload(largest, 'largest.pdf')
    expect(status).toBe(201)
    expect(await rows()).toMatchObject([{ sha256: sha256(largest) }])
    const { status: refused, body } = await upload(
      pdfOfSize(MAX_ATTACHMENT_BYTES + 1),
      'larger.pdf',
    )
    expect(refused).toBe(422)
    expect(body).toEqual({ error: 'larger.pdf is larger than 10 MB.', lost: false })
    expect(await rows()).toHaveLength(1)
  })
})

describe('a file that cannot be taken', () => {
  test('for what is in it is named in a sentence', async () => {
    const before = intake.objects()
    const { status, body } = await upload(refusedFiles['Windows program']!, 'boat.jpg')
    expect(status).toBe(422)
    const error = expect.stringMatching(/^boat\.jpg (is|cannot) .*[Cc]hoose.*\.$/)
    expect(body).toEqual({ error, lost: false })
    await expectNothingStored()
    expect(intake.objects()).toEqual(before)
  })

  test('(empty) is named in a sentence', async () => {
    const { status, body } = await upload(Buffer.alloc(0), 'boat.jpg')
    expect(status).toBe(422)
    expect(body).toEqual({ error: 'boat.jpg is empty.', lost: false })
    await expectNothingStored()
  })

  test('because the store is unavailable says that the form can still be sent', async () => {
    intake.breakStore()
    const { status, body } = await upload(pdf, 'survey.pdf')
    intake.storeComesBack()
    expect(status).toBe(503)
    expect(body.lost).toBe(true)
    expect(body.error).toMatch(/^survey.pdf could not be stored just now\. You can send the form/)
    expect(String(intake.failures.at(-1))).toContain('connection refused')
    await expectNothingStored()
  })
})

describe('a request that is no upload', () => {
  const body = (...parts: string[]) => parts.map((part) => `--b\r\n${part}\r\n`).join('')
  const file = (name = 'a.pdf') =>
    `Content-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n${pdf}`

  test.each([
    ['two files', `${body(file(), file('b.pdf'))}--b--\r\n`],
    ['no file', `${body('Content-Disposition: form-data; name="file"\r\n\r\nx')}--b--\r\n`],
    ['a file under another name', `${body(file().replace('"file"', '"photo"'))}--b--\r\n`],
    ['a file without a name', `${body(file(''))}--b--\r\n`],
    ['an untouched file field', `${body(file('').slice(0, -pdf.length))}--b--\r\n`],
    ['no last boundary', body(file())],
    ['a part whose head never ends', '--b\r\nContent-Disposition: form-data\r\n--b\r\n\r\n--b--'],
    ['a part without any head', '--b\r\n\r\nx\r\n--b--\r\n'],
    ['nothing', ''],
  ])('(%s) is answered with 400 and leaves nothing', async (_, bytes) => {
    expect(await postByHand(intake.port, '/api/attachments', bytes)).toMatch(/^HTTP\/1.1 400 /)
    await expectNothingStored()
  })

  test.each(['constructor', '__proto__'])(
    '(a part with a header called %s is one like any other)',
    async (name) => {
      const sent = `${body(`${name}: x\r\n${file()}`)}--b--\r\n`
      expect(await postByHand(intake.port, '/api/attachments', sent)).toMatch(/^HTTP\/1.1 201 /)
      expect(await rows()).toHaveLength(1)
    },
  )

  test.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary=${'b'.repeat(300)}`,
    'application/json',
    'nonsense',
    '',
  ])('(of the type %j) is answered with 400, also after a long body', async (type) => {
    const response = await fetch(`${intake.url}/api/attachments`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: Buffer.alloc(3_000_000, 'x'),
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ lost: false, error: expect.any(String) })
    await expectNothingStored()
  })

  test('(of another method) is answered with 405', async () => {
    const response = await fetch(`${intake.url}/api/attachments`)
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
  })

  test.each([
    [403, { 'sec-fetch-site': 'cross-site' }],
    [403, { 'sec-fetch-site': 'same-site' }],
    [403, { origin: 'http://evil.example' }],
    [403, { origin: 'null' }],
    [201, { 'sec-fetch-site': 'same-origin', origin: 'http://site.example' }],
    [201, { 'sec-fetch-site': 'none' }],
    [201, { origin: 'http://site.example' }],
    [201, {}],
  ])('is answered with %i when its browser says %j', async (status, headers) => {
    expect((await upload(pdf, 'a.pdf', headers as Record<string, string>)).status).toBe(status)
  })
})
