import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAttachment, markStored } from '../../../db/leads/attachments.ts'
import { recordVerdict } from '../../../db/leads/scan-verdicts.ts'
import type { NewSubmission } from '../../../db/leads/submissions.ts'
import { findSubmission } from '../../../db/leads/submissions.ts'
import { findDelivery, type LeadDelivery } from '../../../db/mail/deliveries.ts'
import { migrate } from '../../../db/migrate.ts'
import { openDatabase } from '../../../db/open.ts'
import { NOTHING_BOUND } from '../../../src/settings/business.ts'
import { parseConfig } from '../../../src/settings/config.ts'
import { statusPath } from '../../../src/settings/lead-tokens.ts'
import { writeLeadEmail } from '../../../worker/emails/write-lead-email.ts'
import { acceptLead, quoteRequest } from '../../samples/leads.ts'
import { TEST_AUTH_SECRET } from '../../tools/auth-secret.ts'

const settings = parseConfig({
  SITE_URL: 'https://www.agency.example',
  LEADS_TO: 'leads@agency.example, owner@agency.example',
  AUTH_SECRET: TEST_AUTH_SECRET,
})

const folder = mkdtempSync(join(tmpdir(), 'emails-'))
const db = openDatabase(join(folder, 'site.sqlite'))
beforeAll(async () => {
  await migrate(db)
})
afterAll(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true })
})

const DAY_MS = 24 * 3_600_000
const RIGHT_TO_LEFT_OVERRIDE = '\u202e'

test('the agency reads every answer by its label, and those left empty as not given', async () => {
  const { agency, reference, id } = await lettersOf({})
  expect(agency.subject).toBe(
    `Jane Doe, 203-555-0123: Quote request ${reference}, Boat & Yacht Insurance`,
  )
  for (const text of [
    'Type of insurance:\nBoat & Yacht Insurance',
    'Vessel type:\nCenter Console',
    'Vessel length (feet):\n27',
    'Primary use:\nRacing',
    'Additional details:\nnot given',
    `Open this lead https://www.agency.example/admin/leads/${id}`,
    'Town:\nbridgeport',
    'First campaign:\nspring',
  ]) {
    expect(agency.text).toContain(text)
  }
  expect(agency.text).toMatch(/Received \w+day, \w+ \d+, \d{4} at \d+:\d\d [AP]M E[SD]T/)
  expect(agency.messageId).toMatch(/^<[\da-f-]{36}@www\.agency\.example>$/)
  expect(agency.to?.map(({ address }) => address)).toEqual(settings.leadsTo)
})

test('files are listed by name, size and state, lost ones by name, and never travel along', async () => {
  const file = await addAttachment(db, {
    filename: `bill${RIGHT_TO_LEFT_OVERRIDE}fdp.exe`,
    contentType: 'application/pdf',
    sizeBytes: 3.4 * 1024 * 1024,
    sha256: 'aa',
    passwordProtected: true,
  })
  await markStored(db, file.id)
  const change = { attachmentIds: [file.id], lostFiles: ['dock.heic'] }
  const { agency, visitor } = await lettersOf(change)
  expect(agency.text).toContain('billfdp.exe:\n3.4 MB, not scanned, password-protected')
  expect(agency.text).toContain('dock.heic:\nchosen by the visitor but did not arrive')
  expect(agency.attachments).toHaveLength(0)
  expect(visitor.text).toContain('One file you chose did not reach us')
  expect(visitor.text).not.toMatch(/dock\.heic|billfdp/)
  expect(visitor.text).toContain('one file (a PDF of 3.4 MB)')
})

test('a small file has one size, for the agency as for the visitor', async () => {
  const about = { filename: 'note.pdf', contentType: 'application/pdf', sha256: 'aa' }
  const { id } = await addAttachment(db, { ...about, sizeBytes: 900, passwordProtected: false })
  await markStored(db, id)
  const { agency, visitor } = await lettersOf({ attachmentIds: [id] })
  expect(agency.text).toContain('note.pdf:\n0.1 MB, not scanned')
  expect(visitor.text).toContain('one file (a PDF of 0.1 MB)')
})

test('the visitor reads that no coverage begins and no claim is noticed by a request', async () => {
  const { visitor } = await lettersOf({})
  expect((visitor.text ?? '').replace(/\s+/g, ' ')).toContain(NOTHING_BOUND)
})

