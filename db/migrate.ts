import { Migrator } from 'kysely/migration'
import { BASELINE, migrations } from './migrations/index.ts'
import type { Db } from './open.ts'
import { seedBuiltInContent } from './seed/index.ts'

/** The database is of a site from before the first release. */
export class UnreleasedSite extends Error {
  constructor() {
    super('The database is of a version from before 1.0.0, which cannot be updated')
  }
}

/** A table that a database has only from the beginning of a restore into it to its end. */
export const RESTORE_MARK = 'restore_unfinished'

/** Nothing of the site may start on a database that a restore has begun to fill. */
class RestoreUnfinished extends Error {
  override name = 'Refused'
  override message =
    'A restore into this database is not finished: unless one is running, run npm run restore again.'
}

/**
 * Applies every pending migration of this build in one transaction with the notes that they are applied, so that
 * a start that is killed meanwhile leaves nothing behind, and upserts the built-in content.
 * Run by one process before web and worker start: SQLite has no migration lock.
 * @returns The names of the migrations that were applied, oldest first.
 * @throws {UnreleasedSite}
 * @throws The error of the failing migration; none is applied then.
 */
export async function migrate(db: Db): Promise<string[]> {
  if ((await newerMigrations(db)).some((name) => name < BASELINE)) throw new UnreleasedSite()
  const { error, results = [] } = await (await migrator(db)).migrateToLatest()
  if (error) throw error
  await seedBuiltInContent(db)
  return results.map(({ migrationName }) => migrationName)
}

/**
 * The migrations of this build that have not been applied, oldest first.
 * Migrations applied by a newer build are ignored.
 */
export async function pendingMigrations(db: Db): Promise<string[]> {
  const applied = await appliedMigrations(db)
  return Object.keys(migrations).filter((name) => !applied.includes(name))
}

/** Migrations applied by a newer build than this one. */
export async function newerMigrations(db: Db): Promise<string[]> {
  const applied = await appliedMigrations(db)
  return applied.filter((name) => !(name in migrations))
}

/**
 * The migrations that have been applied, oldest first; none to a database without tables.
 * @throws RestoreUnfinished: whatever starts on a database asks this first.
 */
export async function appliedMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (tables.some((table) => table.name === RESTORE_MARK)) throw new RestoreUnfinished()
  if (!tables.some((table) => table.name === 'kysely_migration')) return []
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute()
  return rows.map((row) => row.name)
}

/** A rollback to an older build must be able to start on a newer schema. */
async function migrator(db: Db) {
  // Kysely rejects a database with an applied migration that it does not know.
  const newer = (await newerMigrations(db)).map((name) => [name, { up: async () => {} }])
  return new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...Object.fromEntries(newer), ...migrations }) },
    allowUnorderedMigrations: true,
  })
}
