import { inTransaction } from '../in-transaction.ts'
import { lockRowsOf } from '../lock-rows.ts'
import { addDelivery } from '../mail/deliveries.ts'
import type { Db } from '../open.ts'
import type { Timestamp } from '../schema/index.ts'
import { CLOSED_STATUSES } from './lead-status.ts'

/** What a visitor has answered for the insurer: as it was typed, by the name of the question. */
export type ApplicationAnswers = Readonly<Record<string, string>>

export interface StoredApplication {
  answers: ApplicationAnswers
  /** When the visitor last saved some; undefined while all are of staff. */
  savedAt: Timestamp | undefined
}

/** The application of a lead; undefined when nothing of it was saved, or there is no such lead. */
export async function findApplication(db: Db, id: string): Promise<StoredApplication | undefined> {
  return (await findApplications(db, [id])).get(id)
}

/** The applications of some leads, by the id of the lead; without those of which nothing was saved. */
export async function findApplications(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, StoredApplication>> {
  const rows = await db
    .selectFrom('submissions')
    .select(['id', 'application', 'application_at'])
    .where('id', 'in', ids)
    .where('application', 'is not', null)
    .execute()
  return new Map(
    rows.map(({ id, application, application_at }) => [
      id,
      { answers: JSON.parse(application ?? '{}'), savedAt: application_at ?? undefined },
    ]),
  )
}

/** How long the agency is told nothing more of an application that goes on. */
const QUIET_MS = 24 * 3_600_000

/**
 * Saves some answers of an application and leaves the others as they are: two sections may be saved at once. Schedules a
 * message to the agency when it begins, and when it goes on a day later; for a lead that is held, none.
 * @returns All answers as they are now; `gone` without such a lead, and `closed` when it takes none any more.
 */
export async function saveApplication(
  db: Db,
  id: string,
  answers: ApplicationAnswers,
): Promise<ApplicationAnswers | 'gone' | 'closed'> {
  return inTransaction(db, async (tx) => {
    await lockRowsOf(tx, 'submissions', [id])
    const lead = await tx
      .selectFrom('submissions')
      .select(['status', 'held_at', 'application', 'application_at'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!lead) return 'gone'
    if (CLOSED_STATUSES.some((status) => status === lead.status)) return 'closed'
    const all: ApplicationAnswers = { ...JSON.parse(lead.application ?? '{}'), ...answers }
    if (Object.keys(answers).length === 0) return all
    const now = new Date()
    await tx
      .updateTable('submissions')
      .set((eb) => ({
        application: JSON.stringify(all),
        application_at: now.toISOString(),
        application_saves: eb('application_saves', '+', 1),
      }))
      .where('id', '=', id)
      .execute()
    const isNews = now.getTime() - Date.parse(lead.application_at ?? '1970') > QUIET_MS
    if (isNews && lead.held_at === null) {
      await addDelivery(tx, { submissionId: id, audience: 'agency', topic: 'application' })
    }
    return all
  })
}