test('the visitor gets the link to the page about the request, and until when it takes files', async () => {
  const { visitor, visitorRaw, id } = await lettersOf({})
  const link = `https://www.agency.example${statusPath(settings, id)}`
  expect(visitor.html).toContain(`href="${link}"`)
  expect(visitor.text).toContain(link)
  expect(visitor.text).toMatch(/Until \w+day, \w+ \d+, .*, you can add files on the same page\./)
  // Nothing tells the agency that the message was opened.
  expect(visitorRaw).not.toMatch(/<img|utm_/)
})

test.each([
  [1, 'We could not keep a file: your quote request', 'It did not pass our virus scan.'],
  [2, 'We could not keep 2 files: your quote request', 'They did not pass our virus scan.'],
])(
  'news of %i infected files is told from a confirmation before it is opened',
  async (count, subject, preview) => {
    const about = { contentType: 'application/pdf', sizeBytes: 9, sha256: 'aa' }
    const attachmentIds: string[] = []
    for (let n = 0; n < count; n++) {
      const { id } = await addAttachment(db, {
        ...about,
        filename: 'bill.pdf',
        passwordProtected: false,
      })
      await markStored(db, id)
      await recordVerdict(db, id, { verdict: 'infected', signature: 'Eicar' })
      attachmentIds.push(id)
    }
    const { visitor, reference } = await lettersOf({ attachmentIds }, 0, { topic: 'infected-file' })
    expect(visitor.subject).toBe(`${subject} ${reference}`)
    expect(visitor.html).toContain(`${preview} Your request is with us.`)
    const receipt = await lettersOf({ attachmentIds })
    expect(receipt.visitor.subject).toBe(`Your quote request ${receipt.reference}`)
  },
)

test('a request for a call names its time in words, and what no label is known of is shown whole', async () => {
  const formData = {
    name: 'Jane Doe',
    phone: '203-555-0123',
    email: 'jane@visitor.example',
    preferred_time: 'midday',
    callBackBefore: 'noon',
  }
  const { agency, visitor } = await lettersOf({ kind: 'call', formData })
  for (const text of [
    'Phone:\n203-555-0123',
    'Preferred time:\nWeekday midday, noon to 2 p.m.',
    'Call back before:\nnoon',
  ]) {
    expect(agency.text).toContain(text)
  }
  expect(agency.subject).toMatch(/^Jane Doe, 203-555-0123: Request for a call FM-[\w-]+$/)
  expect(visitor.subject).toMatch(/^Your request for a call FM-/)
})

test("the visitor's message holds nothing they typed", async () => {
  const word = 'xylophone'
  const formData = Object.fromEntries(
    Object.keys(quoteRequest().formData).map((field) => [field, word]),
  )
  const source = { path: `/${word}`, referrer: `https://${word}.example/` }
  const { visitor, visitorRaw, reference } = await lettersOf({
    formData,
    source,
    lostFiles: [word],
  })
  expect(visitorRaw).not.toContain(word)
  expect(visitor.html).not.toContain(word)
  expect(visitor.text).toContain(reference)
  expect(visitor.text).toMatch(/answer by \w+day, \w+ \d+, (noon|[\d:]+ [ap]\.m\.) Eastern time/)
  expect(visitor.text).toContain('203-555-0142')
  expect(visitor.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }),
  )
})

test("the visitor's message repeats what was chosen, and numbers", async () => {
  const { visitor } = await lettersOf({
    formData: {
      ...quoteRequest().formData,
      insurance_type: 'luxury',
      vessel_type: 'yacht',
      vessel_length: 42,
      vessel_value: '1250000',
      vessel_use: 'fishing',
      zipCode: '06604-1234',
    },
  })
  for (const answer of [
    'Type of insurance:\nLuxury Yacht Insurance',
    'Vessel type:\nYacht',
    'Vessel length (feet):\n42',
    'Estimated value:\n$1,250,000',
    'Primary use:\nFishing',
    'ZIP code:\n06604-1234',
  ]) {
    expect(visitor.text).toContain(answer)
  }
  expect(visitor.text).not.toMatch(/First name:|Phone:/)
})

test('a message that was sent late promises nothing that is over', async () => {
  const { visitor } = await lettersOf({}, 20)
  expect(visitor.text).toContain('will read it and answer as soon as possible. There is no')
  expect(visitor.text).not.toMatch(/answer by|Until \w+day/)
})

