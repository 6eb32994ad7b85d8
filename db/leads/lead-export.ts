import type { Db } from '../open.ts'
import type { Timestamp } from '../schema/index.ts'
import { type LeadFilter, whereListed } from './lead-filter.ts'
import { findListed, type LeadPlace, type ListedLead } from './lead-list.ts'
import type { StoredAnswers, SubmissionSource } from './submissions.ts'

/** A lead with everything that a file of leads says of it. */
export interface ExportedLead extends ListedLead {
  /** As they were last sent. */
  answers: StoredAnswers
  source: SubmissionSource | null
}

/** A stretch of an export, and the place behind which the next one begins. */
export interface ExportedStretch {
  leads: ExportedLead[]
  last: LeadPlace | undefined
}

/**
 * The next leads of a filter, oldest first: a file of any length takes no more memory than one stretch.
 * @param received Only those received until then: a file must end while leads keep arriving.
 * @param after The last lead of the stretch before.
 */
export async function exportStretch(
  db: Db,
  leadFilter: LeadFilter,
  { received, limit, after }: { received: Timestamp; limit: number; after?: LeadPlace | undefined },
): Promise<ExportedStretch> {
  const rows = await db
    .selectFrom('submissions')
    .select(['created_at', 'id'])
    .where(await whereListed(db, leadFilter, 'every'))
    .where('created_at', '<=', received)
    .$if(after !== undefined, (q) =>
      q.where((eb) =>
        eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(after?.[0] ?? '', after?.[1] ?? '')),
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  const last = rows.at(-1)
  return {
    leads: await findExported(
      db,
      rows.map(({ id }) => id),
    ),
    last: last && [last.created_at, last.id],
  }
}

/** Leads by their ids, in the order of the ids; unknown ones are left out. */
export async function findExported(db: Db, ids: readonly string[]): Promise<ExportedLead[]> {
  if (ids.length === 0) return []
  const [listed, rows, amendments] = await Promise.all([
    findListed(db, ids),
    db
      .selectFrom('submissions')
      .select(['id', 'form_data', 'source'])
      .where('id', 'in', ids)
      .execute(),
    db
      .selectFrom('amendments')
      .select(['submission_id', 'form_data'])
      .where('submission_id', 'in', ids)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  ])
  const sources = new Map(rows.map(({ id, source }) => [id, source]))
  // The last one of an id has the say.
  const answers = new Map([
    ...rows.map(({ id, form_data }) => [id, form_data] as const),
    ...amendments.map(({ submission_id, form_data }) => [submission_id, form_data] as const),
  ])
  return listed.map((lead) => ({
    ...lead,
    answers: JSON.parse(answers.get(lead.id) ?? '{}'),
    source: JSON.parse(sources.get(lead.id) ?? 'null'),
  }))
}
