import { sql, type Transaction } from 'kysely'
import { lockRowsOf } from '../lock-rows.ts'
import type { Database } from '../schema/index.ts'

/** What a page or a list showed of a lead. */
export interface LeadAsRead {
  revision: number
  /** As `changesByOthers` counted them. */
  changesByOthers: number
}

/**
 * How often somebody other than the reader has changed a lead in ways that leave its revision: with notes, calls and
 * replies, answers that they correct, its release, and what the visitor corrected, added, answered by mail or in the
 * application. None of these is ever taken back, so the number rises with each.
 * @param reader The address of one of the staff.
 */
export function changesByOthers(reader: string) {
  return sql<number | string>`(
    (select count(*) from lead_notes
      where lead_notes.submission_id = submissions.id and lead_notes.staff_email <> ${reader})
    + (select count(*) from audit_log where audit_log.about = submissions.id
      and audit_log.action in ('lead-answered', 'lead-called', 'lead-released')
      and coalesce(audit_log.staff_email, '') <> ${reader})
    + submissions.application_saves
    + (select count(*) from lead_incoming where lead_incoming.submission_id = submissions.id)
    + (select count(*) from answer_changes where answer_changes.submission_id = submissions.id
      and answer_changes.staff_email <> ${reader})
    + (select count(*) from amendments where amendments.submission_id = submissions.id)
    + (select count(attachments.added_at) from attachments
      where attachments.submission_id = submissions.id))`
}

/**
 * Those of some leads that nobody else has changed since they were read, and nobody can until the transaction ends.
 * @param read A lead that is not in it is taken whatever was changed of it.
 */
export async function lockUnchanged(
  tx: Transaction<Database>,
  reader: { email: string },
  ids: readonly string[],
  read: ReadonlyMap<string, LeadAsRead>,
): Promise<{ unchanged: string[]; stale: number }> {
  await lockRowsOf(tx, 'submissions', ids)
  const found = await tx
    .selectFrom('submissions')
    .select(['id', 'revision', changesByOthers(reader.email).as('changes')])
    .where('id', 'in', ids)
    .execute()
  const unchanged = found
    .filter(({ id, revision, changes }) => {
      const shown = read.get(id)
      return !shown || (shown.revision === revision && shown.changesByOthers === Number(changes))
    })
    .map(({ id }) => id)
  return { unchanged, stale: found.length - unchanged.length }
}
