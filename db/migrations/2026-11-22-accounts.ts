import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { text } from './columns.ts'

/**
 * Passkeys, with the columns that the sign-in library's plugin expects (a test compares them), and what
 * staff have marked on the list of what to replace.
 */
export async function up(db: Kysely<never>) {
  const t = text(db)
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  await db.schema
    .createTable('staff_passkeys')
    .ifNotExists()
    .addColumn('id', t, (c) => c.primaryKey())
    .addColumn('name', t)
    .addColumn('publicKey', t, (c) => c.notNull())
    .addColumn('userId', t, (c) => c.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('credentialID', t, (c) => c.notNull().unique())
    .addColumn('counter', 'integer', (c) => c.notNull())
    .addColumn('deviceType', t, (c) => c.notNull())
    .addColumn('backedUp', isPostgres ? 'boolean' : 'integer', (c) => c.notNull())
    .addColumn('transports', t)
    .addColumn('createdAt', isPostgres ? 'timestamptz' : 'date')
    .addColumn('aaguid', t)
    .execute()
  await db.schema
    .createIndex('staff_passkeys_user')
    .ifNotExists()
    .on('staff_passkeys')
    .column('userId')
    .execute()

  await db.schema
    .createTable('opening_marks')
    .ifNotExists()
    .addColumn('name', t, (c) => c.primaryKey())
    .addColumn('mark', t, (c) => c.notNull())
    .addColumn('staff_email', t, (c) => c.notNull())
    .addColumn('marked_at', t, (c) => c.notNull())
    .execute()
  // Until now the log alone knew what was confirmed.
  await sql`insert into opening_marks (name, mark, staff_email, marked_at)
    select about, 'done', max(staff_email), max(at) from audit_log
    where action = 'opening-check' and about is not null and staff_email is not null
    group by about
    on conflict (name) do nothing`.execute(db)
}
