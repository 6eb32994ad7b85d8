import { type Kysely, sql } from 'kysely'
import { text } from './columns.ts'

/** Why a job failed, and jobs that are given up because trying them again cannot change the answer. */
export async function up(db: Kysely<never>) {
  const outbox = db.schema.alterTable('outbox')
  await outbox.addColumn('last_error', text(db)).execute()
  await outbox.addColumn('refusals', 'integer', (c) => c.notNull().defaultTo(0)).execute()
  await outbox.addColumn('refused_at', text(db)).execute()
  await sql`create index if not exists outbox_refused on outbox (refused_at)
    where refused_at is not null`.execute(db)
}
