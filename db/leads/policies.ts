import { sql, type Transaction } from 'kysely'
import { inTransaction } from '../in-transaction.ts'
import type { Db } from '../open.ts'
import type { Database } from '../schema/index.ts'
import { recordAudit } from '../staff/audit.ts'
import { findSubmission, type StoredAnswers } from './submissions.ts'

const RETURNED_AT_ONCE = 500
const CARRIERS = 100

/** When the present policy ends by a visitor's own answer, YYYY-MM-DD; null where it names no day. */
export function policyEndIn({ policy_ends }: StoredAnswers): string | null {
  return typeof policy_ends === 'string' && /^\d{4}-\d\d-\d\d$/.test(policy_ends)
    ? policy_ends
    : null
}

/** Takes over the day that a visitor corrects, before the correction is stored; one that staff have set stays. */
export async function correctPolicyEnd(
  tx: Transaction<Database>,
  id: string,
  corrected: StoredAnswers,
): Promise<void> {
  const before = policyEndIn((await findSubmission(tx, id, { corrected: true }))?.formData ?? {})
  const after = policyEndIn(corrected)
  if (before === after) return
  await tx
    .updateTable('submissions')
    .set({ policy_ends_on: after })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('policy_ends_on', 'is', null), eb('policy_ends_on', '=', before)]))
    .execute()
}

/**
 * Has lost leads come back before the policy that their visitors have elsewhere ends: open, with a follow-up for today,
 * once for each such day.
 * @param today In the office, YYYY-MM-DD.
 * @param until The last day on which a policy may end.
 * @returns How many came back.
 */
export async function returnLost(db: Db, today: string, until: string): Promise<number> {
  const lost = await db
    .selectFrom('submissions')
    .select(['id', 'policy_ends_on'])
    .where('policy_ends_on', '>', today)
    .where('policy_ends_on', '<=', until)
    // As an expression: SQLite would otherwise look up every lead that was ever lost.
    .where(sql<string>`status || ''`, '=', 'lost')
    .where(sql<boolean>`coalesce(returned_for, '') <> policy_ends_on`)
    .limit(RETURNED_AT_ONCE)
    .execute()
  let returned = 0
  for (const { id, policy_ends_on } of lost) {
    returned += await inTransaction(db, async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('submissions')
        .set({
          status: 'in-work',
          follow_up_on: today,
          returned_for: policy_ends_on,
          revision: sql`revision + 1`,
        })
        .where('id', '=', id)
        .where('status', '=', 'lost')
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) return 0
      await recordAudit(tx, {
        staff: null,
        action: 'lead-returned',
        about: id,
        details: { followUpOn: today },
      })
      return 1
    })
  }
  return returned
}

/** The names of carriers that leads have, in the order of the alphabet: a step in the index for each. */
export async function listCarriers(db: Db): Promise<string[]> {
  const { rows } = await sql<{ carrier: string }>`with recursive carriers (carrier) as (
      select min(carrier) from submissions where carrier is not null
      union all
      select (select min(s.carrier) from submissions s where s.carrier > carriers.carrier)
      from carriers where carriers.carrier is not null
    ) select carrier from carriers where carrier is not null limit ${CARRIERS}`.execute(db)
  return rows.map(({ carrier }) => carrier)
}
