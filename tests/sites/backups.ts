import { randomBytes } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { namedFiles } from '../../db/backup/named-files.ts'
import { type Db, openDatabase } from '../../db/open.ts'
import { backUp } from '../../launch/backup/back-up.ts'
import { findBackups } from '../../launch/backup/manifest.ts'
import { openKey } from '../../launch/backup/packing.ts'
import { openPlace } from '../../launch/backup/place.ts'
import { restore } from '../../launch/backup/restore.ts'
import { type Config, parseConfig } from '../../src/settings/config.ts'
import type { ObjectStore } from '../../src/storage/objects.ts'
import { openObjectStore } from '../../src/storage/open.ts'
import { storedFile } from '../samples/lead-files.ts'
import { acceptLead } from '../samples/leads.ts'
import { sha256 } from '../samples/scan-setup.ts'
import { type TestDatabase, testFolder } from '../servers/databases.ts'

/** Keys that nobody uses. */
export const KEY = 'AGE-SECRET-KEY-10KZ6G5JAFFRJ90HZ9M28EP62DW3732FR9LX8UY65KLYG2UU4GYWSS25YVU'

/** A site on a database of the test's own, and a folder for its backups. */
export function siteOf(database: Pick<TestDatabase, 'db' | 'env'>, more: NodeJS.ProcessEnv = {}) {
  const settings = parseConfig({ ...database.env, ...more })
  const store = openObjectStore(settings)
  const to = testFolder()
  return {
    settings,
    store,
    to,
    db: database.db,
    /** A lead with a file that is in quarantine, or released. @returns The file's id. */
    async leadWithFile(lies: 'in quarantine' | 'released' = 'released'): Promise<string> {
      const id = await storedFile(database.db, { bytes: randomBytes(3000), lies }, store)
      await acceptLead(database.db, { attachmentIds: [id] })
      return id
    },
    backUp: (verify: 'new' | 'all' = 'new', where = to) => backUp(settings, { to: where, verify }),
  }
}

/** Restores a backup into a place of its own. */
export async function restoreTo(
  from: string,
  target: Pick<TestDatabase, 'env'>,
  more: NodeJS.ProcessEnv = {},
  how: { keepFiles?: boolean; skipDamaged?: boolean; at?: string } = {},
) {
  const settings = parseConfig({ ...target.env, ...more })
  const said = await restore(settings, { from, keepFiles: false, skipDamaged: false, ...how })
  return { said, settings, store: openObjectStore(settings) }
}

/** An empty folder for a restored SQLite site. */
export function emptyFolder() {
  return { env: { DATA_DIR: testFolder() } }
}

/** Reads a restored site, and closes its database. */
export async function reading<T>({ databaseUrl }: Config, read: (db: Db) => Promise<T>) {
  const db = openDatabase(databaseUrl)
  try {
    return await read(db)
  } finally {
    await db.destroy()
  }
}

/** Expects every file that the rows of a site name where they say it is, with its content. */
export async function expectAllFiles(settings: Config, store: ObjectStore): Promise<number> {
  return reading(settings, async (db) => {
    let files = 0
    for await (const file of namedFiles(db)) {
      const object = await store.get(file.key)
      expect(object, file.key).toBeDefined()
      expect(sha256(await buffer(object!.body)), file.key).toBe(file.sha256)
      files++
    }
    return files
  })
}

/**
 * Expects two sites to have the same rows and files, whatever they are stored in: read by the site's own database
 * and store, not as a backup reads them. What each database has for itself is left out.
 */
export async function expectSame(one: Config, other: Config): Promise<void> {
  const [rows, files] = [await reading(one, allRows), await allFiles(one)]
  const [otherRows, otherFiles] = [await reading(other, allRows), await allFiles(other)]
  expect([...otherRows.keys()]).toEqual([...rows.keys()])
  for (const [table, lines] of rows) expect(otherRows.get(table), table).toEqual(lines)
  expect(otherFiles).toEqual(files)
}

async function allRows(db: Db): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  for (const { name, schema, isView } of await db.introspection.getTables()) {
    // The queue of a site that has run on Postgres is made again from the outbox.
    if (isView || schema === 'pgboss' || name.startsWith('lead_search')) continue
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
      db,
    )
    found.set(name, rows.map(lineOf).sort())
  }
  return new Map([...found].sort())
}

function lineOf({ search, search_id, ...row }: Record<string, unknown>): string {
  const plain = (value: unknown) => (typeof value === 'boolean' ? Number(value) : value)
  return JSON.stringify(
    Object.entries(row)
      .map(([name, value]) => [name, plain(value)])
      .sort(),
  )
}

async function allFiles(settings: Config): Promise<string[]> {
  const store = openObjectStore(settings)
  const found: string[] = []
  for (const folder of ['quarantine', 'form-uploads', 'previews', 'images']) {
    for await (const { key } of store.list(folder)) {
      const object = await store.get(key)
      found.push(`${key} ${object?.contentType} ${sha256(await buffer(object!.body))}`)
    }
  }
  return found.sort()
}

/** The references of all leads. */
export async function referencesOf(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('submissions').select('reference').orderBy('reference').execute()
  return rows.map(({ reference }) => reference)
}

/** What `takeBackup` needs, where a test replaces a part of it. */
export async function adminOf(settings: Config, to: string) {
  const place = openPlace(to, settings)
  const key = settings.backup.key === undefined ? undefined : await openKey(settings.backup.key)
  return { place, key, folder: settings.dataDir }
}

/** The names of the whole backups in a folder. */
export async function wholeBackups(settings: Config, to: string): Promise<string[]> {
  const { whole } = await findBackups(openPlace(to, settings))
  return whole.map(({ name }) => name)
}

/** The files that all backups in a folder share. */
export function sharedFiles(to: string): string[] {
  const folder = join(to, 'files')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
}
