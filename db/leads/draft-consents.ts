import type { Transaction } from 'kysely'
import type { Db } from '../open.ts'
import type { Database } from '../schema/index.ts'

/**
 * Records that a visitor consents to be called if they do not finish, or no longer does. The time is
 * that of the first consent; taking it back also forgets who called.
 */
export async function setCallConsent(
  db: Db | Transaction<Database>,
  draftId: string,
  consents: boolean,
): Promise<void> {
  if (!consents) {
    await db.deleteFrom('draft_consents').where('draft_id', '=', draftId).execute()
    return
  }
  const consented_at = new Date().toISOString()
  await db
    .insertInto('draft_consents')
    .columns(['draft_id', 'consented_at'])
    // From the table: a draft that was discarded meanwhile is no error.
    .expression((eb) =>
      eb
        .selectFrom('drafts')
        .select((select) => ['id', select.val(consented_at).as('at')])
        .where('id', '=', draftId)
        .where('accepted_at', 'is', null),
    )
    .onConflict((conflict) => conflict.column('draft_id').doNothing())
    .execute()
}

/** Whether the visitor of a draft has consented. */
export async function hasCallConsent(db: Db, draftId: string): Promise<boolean> {
  const row = await db
    .selectFrom('draft_consents')
    .select('draft_id')
    .where('draft_id', '=', draftId)
    .executeTakeFirst()
  return row !== undefined
}
