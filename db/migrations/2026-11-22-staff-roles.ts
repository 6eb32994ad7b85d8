import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { text } from './columns.ts'

/** What each account may do, links for a forgotten password, and a log that nobody can change. */
export async function up(db: Kysely<never>) {
  const t = text(db)
  for (const table of ['staff', 'staff_invitations']) {
    // The least of the roles, should an older build make an account without naming one.
    await addColumn(db, table, 'role', sql`${t} not null default 'writer'`)
    // Until now every account could do everything, and every open link made such an account.
    await sql`update ${sql.table(table)} set role = 'owner'`.execute(db)
  }

  await addColumn(db, 'staff_invitations', 'mail_token_hash', t)
  await db.schema
    .createTable('staff_password_links')
    .ifNotExists()
    .addColumn('id', t, (c) => c.primaryKey())
    .addColumn('token_hash', t, (c) => c.notNull().unique())
    .addColumn('staff_id', t, (c) => c.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('created_at', t, (c) => c.notNull())
    .addColumn('expires_at', t, (c) => c.notNull())
    .addColumn('used_at', t)
    .execute()
  await db.schema
    .createIndex('staff_password_links_staff')
    .ifNotExists()
    .on('staff_password_links')
    .column('staff_id')
    .execute()

  // The log is read newest first, a page at a time, all of it or what one person did.
  await db.schema.dropIndex('audit_log_at').ifExists().execute()
  await db.schema
    .createIndex('audit_log_by_time')
    .ifNotExists()
    .on('audit_log')
    .columns(['at', 'id'])
    .execute()
  await db.schema
    .createIndex('audit_log_by_staff')
    .ifNotExists()
    .on('audit_log')
    .columns(['staff_email', 'action', 'at'])
    .execute()
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  await (isPostgres ? sealOnPostgres(db) : sealOnSqlite(db))
}

/** SQLite runs a migration without a transaction, so one that was killed begins again. */
async function addColumn(
  db: Kysely<never>,
  name: string,
  column: string,
  type: ReturnType<typeof text> | ReturnType<typeof sql>,
) {
  const tables = await db.introspection.getTables()
  const table = tables.find((one) => one.name === name)
  if (table?.columns.some((one) => one.name === column)) return
  await sql`alter table ${sql.table(name)} add column ${sql.ref(column)} ${type}`.execute(db)
}

async function sealOnSqlite(db: Kysely<never>) {
  for (const change of ['update', 'delete']) {
    await sql`create trigger if not exists ${sql.ref(`audit_log_keeps_${change}`)}
      before ${sql.raw(change)} on audit_log
      begin select raise(abort, 'the log cannot be changed'); end`.execute(db)
  }
}

async function sealOnPostgres(db: Kysely<never>) {
  await sql`create or replace function refuse_change_of_log() returns trigger language plpgsql
    as $$ begin raise exception 'the log cannot be changed'; end $$`.execute(db)
  await sql`create or replace trigger audit_log_keeps
    before update or delete or truncate on audit_log
    for each statement execute function refuse_change_of_log()`.execute(db)
}
