import { existsSync } from 'node:fs'
import { clearPostgres } from '../../db/backup/clear-postgres.ts'
import { fillPostgres } from '../../db/backup/postgres-tools.ts'
import { countRows, hasBeenUsed } from '../../db/backup/row-counts.ts'
import { migrations } from '../../db/migrations/index.ts'
import { isPostgres, openDatabase } from '../../db/open.ts'
import type { ObjectStore } from '../../src/storage/objects.ts'
import { StartError } from '../explain.ts'
import { counted } from './counted.ts'
import { DATABASE, type Manifest } from './manifest.ts'
import { type Desk, fetchPart } from './parts.ts'
import { placeSecret, placeSqlite } from './place-sqlite.ts'
import { requireOwn } from './require-own.ts'
import { requireStopped } from './require-stopped.ts'
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

/**
 * Restores a backup: first the files, then the database, in one step. If it is interrupted before that
 * step, there is no site yet, and the same command begins again.
 * @throws StartError saying what to do.
 */
export async function restoreSite(
  target: Target,
  desk: Desk,
  manifest: Manifest,
  how: RestoreOptions,
): Promise<Restored> {
  requireKnown(manifest)
  requireSameKind(manifest, isPostgres(target.databaseUrl))
  await requireOwn(target.databaseUrl)
  if (!how.replace) await requireUnused(target)
  const release = await requireStopped(target)
  try {
    return await replaceSite(target, desk, manifest, { ...how, release })
  } finally {
    release()
  }
}

async function replaceSite(
  { databaseUrl, dataDir, store }: Target,
  desk: Desk,
  manifest: Manifest,
  { replace, skipDamaged, release }: RestoreOptions & { release: () => void },
): Promise<Restored> {
  const isServer = isPostgres(databaseUrl)
  const { files, authSecret } = await loadContents(desk, manifest)
  const strange = await strangeFiles(store, files)
  if (!replace && strange.length > 0) {
    throw new StartError(
      `The store has ${counted(strange.length, 'file')} that this backup does not have. To replace what is there, add --replace.`,
    )
  }
  const plain = manifest.database.plain
  const database = await fetchPart(desk, { backup: manifest.name, part: DATABASE, plain })
  await checkCopy({ path: database.path, kind: manifest.database.kind, tables: manifest.tables })
  const restored = await restoreFiles(desk, store, files)
  if (restored.damaged.length > 0 && !skipDamaged) {
    throw new StartError(
      `The backup has ${counted(restored.damaged.length, 'file')} damaged or missing. Restore another one (--list shows them), or add --skip-damaged to restore everything else.`,
    )
  }
  if (authSecret !== null && !isServer) await placeSecret(dataDir, authSecret)
  if (isServer) await replacePostgres(databaseUrl, database.path)
  else await placeSqlite(dataDir, databaseUrl, database.path, release)
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

async function replacePostgres(databaseUrl: string, dump: string) {
  const db = openDatabase(databaseUrl)
  try {
    await clearPostgres(db)
  } finally {
    await db.destroy()
  }
  await fillPostgres(databaseUrl, dump)
}
