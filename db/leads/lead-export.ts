import { sql } from 'kysely'
import type { Db } from '../open.ts'
import type { Timestamp } from '../schema/index.ts'
import { type ApplicationAnswers, findApplications } from './application.ts'
import { countEvery } from './lead-counts.ts'
import { type LeadFilter, whereListed } from './lead-filter.ts'
import { findListed, type LeadPlace, type ListedLead } from './lead-list.ts'
import { type LeadNote, notesOfLeads } from './lead-notes.ts'
import { testOfSearch } from './search-index.ts'
import type { StoredAnswers, SubmissionSource } from './submissions.ts'

/** A lead with everything that a file of leads says of it. */
export interface ExportedLead extends ListedLead {
  /** As they were last sent. */
  answers: StoredAnswers
  source: SubmissionSource | null
  /** What staff say of the status, or empty. */
  statusReason: string
  carrier: string
  premium: number | undefined
  quotedOn: string | undefined
  /** What was answered for the insurer, as it was typed. */
  application: ApplicationAnswers | undefined
  /** Oldest first. */
  notes: LeadNote[]
}

/** As many leads are gone through at once, found or not: no step takes long, however rare the words of a search. */
const AT_ONCE = 500

/**
 * The leads of a filter in stretches, oldest first. Neither a connection nor a snapshot is held between two of them: a
 * file of any length takes no more memory than a stretch, and whoever downloads it slowly hinders nobody.
 * @param received Only those received until then: a file must end while leads keep arriving.
 */
export async function* exportStretches(
  db: Db,
  leadFilter: LeadFilter,
  received: Timestamp,
): AsyncGenerator<ExportedLead[]> {
  for await (const ids of foundInTurn(db, leadFilter, received)) yield await findExported(db, ids)
}

/** How many leads an export has. */
export async function countExported(
  db: Db,
  leadFilter: LeadFilter,
  received: Timestamp,
): Promise<number> {
  const { search, ...listed } = leadFilter
  // An index has the answer, but for the words of a search.
  if (!search) return countEvery(db, { ...listed, until: received })
  let leads = 0
  for await (const ids of foundInTurn(db, leadFilter, received)) leads += ids.length
  return leads
}

async function* foundInTurn(
  db: Db,
  { search, ...listed }: LeadFilter,
  received: Timestamp,
): AsyncGenerator<string[]> {
  const matches = search ? testOfSearch(db, search) : sql<boolean>`true`
  // What has no letter and no digit is on no lead.
  if (!matches) return
  const where = await whereListed(db, { ...listed, until: received })
  for (let after: LeadPlace | undefined; ; ) {
    const rows = await db
      .selectFrom('submissions')
      .select([
        'created_at',
        'id',
        sql<number>`case when ${matches} then 1 else 0 end`.as('is_found'),
      ])
      .where(where)
      .$if(after !== undefined, (q) =>
        q.where((eb) =>
          eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(after?.[0] ?? '', after?.[1] ?? '')),
        ),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    after = [last.created_at, last.id]
    const ids = rows.flatMap(({ id, is_found }) => (is_found ? [id] : []))
    if (ids.length > 0) yield ids
  }
}

/** Leads by their ids, in the order of the ids; unknown ones are left out. */
export async function findExported(db: Db, ids: readonly string[]): Promise<ExportedLead[]> {
  if (ids.length === 0) return []
  const [listed, rows, amendments, notes, applications] = await Promise.all([
    findListed(db, ids),
    db
      .selectFrom('submissions')
      .select(['id', 'form_data', 'source', 'status_reason', 'carrier', 'premium', 'quoted_on'])
      .where('id', 'in', ids)
      .execute(),
    db
      .selectFrom('amendments')
      .select(['submission_id', 'form_data'])
      .where('submission_id', 'in', ids)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    notesOfLeads(db, ids),
    findApplications(db, ids),
  ])
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  // The last one of an id has the say.
  const answers = new Map([
    ...rows.map(({ id, form_data }) => [id, form_data] as const),
    ...amendments.map(({ submission_id, form_data }) => [submission_id, form_data] as const),
  ])
  return listed.map((lead) => {
    const { source, status_reason, carrier, premium, quoted_on } = rowOf.get(lead.id) ?? {}
    return {
      ...lead,
      answers: JSON.parse(answers.get(lead.id) ?? '{}'),
      source: JSON.parse(source ?? 'null'),
      statusReason: status_reason ?? '',
      carrier: carrier ?? '',
      premium: premium ?? undefined,
      quotedOn: quoted_on ?? undefined,
      application: applications.get(lead.id)?.answers,
      notes: notes.get(lead.id) ?? [],
    }
  })
}
