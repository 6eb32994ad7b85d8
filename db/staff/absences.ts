import type { Transaction } from 'kysely'
import type { Db } from '../open.ts'
import type { Database } from '../schema/index.ts'
import { recordAudit } from './audit.ts'
import { findStaffById } from './staff.ts'

/** From when until when somebody is out of office, by the day in its time zone, YYYY-MM-DD. */
export interface Absence {
  staffId: string
  from: string
  until: string
  /** The id of who gets their leads meanwhile; null: nobody in particular. */
  instead: string | null
}

/** `changed elsewhere`: somebody else was faster, and nothing was written. */
export type AbsenceResult = 'saved' | 'changed elsewhere' | 'gone'

type Days = Omit<Absence, 'staffId'>

/** Everybody's, past ones included. */
export async function listAbsences(db: Db): Promise<Absence[]> {
  const rows = await db.selectFrom('staff_absences').selectAll().execute()
  return rows.map((row) => ({
    staffId: row.staff_id,
    from: row.from_day,
    until: row.until_day,
    instead: row.instead,
  }))
}

/**
 * Sets or removes somebody's absence.
 * @param staff Who does it: the person, or an owner.
 * @param change.before What the form was filled in upon; undefined: there was none.
 * @param change.after Undefined removes it.
 */
export async function saveAbsence(
  db: Db,
  staff: { email: string },
  staffId: string,
  { before, after }: { before: Days | undefined; after: Days | undefined },
): Promise<AbsenceResult> {
  return db.transaction().execute(async (tx) => {
    const member = await findStaffById(tx, staffId)
    if (!member) return 'gone'
    if (!(await write(tx, staffId, before, after))) return 'changed elsewhere'
    await recordAudit(tx, {
      staff,
      action: 'out-of-office-set',
      about: member.email,
      details: after ? { from: after.from, until: after.until } : {},
    })
    return 'saved'
  })
}

/** Each statement names what it replaces, so that of two at once the second writes nothing. */
async function write(
  tx: Transaction<Database>,
  staffId: string,
  before: Days | undefined,
  after: Days | undefined,
): Promise<boolean> {
  const row = after && { from_day: after.from, until_day: after.until, instead: after.instead }
  if (!before) {
    if (!row) {
      const found = tx.selectFrom('staff_absences').select('staff_id')
      return (await found.where('staff_id', '=', staffId).executeTakeFirst()) === undefined
    }
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('staff_absences')
      .values({ staff_id: staffId, ...row })
      .onConflict((conflict) => conflict.column('staff_id').doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  }
  const { from, until, instead } = before
  if (row) {
    const { numUpdatedRows } = await tx
      .updateTable('staff_absences')
      .set(row)
      .where('staff_id', '=', staffId)
      .where('from_day', '=', from)
      .where('until_day', '=', until)
      .where('instead', instead === null ? 'is' : '=', instead)
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  }
  const { numDeletedRows } = await tx
    .deleteFrom('staff_absences')
    .where('staff_id', '=', staffId)
    .where('from_day', '=', from)
    .where('until_day', '=', until)
    .where('instead', instead === null ? 'is' : '=', instead)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}
