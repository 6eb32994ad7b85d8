import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { listedColumns } from '../../db/leads/index-leads.ts'
import { LEAD_STATUSES } from '../../db/leads/lead-status.ts'
import { leadWords } from '../../db/leads/lead-words.ts'
import { indexLeads, isPostgres } from '../../db/leads/search-index.ts'
import type { SubmissionSource } from '../../db/leads/submissions.ts'
import type { Db } from '../../db/open.ts'
import { quoteRequest } from './leads.ts'

const AT_ONCE = 1000
const HOUR_MS = 3_600_000
const KINDS = ['quote', 'contact', 'call']
const TYPES = ['boat', 'luxury', 'commercial', 'other', 'general']
const TOWNS = ['bridgeport', 'mystic', 'norwalk', 'stonington']
const WORDS = 'boat mooring winter storage dock engine survey hull trailer marina'.split(' ')

/** Fills a database with leads of the last years: a hundred names, every status, a message of 40 words. */
export async function addManyLeads(db: Db, count: number): Promise<void> {
  for (let first = 0; first < count; first += AT_ONCE) {
    await db.transaction().execute(async (tx) => {
      for (let number = first; number < Math.min(first + AT_ONCE, count); number++) {
        const row = leadRow(number, count)
        await tx.insertInto('submissions').values(row).execute()
        const { id, reference, email } = row
        const formData = JSON.parse(row.form_data)
        const source = sourceOf(number)
        const words = leadWords({ reference, email, source, versions: [formData], notes: [] })
        await indexLeads(tx, [{ id, words }])
      }
    })
  }
  // What its own housekeeping does within a minute. SQLite has none: no site runs ANALYZE on it.
  if (isPostgres(db)) await sql`vacuum analyze`.execute(db)
}

/** One of so many leads, as its row stands in the database. */
export function leadRow(number: number, count: number) {
  const { email, formData } = lead(number)
  const source = sourceOf(number)
  return {
    id: randomUUID(),
    reference: `FM-${String(number).padStart(8, '0')}`,
    kind: KINDS[number % 3] ?? '',
    submission_key: randomUUID(),
    email,
    form_data: JSON.stringify(formData),
    source: JSON.stringify(source),
    lost_files: '[]',
    created_at: new Date(Date.now() - (count - number) * HOUR_MS * 0.2).toISOString(),
    status: LEAD_STATUSES[number % 17 < 2 ? 0 : number % LEAD_STATUSES.length] ?? 'new',
    follow_up_on: number % 20 === 0 ? '2026-12-01' : null,
    held_at: number % 97 === 0 ? new Date().toISOString() : null,
    ...listedColumns(formData, source),
  }
}

function sourceOf(number: number): SubmissionSource {
  const town = TOWNS[number % TOWNS.length] ?? ''
  return number % 3 === 0
    ? { path: '/quote', town, lastCampaign: `campaign ${number % 40}` }
    : { path: '/quote', town, referrer: `https://site${number % 60}.example/` }
}

function lead(number: number) {
  const words = Array.from({ length: 40 }, (_, at) => WORDS[(number + at * 7) % WORDS.length])
  const { formData, email } = quoteRequest({ email: `visitor${number}@example.com` })
  return {
    email,
    formData: {
      ...formData,
      insurance_type: TYPES[number % TYPES.length],
      first_name: `Name${number % 100}`,
      last_name: `Family${number % 5000}`,
      phone: `203-555-${String(number % 10_000).padStart(4, '0')}`,
      additional_details: words.join(' '),
    },
  }
}
