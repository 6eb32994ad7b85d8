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
const quote = {
  insurance_type: 'boat',
  vessel_type: 'yacht',
  vessel_length: '44',
  vessel_value: '$350000.50',
  vessel_use: 'pleasure',
  first_name: 'Jane',
  last_name: 'Doe',
  email: 'jane@visitor.example',
  phone: '(203) 555-0123',
  zipCode: '06604-1234',
  additional_details: '',
}

const LONG = 'x'.repeat(10_001)
/** Field, invalid answers, message: verbatim from sections 5 of the specification. */
const contactRules: [string, unknown[], string][] = [
  ['name', ['', 'J', undefined, null, 7, {}, []], 'Name must be at least 2 characters.'],
  ['name', [LONG], 'Please keep this under 200 characters.'],
  [
    'email',
    [
      '',
      'jane',
      'jane@',
      'a@x..org',
      '@b.co',
      'a b@c.co',
      undefined,
      {},
      `${LONG}@b.co`,
      'a@b.co\nBcc: x@y.co',
    ],
    'Please enter a valid email address.',
  ],
  ['phone', ['12', '555-0123', 'call me', '203-555-01234'], 'Please enter a valid phone number.'],
  [
    'zipCode',
    ['', '0660', '066040', '06604-12', 'ABCDE', undefined],
    'Please enter a valid ZIP code (e.g., 06604 or 06604-1234).',
  ],
  ['subject', ['', 'none', 'Gossip', undefined], 'Please select a subject.'],
  ['message', ['', 'Too short', undefined, 12], 'Message must be at least 10 characters.'],
  ['message', [LONG], 'Please keep this under 10,000 characters.'],
]
const quoteRules: [string, unknown[], string][] = [
  ['insurance_type', ['', 'life', undefined, {}], 'Please select an insurance type.'],
  ['vessel_length', ['abc', '4.5.1', '-3', LONG], 'Please enter a valid number for vessel length.'],
  ['vessel_value', ['a lot', '1,00', '$1.234', LONG], 'Please enter a valid dollar amount.'],
  ['vessel_type', [''], 'Please fill in the vessel type.'],
  ['vessel_type', ["'; drop table vessels --"], 'Please select a vessel type from the list.'],
  ['vessel_use', ['smuggling'], 'Please select a use from the list.'],
  ['first_name', ['', 'J'], 'First name must be at least 2 characters.'],
  ['last_name', ['', 'D'], 'Last name must be at least 2 characters.'],
  ['email', ['jane'], 'Please enter a valid email address.'],
  ['phone', ['12'], 'Please enter a valid phone number.'],
  ['zipCode', ['1'], 'Please enter a valid ZIP code (e.g., 06604 or 06604-1234).'],
]

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

for (const [formType, valid, rules] of [
  ['contact', contact, contactRules],
  ['quote', quote, quoteRules],
] as const) {
  for (const [field, answers, message] of rules) {
    test(`${formType}: a wrong ${field} is answered at the field: ${message}`, async ({
      request,
    }) => {
      const email = freshEmail()
      for (const answer of answers) {
        const response = await submit(request, formType, { ...valid, email, [field]: answer })
        expect(response.status(), JSON.stringify(answer)?.slice(0, 80)).toBe(400)
        expect((await response.json()).error.data.fields[field]).toBe(message)
      }
      expect(storedFor(email)).toBe(0)
    })
  }
}

test('the same texts come back without JavaScript, in the page', async ({ request }) => {
  for (const [field, answers, message] of contactRules) {
    const text = answers.find((answer) => typeof answer === 'string') as string
    const page = await request.post('/api/forms/contact', {
      multipart: { step: 'message', ...contact, [field]: text },
    })
    expect(page.status()).toBe(200)
    expect(await page.text(), `${field}: ${text.slice(0, 20)}`).toContain(
      message.replaceAll("'", '&#x27;'),
    )
  }
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
