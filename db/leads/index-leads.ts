import type { Transaction } from 'kysely'
import type { Db } from '../open.ts'
import type { Database } from '../schema/index.ts'
import { leadWords } from './lead-words.ts'
import { indexLeads, isPostgres } from './search-index.ts'
import type { StoredAnswers, SubmissionSource } from './submissions.ts'

const MAX_LISTED = 200
const PAGE = 200
const MAX_ORIGIN = 100

/** What the desk lists of a lead, out of its answers. */
export function listedColumns(
  answers: StoredAnswers,
  source: SubmissionSource | null,
): {
  name: string
  phone: string
  town: string | null
  insurance_type: string | null
  came_from: string | null
} {
  const text = (field: string) => String(answers[field] ?? '').slice(0, MAX_LISTED)
  const name = text('name') || `${text('first_name')} ${text('last_name')}`.trim()
  return {
    name,
    phone: text('phone'),
    town: source?.town ?? null,
    insurance_type: text('insurance_type') || null,
    came_from: cameFrom(source),
  }
}

/**
 * What brought a visitor, for the figures: the latest campaign, or else the site that led here. Null
 * when they came by themselves.
 */
function cameFrom(source: SubmissionSource | null): string | null {
  const campaign = source?.lastCampaign ?? source?.firstCampaign
  if (campaign) return `campaign:${campaign.slice(0, MAX_ORIGIN)}`
  const host = source?.referrer && hostOf(source.referrer)
  return host ? `referrer:${host.slice(0, MAX_ORIGIN)}` : null
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : ''
}

/**
 * Lists and indexes a lead by what it says now; for the transaction that changed it. Of two that change it at
 * once, the second sees what the first one wrote.
 */
export async function updateIndex(
  tx: Db | Transaction<Database>,
  id: string,
  { onlyWords = false } = {},
): Promise<void> {
  if (isPostgres(tx)) {
    await tx.selectFrom('submissions').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  }
  const leads = await indexed(tx, [id])
  for (const { answers, source } of onlyWords ? [] : leads) {
    const columns = listedColumns(answers, source)
    await tx.updateTable('submissions').set(columns).where('id', '=', id).execute()
  }
  await indexLeads(tx, leads)
}

/** Makes every lead searchable, some hundred at a time: a restored database has no index. */
export async function indexEveryLead(tx: Db | Transaction<Database>): Promise<void> {
  for (let after = ''; ; ) {
    const page = await tx
      .selectFrom('submissions')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute()
    if (page.length === 0) return
    const ids = page.map(({ id }) => id)
    after = ids.at(-1) ?? after
    await indexLeads(tx, await indexed(tx, ids))
  }
}

/** What leads say now, and the words by which they are found: those of their notes and former answers, too. */
async function indexed(tx: Db | Transaction<Database>, ids: string[]) {
  const leads = await tx
    .selectFrom('submissions')
    .select(['id', 'reference', 'email', 'form_data', 'source'])
    .where('id', 'in', ids)
    .execute()
  const amendments = await tx
    .selectFrom('amendments')
    .select(['submission_id', 'form_data'])
    .where('submission_id', 'in', ids)
    .orderBy('created_at')
    .execute()
  const notes = await tx
    .selectFrom('lead_notes')
    .select(['submission_id', 'text'])
    .where('submission_id', 'in', ids)
    .orderBy('created_at', 'desc')
    .execute()
  return leads.map(({ id, reference, email, form_data, source: stored }) => {
    const ofLead = (row: { submission_id: string }) => row.submission_id === id
    const versions: StoredAnswers[] = [form_data, ...amendments.filter(ofLead).map(answersOf)].map(
      (json) => JSON.parse(json),
    )
    const source: SubmissionSource | null = stored === null ? null : JSON.parse(stored)
    const texts = notes.filter(ofLead).map(({ text }) => text)
    const words = leadWords({ reference, email, source, versions, notes: texts })
    return { id, answers: versions.at(-1) ?? {}, source, words }
  })
}

function answersOf({ form_data }: { form_data: string }): string {
  return form_data
}
