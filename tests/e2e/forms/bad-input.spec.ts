import { join } from 'node:path'
import { type APIRequestContext, expect } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import { test } from '../fixtures/kept.ts'
import { freshEmail } from '../steps/form-steps.ts'

const contact = {
  name: 'Jane Doe',
  email: 'jane@visitor.example',
  phone: '',
  zipCode: '06604',
  subject: 'Claims',
  message: 'A piling met my rub rail on Sunday.',
}
const LONG = 'x'.repeat(10_001)

function submit(request: APIRequestContext, formType: string, formData: unknown, rest = {}) {
  const data = { formType, formData, submissionKey: crypto.randomUUID(), ...rest }
  return request.post('/api/trpc/forms.submit', { data })
}

/** A submission as it is stored, by the reference its sender was given. */
function stored(reference: string) {
  const db = new Sqlite(join(process.env.E2E_DATA_DIR as string, 'site.sqlite'), { readonly: true })
  const row = db.prepare('select * from submissions where reference = ?').get(reference)
  db.close()
  return row as { form_data: string; source: string | null; lost_files: string } | undefined
}

function storedFor(email: string): number {
  const db = new Sqlite(join(process.env.E2E_DATA_DIR as string, 'site.sqlite'), { readonly: true })
  const row = db.prepare('select count(*) as n from submissions where email = ?').get(email)
  db.close()
  return (row as { n: number }).n
}

// Every rule and its text: tests/unit/leads/form-rules.test.ts.
test('a wrong answer comes back with its text at the field, with and without JavaScript, and nothing is stored', async ({
  request,
}) => {
  const email = freshEmail()
  const wrong = { ...contact, email, zipCode: '0660' }
  const zipCode = 'Please enter a valid ZIP code (e.g., 06604 or 06604-1234).'
  const response = await submit(request, 'contact', wrong)
  expect(response.status()).toBe(400)
  expect((await response.json()).error.data.fields).toEqual({ zipCode })
  const page = await request.post('/api/forms/contact', {
    multipart: { step: 'message', ...wrong },
  })
  expect(page.status()).toBe(200)
  expect(await page.text()).toContain(zipCode)
  expect(storedFor(email)).toBe(0)
})

test('odd text is stored as it was meant: markup, emoji, right to left, control characters', async ({
  request,
}) => {
  const texts = {
    '<script>alert(1)</script> & "quotes"': '<script>alert(1)</script> & "quotes"',
    '⛵️ 👩‍👩‍👧 ten more': '⛵️ 👩‍👩‍👧 ten more',
    'مرحبا \u202e reversed text': 'مرحبا \u202e reversed text',
    'NUL \u0000 and bell \u0007 inside': 'NUL  and bell  inside',
    'half a pair \ud83d of an emoji': 'half a pair \ufffd of an emoji',
    '{"a": "looks like JSON"}': '{"a": "looks like JSON"}',
    'line one\r\nline two': 'line one\nline two',
    [LONG.slice(1)]: LONG.slice(1),
  }
  for (const [sent, storedText] of Object.entries(texts)) {
    const data = { ...contact, email: freshEmail(), message: sent }
    const response = await submit(request, 'contact', data)
    expect(response.status(), sent.slice(0, 30)).toBe(200)
    const { reference } = (await response.json()).result.data
    expect(JSON.parse(stored(reference)?.form_data ?? '{}').message).toBe(storedText)
  }
})

test('unknown fields are dropped, an absurd source is no obstacle', async ({ request }) => {
  for (const source of [null, 7, 'nonsense', [], { path: 5 }, { path: '/x', referrer: LONG }]) {
    const data = { ...contact, email: freshEmail(), isAdmin: true, ['__proto__']: { a: 1 } }
    const response = await submit(request, 'contact', data, { source })
    expect(response.status()).toBe(200)
    const row = stored((await response.json()).result.data.reference)
    expect(JSON.parse(row?.form_data ?? '{}')).not.toHaveProperty('isAdmin')
    expect((row?.source ?? '').length).toBeLessThan(500)
  }
})

test('a thousand attachments, foreign ids, wrong shapes: refused or named, nothing half', async ({
  request,
}) => {
  const email = freshEmail()
  const ids = (n: number) => Array.from({ length: n }, () => crypto.randomUUID())
  for (const attachments of [ids(1000), ids(11), 'one', [7], [{}], ['not-a-uuid']]) {
    const response = await submit(request, 'contact', { ...contact, email, attachments })
    expect(response.status()).toBe(400)
  }
  for (const lostFiles of [7, [7], 'a.jpg']) {
    const response = await submit(request, 'contact', { ...contact, email, lostFiles })
    expect(response.status()).toBe(400)
  }
  expect(storedFor(email)).toBe(0)
  const lostFiles = Array(30).fill('x'.repeat(400))
  const data = { ...contact, email, attachments: ids(1), lostFiles }
  const row = stored((await (await submit(request, 'contact', data)).json()).result.data.reference)
  const names = JSON.parse(row?.lost_files ?? '[]') as string[]
  expect(names).toHaveLength(21)
  expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual(300)
})

test('wrong envelopes are 4xx', async ({ request }) => {
  for (const data of ['{', 'null', '[]', '7', '{}', '{"formType":"call"}', '"text"']) {
    const response = await request.post('/api/trpc/forms.submit', {
      headers: { 'content-type': 'application/json' },
      data: Buffer.from(data),
    })
    expect(response.status(), data).toBeGreaterThanOrEqual(400)
    expect(response.status(), data).toBeLessThan(500)
  }
  expect((await submit(request, 'contact', contact, { submissionKey: '' })).status()).toBe(400)
  expect((await submit(request, 'contact', contact, { submissionKey: {} })).status()).toBe(400)
  expect(
    (await submit(request, 'contact', { ...contact, message: 'x'.repeat(400_000) })).status(),
  ).toBe(413)
  expect((await request.get('/api/trpc/forms.submit')).status()).toBe(405)
  expect((await request.post('/api/forms/none', { form: {} })).status()).toBe(404)
  const broken = await request.post('/api/forms/contact', {
    headers: { 'content-type': 'multipart/form-data' },
    data: 'nonsense',
  })
  expect(broken.status()).toBe(400)
})
