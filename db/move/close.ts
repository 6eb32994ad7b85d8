import { sql } from 'kysely'
import { isPostgres } from '../leads/search-index.ts'
import { MOVED_STATE } from '../moved.ts'
import type { Db } from '../open.ts'

const CHANGES = ['insert', 'update', 'delete']

/**
 * Has the database itself refuse every change of these tables, whichever program asks for it.
 * @param tx A transaction: all tables are closed at once.
 * @param reason The sentence of the refusal; it begins with `MOVED`.
 * @param except On Postgres, the move whose own changes are let through.
 */
export async function closeTables(
  tx: Db,
  tables: string[],
  reason: string,
  except?: string,
): Promise<void> {
  if (!isPostgres(tx)) {
    for (const table of tables) {
      for (const change of CHANGES) {
        await sql`create trigger if not exists ${sql.ref(triggerOf(table, change))}
          before ${sql.raw(change)} on ${sql.table(table)}
          begin select raise(abort, ${sql.lit(reason)}); end`.execute(tx)
      }
    }
    return
  }
  const isOther = except
    ? sql`current_setting('site.move', true) is distinct from ${sql.lit(except)}`
    : sql`true`
  await sql`create or replace function refuse_after_move() returns trigger language plpgsql
    as $refuse$ begin
      if ${isOther} then raise exception using errcode = ${sql.lit(MOVED_STATE)}, message = ${sql.lit(reason)}; end if;
      return null;
    end $refuse$`.execute(tx)
  for (const table of tables) {
    await sql`create or replace trigger site_closed
      before insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function refuse_after_move()`.execute(tx)
  }
}

/** Undoes it. */
export async function openTables(tx: Db, tables: string[]): Promise<void> {
  for (const table of tables) {
    if (isPostgres(tx)) {
      await sql`drop trigger if exists site_closed on ${sql.table(table)}`.execute(tx)
      continue
    }
    for (const change of CHANGES) {
      await sql`drop trigger if exists ${sql.ref(triggerOf(table, change))}`.execute(tx)
    }
  }
}

function triggerOf(table: string, change: string) {
  return `site_closed_${table}_${change}`
}
