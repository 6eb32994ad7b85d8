import { type Kysely, PostgresAdapter } from 'kysely'
import { text } from './columns.ts'

/** Passkeys, with the columns that the sign-in library's plugin expects (a test compares them). */
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
}
