import type { Db } from '../open.ts'
import { recordAudit } from './audit.ts'

export const OPENING_MARKS = ['done', 'not-needed'] as const
/** How staff can mark a point on the list of what to replace before the site opens. */
export type OpeningMark = (typeof OPENING_MARKS)[number]

export interface MarkedCheck {
  mark: OpeningMark
  staffEmail: string
  at: string
}

/** The marks, by the name of the point. */
export async function listOpeningMarks(db: Db): Promise<Map<string, MarkedCheck>> {
  const rows = await db.selectFrom('opening_marks').selectAll().execute()
  return new Map(
    rows.map(({ name, mark, staff_email, marked_at }) => [
      name,
      { mark, staffEmail: staff_email, at: marked_at },
    ]),
  )
}

/** Marks a point and records it in the log. */
export async function markOpeningCheck(
  db: Db,
  staff: { email: string },
  name: string,
  mark: OpeningMark,
): Promise<void> {
  const marked = { mark, staff_email: staff.email, marked_at: new Date().toISOString() }
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('opening_marks')
      .values({ name, ...marked })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(marked))
      .execute()
    await recordAudit(tx, { staff, action: 'opening-check', about: name, details: { mark } })
  })
}

/**
 * Puts a point back on the list.
 * @returns Whether it was marked.
 */
export async function unmarkOpeningCheck(
  db: Db,
  staff: { email: string },
  name: string,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('opening_marks')
      .where('name', '=', name)
      .executeTakeFirst()
    if (numDeletedRows === 0n) return false
    await recordAudit(tx, { staff, action: 'opening-check-undone', about: name })
    return true
  })
}
