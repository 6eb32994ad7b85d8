import { existsSync } from 'node:fs'
import { clearPostgres } from '../../db/backup/clear-postgres.ts'
import { fillPostgres } from '../../db/backup/postgres-tools.ts'
import { countRows, hasBeenUsed } from '../../db/backup/row-counts.ts'
import { migrations } from '../../db/migrations/index.ts'
import { isPostgres, openDatabase } from '../../db/open.ts'
import { lastBeat } from '../../db/ops/heartbeats.ts'
import type { ObjectStore } from '../../src/storage/objects.ts'
import { StartError } from '../explain.ts'
import { DATABASE, type Manifest } from './manifest.ts'
import { type Desk, fetchPart } from './parts.ts'
import { placeSecret, placeSqlite } from './place-sqlite.ts'
import { type Restored, restoreFiles, strangeFiles } from './restore-files.ts'
import { checkCopy } from './snapshot.ts'
import { loadContents } from './take-backup.ts'

/** Where a backup is restored to. Nothing may run there. */
export interface Target {
  databaseUrl: string
  dataDir: string
  store: ObjectStore
}

export interface RestoreOptions {
  /** Data that is there already is replaced. */
  replace: boolean
  /** Files that are damaged in the backup are left out. */
  skipDamaged: boolean
}

/** A worker that was heard of this recently is still running. */
const RUNS_MS = 30_000

/**
 * Restores a backup: first the files, then the database, in one step. If it is interrupted before that
 * step, there is no site yet, and the same command begins again.
 * @throws StartError saying what to do.
 */
export async function restoreSite(
  target: Target,
  desk: Desk,
  manifest: Manifest,
  { replace, skipDamaged }: RestoreOptions,
): Promise<Restored> {
  requireKnown(manifest)
  const { databaseUrl, dataDir, store } = target
  const isServer = isPostgres(databaseUrl)
  requireSameKind(manifest, isServer)
  if (!replace) await requireUnused(target)
  if (isServer) await requireStopped(databaseUrl)

  const { files, authSecret } = await loadContents(desk, manifest)
  const strange = await strangeFiles(store, files)
  if (!replace && strange.length > 0) {
    throw new StartError(
      `There are ${strange.length} files in the store that are not of this backup. To replace them, add --replace.`,
    )
  }
  const plain = manifest.database.plain
  const database = await fetchPart(desk, { backup: manifest.name, part: DATABASE, plain })
  await checkCopy({ path: database.path, kind: manifest.database.kind, tables: manifest.tables })
  const restored = await restoreFiles(desk, store, files)
  if (restored.damaged.length > 0 && !skipDamaged) {
    throw new StartError(
      `${restored.damaged.length} files of the backup are damaged or missing. Restore another one (--list shows them), or add --skip-damaged to restore everything else.`,
    )
  }
  if (authSecret !== null && !isServer) await placeSecret(dataDir, authSecret)
  if (isServer) await replacePostgres(databaseUrl, database.path)
  else await placeSqlite(dataDir, databaseUrl, database.path)
  for (const key of strange) await store.remove(key)
  return restored
}

function requireKnown({ migrations: applied, name }: Manifest) {
  const unknown = applied.filter((migration) => !(migration in migrations))
  if (unknown.length === 0) return
  throw new StartError(
    `The backup ${name} was taken by a newer version of the site (${unknown.at(-1)}): update this one first.`,
  )
}

function requireSameKind({ database: { kind } }: Manifest, isServer: boolean) {
  if ((kind === 'postgres') === isServer) return
  throw new StartError(
    kind === 'postgres'
      ? 'This backup is of a site on Postgres: set DATABASE_URL to an empty database.'
      : 'This backup is of a site without Postgres: restore it without DATABASE_URL.',
  )
}

async function requireUnused({ databaseUrl }: Target) {
  if (!isPostgres(databaseUrl) && !existsSync(databaseUrl)) return
  const db = openDatabase(databaseUrl)
  try {
    if (!hasBeenUsed(await countRows(db))) return
  } finally {
    await db.destroy()
  }
  throw new StartError(
    'There is a site with data already. To replace all of it by the backup, add --replace.',
  )
}

/** SQLite's folder has a lock; on Postgres, other machines may run the site. */
async function requireStopped(databaseUrl: string) {
  const db = openDatabase(databaseUrl)
  try {
    const tables = await db.introspection.getTables()
    if (!tables.some(({ name }) => name === 'heartbeats')) return
    const beat = await lastBeat(db, 'worker')
    if (!beat || Date.now() - beat.at.getTime() > RUNS_MS) return
  } finally {
    await db.destroy()
  }
  throw new StartError(
    'A worker of the site was running less than 30 seconds ago: stop the site on all machines, and try again after half a minute.',
  )
}

async function replacePostgres(databaseUrl: string, dump: string) {
  const db = openDatabase(databaseUrl)
  try {
    await clearPostgres(db)
  } finally {
    await db.destroy()
  }
  await fillPostgres(databaseUrl, dump)
}
