import { type Kysely, sql } from 'kysely'
import { text } from './columns.ts'

export async function up(db: Kysely<never>) {
  const t = text(db)

  await db.schema
    .createTable('submissions')
    .addColumn('id', t, (c) => c.primaryKey())
    .addColumn('reference', t, (c) => c.notNull().unique())
    .addColumn('kind', t, (c) => c.notNull())
    .addColumn('submission_key', t, (c) => c.notNull())
    .addColumn('email', t, (c) => c.notNull())
    .addColumn('form_data', t, (c) => c.notNull())
    .addColumn('source', t)
    .addColumn('lost_files', t, (c) => c.notNull())
    .addColumn('created_at', t, (c) => c.notNull())
    .addUniqueConstraint('submissions_key_email', ['submission_key', 'email'])
    .execute()

  await db.schema
    .createTable('deliveries')
    .addColumn('id', t, (c) => c.primaryKey())
    .addColumn('submission_id', t, (c) => c.notNull().references('submissions.id'))
    .addColumn('audience', t, (c) => c.notNull())
    .addColumn('quota_key', t, (c) => c.unique())
    .addColumn('created_at', t, (c) => c.notNull())
    .addColumn('sending_at', t)
    .addColumn('sent_at', t)
    .addColumn('refused_at', t)
    .addColumn('accepted_by', t, (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('possible_repeats', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('last_error', t)
    .execute()
  await db.schema
    .createIndex('deliveries_submission')
    .on('deliveries')
    .column('submission_id')
    .execute()

  await db.schema
    .createTable('attachments')
    .addColumn('id', t, (c) => c.primaryKey())
    .addColumn('object_key', t, (c) => c.notNull().unique())
    .addColumn('filename', t, (c) => c.notNull())
    .addColumn('content_type', t, (c) => c.notNull())
    .addColumn('size_bytes', 'integer', (c) => c.notNull())
    .addColumn('sha256', t, (c) => c.notNull())
    .addColumn('password_protected', 'integer', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('created_at', t, (c) => c.notNull())
    .addColumn('stored_at', t)
    .addColumn('submission_id', t, (c) => c.references('submissions.id'))
    .addColumn('verdict', t)
    .addColumn('signature', t)
    .addColumn('scanned_at', t)
    .execute()
  await db.schema
    .createIndex('attachments_submission')
    .on('attachments')
    .column('submission_id')
    .execute()

  await db.schema
    .createTable('drafts')
    .addColumn('id', t, (c) => c.primaryKey())
    .addColumn('token_hash', t, (c) => c.notNull().unique())
    .addColumn('kind', t, (c) => c.notNull())
    .addColumn('submission_key', t, (c) => c.notNull())
    .addColumn('data', t, (c) => c.notNull())
    .addColumn('attachment_ids', t, (c) => c.notNull())
    .addColumn('file_problems', t, (c) => c.notNull())
    .addColumn('checked_step', t)
    .addColumn('source', t)
    .addColumn('created_at', t, (c) => c.notNull())
    .addColumn('updated_at', t, (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('outbox')
    .addColumn('id', t, (c) => c.primaryKey())
    .addColumn('queue', t, (c) => c.notNull())
    .addColumn('payload', t, (c) => c.notNull())
    .addColumn('created_at', t, (c) => c.notNull())
    .addColumn('relayed_at', t)
    .addColumn('done_at', t)
    .execute()
  await sql`create index outbox_open on outbox (created_at) where done_at is null`.execute(db)
  await sql`create index outbox_unrelayed on outbox (created_at)
    where done_at is null and relayed_at is null`.execute(db)

  await db.schema
    .createTable('heartbeats')
    .addColumn('name', t, (c) => c.primaryKey())
    .addColumn('beat_at', t, (c) => c.notNull())
    .addColumn('details', t, (c) => c.notNull())
    .execute()
}
