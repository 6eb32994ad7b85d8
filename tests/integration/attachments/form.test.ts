import { expect, test } from 'vitest'
import { MAX_ATTACHMENT_BYTES } from '../../../src/settings/business.ts'
import { acceptedFiles, pdfOfSize } from '../../samples/files.ts'
import { intakeOfFile, postByHand, sha256 } from './intake.ts'

const { db, intake } = await intakeOfFile()

const rows = () => db.selectFrom('attachments').selectAll().orderBy('filename').execute()
const blob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)])
const pdf = acceptedFiles.pdf!.bytes

async function post(body: FormData | URLSearchParams | string, headers: HeadersInit = {}) {
  const response = await fetch(`${intake.url}/api/forms/quote`, { method: 'POST', body, headers })
  return { status: response.status, body: await response.json() }
}

test('a form arrives with its fields, and its files in their order', async () => {
  const form = new FormData()
  form.append('first_name', 'Ada')
  for (const [kind, { bytes }] of Object.entries(acceptedFiles)) {
    form.append('attachments', blob(bytes), `a.${kind}`)
  }
  form.append('message', 'A "sloop" — 32 ft\r\nOld.')
  const { status, body } = await post(form)
  expect(status).toBe(200)
  expect(body.fields).toEqual({ first_name: 'Ada', message: 'A "sloop" — 32 ft\r\nOld.' })
  expect(body.files.map((file: { attachment: object }) => file.attachment)).toMatchObject(
    Object.entries(acceptedFiles).map(([kind, { type }]) => ({ name: `a.${kind}`, type })),
  )
  const stored = (await rows()).map((row) => row.sha256).sort()
  expect(stored).toEqual(
    Object.values(acceptedFiles)
      .map((file) => sha256(file.bytes))
      .sort(),
  )
})

test.each([
  ['multipart', () => new FormData()],
  ['url-encoded', () => new URLSearchParams()],
])('of a repeated name the last value counts, and all can be had (%s)', async (_, open) => {
  const form = open()
  for (const value of ['one', 'two', 'three']) form.append('name', value)
  form.append('__proto__', 'a field like any other')
  const { body } = await post(form)
  expect(body.names).toEqual(['one', 'two', 'three'])
  expect(Object.entries(body.fields)).toEqual([
    ['name', 'three'],
    ['__proto__', 'a field like any other'],
  ])
})

test.each([
  ['multipart', () => new FormData()],
  ['url-encoded', () => new URLSearchParams()],
])('a message of 20,000 emoji arrives whole (%s)', async (_, open) => {
  const form = open()
  form.append('message', '⛵'.repeat(20_000))
  expect((await post(form)).body.fields).toEqual({ message: '⛵'.repeat(20_000) })
})

test.each([
  ['multipart', () => new FormData()],
  ['url-encoded', () => new URLSearchParams()],
])('too many fields, and too long ones, are refused as a whole (%s)', async (_, open) => {
  const many = open()
  for (let i = 0; i < 101; i++) many.append(`field${i}`, 'x')
  const long = open()
  long.append('message', 'x'.repeat(200_001))
  const total = open()
  for (let i = 0; i < 6; i++) total.append('message', 'x'.repeat(190_000))
  for (const form of [many, long, total]) {
    expect(await post(form)).toEqual({ status: 413, body: { fault: 'too large' } })
  }
})

test('an untouched file field is no file', async () => {
  const form = new FormData()
  form.append('attachments', blob(Buffer.alloc(0)), '')
  form.append('name', 'Ada')
  const { body } = await post(form)
  expect(body).toMatchObject({ fields: { name: 'Ada' }, files: [] })
})

