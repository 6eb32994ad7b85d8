import type { Db } from '../open.ts'

/** How many rows one statement deletes: SQLite lets nobody else write meanwhile. */
const PAGE = 500

/**
 * Deletes jobs done before a moment. What they did is recorded elsewhere: a message in `deliveries`, a scan
 * in `attachments`.
 * @returns How many, at most one page.
 */
export async function deleteDoneJobs(db: Db, doneBefore: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('done_at', '<', doneBefore)
        .orderBy('done_at')
        .limit(PAGE),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
