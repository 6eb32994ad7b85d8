import type { Db } from '../open.ts'

/** The size of all files that belong to no lead: to no request yet, or to one that is held. */
export async function unclaimedBytes(db: Db): Promise<number> {
  const [unclaimed, held] = await Promise.all([
    db
      .selectFrom('attachments')
      .select((eb) => eb.fn.sum('size_bytes').as('bytes'))
      .where('submission_id', 'is', null)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('submissions')
      .innerJoin('attachments', 'attachments.submission_id', 'submissions.id')
      .select((eb) => eb.fn.sum('size_bytes').as('bytes'))
      .where('held_at', 'is not', null)
      .executeTakeFirstOrThrow(),
  ])
  return Number(unclaimed.bytes ?? 0) + Number(held.bytes ?? 0)
}
