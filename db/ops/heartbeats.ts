import { CLOCKS_DIFFER_MS, clockAhead } from '../clocks.ts'
import type { Db } from '../open.ts'

/**
 * Records that a process is alive, with details about its state. The time is the database's: the clock of
 * this machine may be wrong.
 */
export async function beat(
  db: Db,
  name: string,
  details: Record<string, unknown> = {},
): Promise<void> {
  const beat_at = new Date(Date.now() - (await clockAhead(db))).toISOString()
  const row = { name, beat_at, details: JSON.stringify(details) }
  await db
    .insertInto('heartbeats')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
}

/** When a process last recorded a heartbeat, by the clock of this machine; undefined if it never did. */
export async function lastBeat(
  db: Db,
  name: string,
): Promise<{ at: Date; details: Record<string, unknown> } | undefined> {
  const row = await db
    .selectFrom('heartbeats')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirst()
  if (!row) return undefined
  const at = new Date(Date.parse(row.beat_at) + (await clockAhead(db)))
  return { at, details: JSON.parse(row.details) }
}

/**
 * Limits an action to once per interval, across processes and restarts.
 * @returns True for the one caller that may act.
 */
export async function claimTurn(db: Db, name: string, everyMs: number): Promise<boolean> {
  const now = Date.now()
  const at = (time: number) => new Date(time).toISOString()
  const row = { name, beat_at: at(now), details: '{}' }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('heartbeats')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(row)
        .where((eb) =>
          eb.or([
            eb('heartbeats.beat_at', '<=', at(now - everyMs)),
            // The turn of a clock that was wrong.
            eb('heartbeats.beat_at', '>', at(now + CLOCKS_DIFFER_MS)),
          ]),
        ),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