test('HTML in an answer is shown as it was typed, and does nothing', async () => {
  const typed = '<img src=x onerror=alert(1)></span><script>alert(2)</script> &amp; "quoted"'
  const { agency } = await lettersOf({ formData: { first_name: typed, additional_details: typed } })
  expect(agency.html).not.toMatch(/<img|<script/i)
  expect(agency.html).toContain('&lt;script&gt;alert(2)')
  expect(agency.text).toContain(typed)
})

test('a line end in a name starts no header', async () => {
  const first_name = 'Jane\r\nBcc: everyone@victim.example\r\n\r\nBody\n.\r\nQUIT'
  const { agency, agencyRaw } = await lettersOf({
    formData: { ...quoteRequest().formData, first_name },
  })
  expect(agency.bcc ?? []).toEqual([])
  expect(headersOf(agencyRaw)).not.toMatch(/^(bcc|body|quit)/im)
  expect(agency.replyTo?.[0]?.name).toBe('Jane Bcc: everyone@victim.example Body . QUIT Doe')
  expect(agency.replyTo).toHaveLength(1)
})

test.each([
  ['a right-to-left override', `Jane${RIGHT_TO_LEFT_OVERRIDE}eoD`, 'JaneeoD'],
  ['a NUL', 'Ja\u0000ne', 'Jane'],
  ['half of an emoji', 'Jane\ud83d', 'Jane\ufffd'],
  ['an emoji', 'Jane 👩‍✈️', 'Jane 👩‍✈️'],
  ['commas, quotes and brackets', '"Doe", Jane <x@y.example>', '"Doe", Jane <x@y.example>'],
])('%s in a name leaves the headers whole', async (_, first_name, shown) => {
  const { agency, reference, email } = await lettersOf({ formData: { first_name } })
  expect(agency.subject).toBe(`${shown}: Quote request ${reference}`)
  expect(agency.replyTo).toEqual([{ name: shown, address: email }])
  expect(agency.text).toContain(`First name:\n${shown}`)
})

test('10,000 characters arrive in the message and are cut in the headers', async () => {
  const long = 'n'.repeat(10_000)
  const lines = 'line\n'.repeat(2000).trim()
  const { agency, agencyRaw } = await lettersOf({
    formData: { last_name: long, additional_details: lines },
  })
  expect(agency.subject?.length).toBeLessThan(120)
  expect(agency.text).toContain(long)
  expect(agency.text).toContain(lines)
  // RFC 5322: no line of a message is longer than 998 characters.
  expect(Math.max(...agencyRaw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998)
})

/** The messages of a lead, as they are written so many days after it came. */
async function lettersOf(
  change: Partial<NewSubmission>,
  daysAgo = 0,
  news: Partial<LeadDelivery> = {},
) {
  const formData = { ...quoteRequest().formData, vessel_use: 'racing' }
  const lead = await acceptLead(db, { formData, ...change })
  const submission = await findSubmission(db, lead.id)
  if (!submission) throw new Error('The lead is not there')
  const came = Date.parse(submission.createdAt) - daysAgo * DAY_MS
  submission.createdAt = new Date(came).toISOString()
  const rows = await db
    .selectFrom('deliveries')
    .select(['id', 'audience'])
    .where('submission_id', '=', lead.id)
    .execute()
  const read = async (audience: string) => {
    const row = rows.find((one) => one.audience === audience)
    const delivery = row && (await findDelivery(db, row.id))
    if (!delivery || delivery.audience === 'subscriber')
      throw new Error(`There is no message to the ${audience}`)
    const { raw } = await writeLeadEmail({ db, settings }, { ...delivery, ...news }, submission)
    const email: Email = await PostalMime.parse(raw)
    // Mail has CRLF between its lines.
    return { email: { ...email, text: email.text?.replaceAll('\r\n', '\n') }, raw: raw.toString() }
  }
  const [agency, visitor] = [await read('agency'), await read('visitor')]
  return {
    ...lead,
    agency: agency.email,
    agencyRaw: agency.raw,
    visitor: visitor.email,
    visitorRaw: visitor.raw,
  }
}

function headersOf(raw: string): string {
  return raw.slice(0, raw.indexOf('\r\n\r\n'))
}
