import { randomUUID } from 'node:crypto'
import type { Db } from '../open.ts'
import type { Timestamp } from '../schema/index.ts'

/**
 * Counts a page view, in total and for its day, in one transaction.
 * @param day The day in the office's time zone, YYYY-MM-DD.
 */
export async function recordVisit(
  db: Db,
  visit: { path: string; day: string; at?: Timestamp },
): Promise<void> {
  const { path, day, at = new Date().toISOString() } = visit
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('page_visits')
      .values({ id: randomUUID(), page_path: path, visit_count: 1, last_visit: at })
      .onConflict((conflict) =>
        conflict.column('page_path').doUpdateSet((eb) => ({
          visit_count: eb('page_visits.visit_count', '+', 1),
          last_visit: at,
        })),
      )
      .execute()
    await tx
      .insertInto('page_visit_days')
      .values({ page_path: path, day, visit_count: 1 })
      .onConflict((conflict) =>
        conflict.columns(['page_path', 'day']).doUpdateSet((eb) => ({
          visit_count: eb('page_visit_days.visit_count', '+', 1),
        })),
      )
      .execute()
  })
}

/**
 * Page visits by day, of all pages together; a day without any is left out.
 * @param since A day in the office's time zone, YYYY-MM-DD.
 */
export async function visitsByDay(db: Db, since: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('page_visit_days')
    .select(['day', (eb) => eb.fn.sum('visit_count').as('visits')])
    .where('day', '>=', since)
    .groupBy('day')
    .execute()
  return new Map(rows.map(({ day, visits }) => [day, Number(visits)]))
}
