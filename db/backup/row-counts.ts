import { sql } from 'kysely'
import type { Db } from '../open.ts'

/** How many rows each table of the site has, the library's tables of migrations included. */
export async function countRows(db: Db): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  for (const { name, schema, isView } of tables) {
    if (isView || isOfQueue(schema)) continue
    const table = schema ? sql.table(`${schema}.${name}`) : sql.table(name)
    const { rows } = await sql<{ rows: number | string }>`
      select count(*) as rows from ${table}`.execute(db)
    counts[name] = Number(rows[0]?.rows)
  }
  return counts
}

/** The schema of pg-boss: the queue is filled again from the outbox. */
export const QUEUE_SCHEMA = 'pgboss'

function isOfQueue(schema: string | undefined): boolean {
  return schema === QUEUE_SCHEMA
}

/** In these are rows only if somebody has used the site. */
const USED = ['submissions', 'drafts', 'subscribers', 'attachments', 'staff', 'audit_log']

/** Whether somebody has used the site: its database has more than what a migration puts there. */
export function hasBeenUsed(counts: Record<string, number>): boolean {
  return USED.some((table) => (counts[table] ?? 0) > 0)
}
