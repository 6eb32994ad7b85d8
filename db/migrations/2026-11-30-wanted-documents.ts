import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { POSTGRES, SQLITE } from './baseline/types.ts'

/** The papers and photographs that a lead needs: what was asked for, in which message, and which files have come. */
export async function up(db: Kysely<never>) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const { text } = isPostgres ? POSTGRES : SQLITE
  for (const statement of [
    `create table document_askings (
      id ${text} primary key references lead_replies, submission_id ${text} not null references submissions,
      created_at ${text} not null, reminded_at ${text}, told_at ${text}
    )`,
    'create index document_askings_submission on document_askings (submission_id)',
    'create index document_askings_open on document_askings (created_at) where told_at is null',
    `create table lead_documents (
      id ${text} primary key, submission_id ${text} not null references submissions, name ${text} not null,
      asking_id ${text} references document_askings, received_at ${text}, received_by ${text},
      unavailable_at ${text}, withdrawn_at ${text}, created_at ${text} not null,
      constraint lead_documents_name unique (submission_id, name)
    )`,
    'create index lead_documents_asking on lead_documents (asking_id)',
    `create table document_files (
      document_id ${text} not null references lead_documents, attachment_id ${text} not null references attachments,
      filed_at ${text} not null,
      constraint document_files_key primary key (document_id, attachment_id)
    )`,
    'create index document_files_attachment on document_files (attachment_id)',
  ]) {
    await sql.raw(statement).execute(db)
  }
}
