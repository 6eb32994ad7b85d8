import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Database } from '../schema/index.ts'

type Site = Kysely<Database>

/**
 * What an export of leads was searched by is in no entry of the log: it may be a person's who has been
 * deleted since. Entries from before say only, as later ones do, that something was searched for. The log
 * is open for this alone, and to nobody else, as a migration is one transaction.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const site = db as unknown as Site
  const isPostgres = site.getExecutor().adapter instanceof PostgresAdapter
  await sql
    .raw(
      isPostgres
        ? 'alter table audit_log disable trigger audit_log_keeps'
        : 'drop trigger if exists audit_log_keeps_update',
    )
    .execute(site)
  const exports = site.selectFrom('audit_log').where('action', '=', 'leads-exported')
  for (const { id, details } of await exports.select(['id', 'details']).execute()) {
    const { filter: query, ...rest } = JSON.parse(details)
    const filter = new URLSearchParams(query)
    if (!filter.has('search')) continue
    filter.delete('search')
    const cleared = JSON.stringify({ filter: `${filter}`, searched: true, ...rest })
    await site.updateTable('audit_log').set({ details: cleared }).where('id', '=', id).execute()
  }
  await sql
    .raw(
      isPostgres
        ? 'alter table audit_log enable trigger audit_log_keeps'
        : `create trigger audit_log_keeps_update before update on audit_log
           begin select raise(abort, 'the log cannot be changed'); end`,
    )
    .execute(site)
}