test('files that are refused leave the others of their post alone', async () => {
  const form = new FormData()
  form.append('attachments', blob(pdf), 'first.pdf')
  form.append('attachments', blob(pdfOfSize(MAX_ATTACHMENT_BYTES + 1)), 'large.pdf')
  form.append('attachments', blob(Buffer.alloc(25_000_000)), 'film.mov')
  form.append('attachments', blob(Buffer.from('MZ')), 'program.pdf')
  form.append('attachments', blob(Buffer.alloc(0)), 'empty.pdf')
  form.append('attachments', blob(pdf), 'last.pdf')
  form.append('name', 'after the files')
  const { body } = await post(form)
  expect(body.fields).toEqual({ name: 'after the files' })
  expect(body.files).toMatchObject(
    [
      { ok: true, attachment: { name: 'first.pdf' } },
      { ok: false, problem: { problem: 'large.pdf is larger than 10 MB.', lost: false } },
      { ok: false, problem: { problem: 'film.mov is larger than 10 MB.' } },
      { ok: false, problem: { filename: 'program.pdf', problem: /not a PDF/ } },
      { ok: false, problem: { problem: 'empty.pdf is empty.' } },
      { ok: true, attachment: { name: 'last.pdf' } },
    ].map((file) => expectFile(file)),
  )
  expect(await rows()).toMatchObject([{ filename: 'first.pdf' }, { filename: 'last.pdf' }])
})

test('of 1,000 files in one post ten are taken, and every other one gets a message', async () => {
  const form = new FormData()
  for (let i = 0; i < 1000; i++) form.append('attachments', blob(pdf), `${i}.pdf`)
  form.append('name', 'Ada')
  const { status, body } = await post(form)
  expect(status).toBe(200)
  expect(body.fields).toEqual({ name: 'Ada' })
  expect(body.files).toHaveLength(1000)
  expect(body.files.filter((file: { ok: boolean }) => file.ok)).toHaveLength(10)
  expect(body.files.at(-1)).toEqual({
    ok: false,
    problem: {
      filename: '999.pdf',
      problem: '999.pdf was left out: you can attach at most 10 files.',
      lost: false,
    },
  })
  expect(await rows()).toHaveLength(10)
})

test('a post of more parts than any form has is refused', async () => {
  const part = '--b\r\nContent-Disposition: form-data; name="attachments"; filename="a"\r\n\r\n\r\n'
  const answer = await postByHand(intake.port, '/api/forms/quote', `${part.repeat(2001)}--b--\r\n`)
  expect(answer).toMatch(/^HTTP\/1.1 413 /)
})

test('with the store unavailable the form arrives, and each file says that it was lost', async () => {
  const form = new FormData()
  form.append('name', 'Ada')
  form.append('attachments', blob(pdf), 'a.pdf')
  form.append('attachments', blob(pdf), 'b.pdf')
  intake.breakStore()
  const { status, body } = await post(form)
  intake.storeComesBack()
  expect(status).toBe(200)
  expect(body.fields).toEqual({ name: 'Ada' })
  expect(body.files).toMatchObject([
    { ok: false, problem: { filename: 'a.pdf', lost: true } },
    { ok: false, problem: { filename: 'b.pdf', lost: true } },
  ])
  expect(await rows()).toEqual([])
})

test.each([
  ['a path', '../../etc/passwd.pdf', 'passwd.pdf'],
  [
    'bytes that are no UTF-8',
    Buffer.from([0x61, 0xe9, 0xff, 0x2e, 0x70, 0x64, 0x66]),
    /^a.*\.pdf$/,
  ],
])('a file name with %s does no harm', async (_, given, stored) => {
  const head = Buffer.from('--b\r\nContent-Disposition: form-data; name="attachments"; filename="')
  const body = Buffer.concat([head, Buffer.from(given), Buffer.from('"\r\n\r\n'), pdf])
  const sent = Buffer.concat([body, Buffer.from('\r\n--b--\r\n')])
  const answer = await postByHand(intake.port, '/api/forms/quote', sent)
  expect(answer).toMatch(/^HTTP\/1.1 200 /)
  const [row] = await rows()
  if (typeof stored === 'string') expect(row!.filename).toBe(stored)
  else expect(row!.filename).toMatch(stored)
  expect(row!.object_key).toMatch(/^form-uploads\/\d{13}-[^/\s]+$/)
})

/** `problem` may be a pattern. */
function expectFile(file: { ok: boolean; problem?: { problem: string | RegExp } }) {
  if (!(file.problem?.problem instanceof RegExp)) return file
  return {
    ...file,
    problem: { ...file.problem, problem: expect.stringMatching(file.problem.problem) },
  }
}
