import { sql } from 'kysely'
import { migrations } from '../migrations/index.ts'
import type { Db } from '../open.ts'
import { QUEUE_SCHEMA } from './row-counts.ts'
import { MIGRATION_TABLES, MIGRATIONS, SITE_TABLES } from './site-tables.ts'

interface PostgresTable {
  schema: string
  name: string
}

/** Whose tables are in a Postgres database. */
interface Survey {
  /** Migrations of the site were applied there. */
  isSite: boolean
  /** The site's, without those of its queue. */
  own: PostgresTable[]
  /** Those of something else, or of a newer version of the site. */
  others: PostgresTable[]
}

/**
 * Finds out whose tables are in a Postgres database. A name alone is no proof: others have a table of posts, too.
 * So none is the site's unless its migrations were applied where it looks for its tables.
 */
export async function surveyPostgres(db: Db): Promise<Survey> {
  const schema = await schemaOfSite(db)
  const tables = await tablesOf(db)
  const isMigrated = tables.some((table) => table.schema === schema && table.name === MIGRATIONS)
  const applied = isMigrated ? await appliedTo(db) : []
  const isSite = applied.some((name) => name in migrations)
  const names = isSite ? SITE_TABLES : unlessApplied(applied)
  const isOwn = (table: PostgresTable) => table.schema === schema && names.has(table.name)
  const isOfQueue = (table: PostgresTable) => isSite && table.schema === QUEUE_SCHEMA
  return {
    isSite,
    own: tables.filter(isOwn),
    others: tables.filter((table) => !isOwn(table) && !isOfQueue(table)),
  }
}

/** A first start that was interrupted leaves the library's tables, empty. */
function unlessApplied(applied: string[]): ReadonlySet<string> {
  return applied.length === 0 ? MIGRATION_TABLES : new Set()
}

/** Views have no data, and those of extensions come and go with these. */
async function tablesOf(db: Db): Promise<PostgresTable[]> {
  const { rows } = await sql<PostgresTable>`
    select ns.nspname as schema, one.relname as name
    from pg_catalog.pg_class as one
    join pg_catalog.pg_namespace as ns on ns.oid = one.relnamespace
    where one.relkind in ('r', 'p', 'f')
      and ns.nspname !~ '^pg_' and ns.nspname <> 'information_schema'
      and has_schema_privilege(ns.oid, 'USAGE')
      and not exists (
        select from pg_catalog.pg_depend as part
        where part.classid = 'pg_class'::regclass and part.objid = one.oid and part.deptype = 'e')
    order by ns.nspname, one.relname`.execute(db)
  return rows
}

/** Where queries of the site find its tables, or where a migration would make them. */
async function schemaOfSite(db: Db): Promise<string> {
  const { rows } = await sql<{ schema: string }>`
    select coalesce(
      (select ns.nspname from pg_catalog.pg_class as one
        join pg_catalog.pg_namespace as ns on ns.oid = one.relnamespace
        where one.oid = to_regclass(${MIGRATIONS})),
      current_schema()) as schema`.execute(db)
  return rows[0]?.schema ?? ''
}

async function appliedTo(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(MIGRATIONS)}`.execute(db)
  return rows.map(({ name }) => name)
}
