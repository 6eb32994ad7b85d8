import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { text } from './columns.ts'

/**
 * Moves the newsletter's messages from their own table to `deliveries`, with their open jobs. On SQLite it
 * looks whether that is done: builds until 2026-11-27 did not note it in the same commit.
 */
export async function up(db: Kysely<never>) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  await (isPostgres ? widenInPlace(db).then(() => moveLetters(db)) : migrateSqlite(db))
}

async function migrateSqlite(tx: Kysely<never>) {
  const tables = await tx.introspection.getTables()
  if (!tables.some(({ name }) => name === 'newsletter_letters')) return
  await rebuild(tx)
  await moveLetters(tx)
}

const BELONGS = sql`(submission_id is null) = (subscriber_id is not null)
  and (audience = 'subscriber') = (subscriber_id is not null)`

async function widenInPlace(db: Kysely<never>) {
  // Processes of the previous build may still be writing. The lock waits for their transactions (it
  // takes the tables in the same order as they do); later ones fail instead of being lost.
  await sql`lock table subscribers, newsletter_letters, deliveries in access exclusive mode`.execute(
    db,
  )
  await db.schema
    .alterTable('deliveries')
    .alterColumn('submission_id', (c) => c.dropNotNull())
    .execute()
  await db.schema
    .alterTable('deliveries')
    .addColumn('subscriber_id', text(db), (c) => c.references('subscribers.id').onDelete('cascade'))
    .execute()
  await db.schema
    .alterTable('deliveries')
    .addCheckConstraint('deliveries_belong', BELONGS)
    .execute()
}

/** SQLite can drop `not null` from a column only by recreating the table. */
async function rebuild(tx: Kysely<never>) {
  const t = text(tx)
  await tx.schema
    .createTable('deliveries_anew')
    .addColumn('id', t, (c) => c.primaryKey())
    .addColumn('submission_id', t, (c) => c.references('submissions.id'))
    .addColumn('audience', t, (c) => c.notNull())
    .addColumn('topic', t, (c) => c.notNull())
    .addColumn('about_id', t)
    .addColumn('quota_key', t, (c) => c.unique())
    .addColumn('created_at', t, (c) => c.notNull())
    .addColumn('sending_at', t)
    .addColumn('sent_at', t)
    .addColumn('refused_at', t)
    .addColumn('accepted_by', t, (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('possible_repeats', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('last_error', t)
    .addColumn('subscriber_id', t, (c) => c.references('subscribers.id').onDelete('cascade'))
    .addCheckConstraint('deliveries_belong', BELONGS)
    .execute()
  await sql`insert into deliveries_anew select *, null from deliveries`.execute(tx)
  await tx.schema.dropTable('deliveries').execute()
  await tx.schema.alterTable('deliveries_anew').renameTo('deliveries').execute()
  await tx.schema
    .createIndex('deliveries_submission')
    .on('deliveries')
    .column('submission_id')
    .execute()
}

async function moveLetters(db: Kysely<never>) {
  // Leads and the newsletter each have a quota of three messages a day: their keys must differ.
  await sql`insert into deliveries (
      id, subscriber_id, audience, topic, quota_key, created_at, sending_at, sent_at, refused_at,
      accepted_by, attempts, possible_repeats, last_error)
    select id, subscriber_id, 'subscriber', topic, 'newsletter ' || quota_key, created_at,
      sending_at, sent_at, refused_at, '[]', attempts, possible_repeats, last_error
    from newsletter_letters`.execute(db)
  await sql`update outbox set payload = replace(payload, '"letterId"', '"deliveryId"')
    where queue = 'mail-newsletter'`.execute(db)
  await db.schema.dropTable('newsletter_letters').execute()
  await db.schema
    .createIndex('deliveries_subscriber')
    .on('deliveries')
    .column('subscriber_id')
    .execute()
  // For the sweep, which does not look at leads.
  await sql`create index deliveries_to_subscribers on deliveries (created_at)
    where subscriber_id is not null`.execute(db)
}
