import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter } from 'kysely'
import { text } from './columns.ts'

/**
 * The auth library's tables, with the columns its Kysely adapter expects (a test compares them)
 * under our own names; and the site's own tables about staff.
 */
export async function up(db: Kysely<never>) {
  const t = text(db)
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const time = isPostgres ? 'timestamptz' : 'date'
  const flag = isPostgres ? 'boolean' : 'integer'

  await db.schema
    .createTable('staff')
    .addColumn('id', t, (c) => c.primaryKey())
    .addColumn('name', t, (c) => c.notNull())
    .addColumn('email', t, (c) => c.notNull().unique())
    .addColumn('emailVerified', flag, (c) => c.notNull())
    .addColumn('image', t)
    .addColumn('createdAt', time, (c) => c.notNull())
    .addColumn('updatedAt', time, (c) => c.notNull())
    .addColumn('twoFactorEnabled', flag)
    .execute()

  // Everything that belongs to an account is deleted with it.
  const owner = (c: ColumnDefinitionBuilder) =>
    c.notNull().references('staff.id').onDelete('cascade')

  await db.schema
    .createTable('staff_sessions')
    .addColumn('id', t, (c) => c.primaryKey())
    .addColumn('expiresAt', time, (c) => c.notNull())
    .addColumn('token', t, (c) => c.notNull().unique())
    .addColumn('createdAt', time, (c) => c.notNull())
    .addColumn('updatedAt', time, (c) => c.notNull())
    .addColumn('ipAddress', t)
    .addColumn('userAgent', t)
    .addColumn('userId', t, owner)
    .execute()
  await db.schema.createIndex('staff_sessions_user').on('staff_sessions').column('userId').execute()

  await db.schema
    .createTable('staff_passwords')
    .addColumn('id', t, (c) => c.primaryKey())
    .addColumn('accountId', t, (c) => c.notNull())
    .addColumn('providerId', t, (c) => c.notNull())
    .addColumn('userId', t, owner)
    .addColumn('accessToken', t)
    .addColumn('refreshToken', t)
    .addColumn('idToken', t)
    .addColumn('accessTokenExpiresAt', time)
    .addColumn('refreshTokenExpiresAt', time)
    .addColumn('scope', t)
    .addColumn('password', t)
    .addColumn('createdAt', time, (c) => c.notNull())
    .addColumn('updatedAt', time, (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('staff_passwords_user')
    .on('staff_passwords')
    .column('userId')
    .execute()

  await db.schema
    .createTable('staff_second_factors')
    .addColumn('id', t, (c) => c.primaryKey())
    .addColumn('secret', t, (c) => c.notNull())
    .addColumn('backupCodes', t, (c) => c.notNull())
    .addColumn('userId', t, owner)
    .addColumn('verified', flag)
    .addColumn('failedVerificationCount', 'integer')
    .addColumn('lockedUntil', time)
    .execute()
  await db.schema
    .createIndex('staff_second_factors_user')
    .on('staff_second_factors')
    .column('userId')
    .execute()

  await db.schema
    .createTable('staff_verifications')
    .addColumn('id', t, (c) => c.primaryKey())
    .addColumn('identifier', t, (c) => c.notNull())
    .addColumn('value', t, (c) => c.notNull())
    .addColumn('expiresAt', time, (c) => c.notNull())
    .addColumn('createdAt', time, (c) => c.notNull())
    .addColumn('updatedAt', time, (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('staff_verifications_identifier')
    .on('staff_verifications')
    .column('identifier')
    .execute()

  await db.schema
    .createTable('staff_invitations')
    .addColumn('id', t, (c) => c.primaryKey())
    .addColumn('token_hash', t, (c) => c.notNull().unique())
    .addColumn('email', t)
    .addColumn('created_at', t, (c) => c.notNull())
    .addColumn('expires_at', t, (c) => c.notNull())
    .addColumn('used_at', t)
    .execute()

  await db.schema
    .createTable('sign_in_tries')
    .addColumn('address', t, (c) => c.primaryKey())
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('ends_at', t, (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('audit_log')
    .addColumn('id', t, (c) => c.primaryKey())
    .addColumn('at', t, (c) => c.notNull())
    .addColumn('staff_email', t)
    .addColumn('action', t, (c) => c.notNull())
    .addColumn('about', t)
    .addColumn('details', t, (c) => c.notNull())
    .execute()
  await db.schema.createIndex('audit_log_at').on('audit_log').column('at').execute()
}
