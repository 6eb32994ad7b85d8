import type { Transaction } from 'kysely'
import type { Db } from '../open.ts'
import type { Database } from '../schema/index.ts'
import { leadWords } from './lead-words.ts'
import { indexLead, isPostgres } from './search-index.ts'
import type { StoredAnswers, SubmissionSource } from './submissions.ts'

const MAX_LISTED = 200
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
  const lead = await tx
    .selectFrom('submissions')
    .select(['reference', 'email', 'form_data', 'source'])
    .where('id', '=', id)
    .$if(isPostgres(tx), (query) => query.forNoKeyUpdate())
    .executeTakeFirstOrThrow()
  const amendments = await tx
    .selectFrom('amendments')
    .select('form_data')
    .where('submission_id', '=', id)
    .orderBy('created_at')
    .execute()
  const notes = await tx
    .selectFrom('lead_notes')
    .select('text')
    .where('submission_id', '=', id)
    .orderBy('created_at', 'desc')
    .execute()
  const versions: StoredAnswers[] = [lead, ...amendments].map(({ form_data }) =>
    JSON.parse(form_data),
  )
  const source = lead.source === null ? null : JSON.parse(lead.source)
  if (!onlyWords) {
    await tx
      .updateTable('submissions')
      .set(listedColumns(versions.at(-1) ?? {}, source))
      .where('id', '=', id)
      .execute()
  }
  const { reference, email } = lead
  const words = leadWords({
    reference,
    email,
    source,
    versions,
    notes: notes.map(({ text }) => text),
  })
  await indexLead(tx, id, words)
}
