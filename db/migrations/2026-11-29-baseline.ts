import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { contentTables } from './baseline/content.ts'
import { leadTables } from './baseline/leads.ts'
import { operationTables } from './baseline/operations.ts'
import { staffTables } from './baseline/staff.ts'
import { POSTGRES, SQLITE } from './baseline/types.ts'

/** Every table of the first release. */
export async function up(db: Kysely<never>) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const types = isPostgres ? POSTGRES : SQLITE
  for (const statement of [
    ...staffTables(types),
    ...contentTables(types),
    ...leadTables(types),
    ...operationTables(types),
    ...(isPostgres ? ON_POSTGRES : ON_SQLITE),
    'insert into site_revision (id, revision) values (1, 1)',
  ]) {
    await sql.raw(statement).execute(db)
  }
}

const ON_SQLITE = [
  // For ordered drafts SQLite needs the null column first, Postgres a partial index without it.
  'create index blog_posts_drafts on blog_posts (published_at, updated_at, slug)',
  'alter table submissions add column search_id integer',
  'create unique index submissions_search on submissions (search_id)',
  // Without indexes of prefixes and without sizes, a lead takes half the time to be indexed.
  'create virtual table lead_search using fts5 (words, detail = none, columnsize = 0)',
  // The words of a deleted lead leave the index at once, not only when SQLite next merges its parts.
  "insert into lead_search (lead_search, rank) values ('secure-delete', 1)",
  ...['update', 'delete'].map(
    (change) => `create trigger audit_log_keeps_${change} before ${change} on audit_log
      begin select raise(abort, 'the log cannot be changed'); end`,
  ),
]

const ON_POSTGRES = [
  'create index blog_posts_drafts on blog_posts (updated_at, slug) where published_at is null',
  'alter table submissions add column search tsvector',
  'create index submissions_search on submissions using gin (search)',
  `create function refuse_change_of_log() returns trigger language plpgsql
    as $$ begin raise exception 'the log cannot be changed'; end $$`,
  `create trigger audit_log_keeps before update or delete or truncate on audit_log
    for each statement execute function refuse_change_of_log()`,
]
