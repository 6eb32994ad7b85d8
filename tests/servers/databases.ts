import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, onTestFinished } from 'vitest'
import { migrate } from '../../db/migrate.ts'
import { type Db, openDatabase } from '../../db/open.ts'
import { TEST_AUTH_SECRET } from '../tools/auth-secret.ts'
import { describeWith } from './describe-with.ts'
import { onServer, startPostgres } from './postgres.ts'
import { shared } from './shared.ts'

export interface TestDatabase {
  db: Db
  /** What `openDatabase` takes: another connection can open the same one. */
  url: string
  dataDir: string
  /** With these, a web or worker process works on this database. */
  env: { DATA_DIR: string; DATABASE_URL?: string; AUTH_SECRET?: string }
}

/**
 * Opens a database of the running test's own; it is removed when the test ends.
 * `empty` leaves out the migrations.
 */
export type OpenTestDatabase = (state?: 'migrated' | 'empty') => Promise<TestDatabase>

/**
 * Defines tests twice, for SQLite and for a real Postgres:
 *
 *     onBothDatabases('drafts', (open) => {
 *       test('…', async () => { const { db } = await open() … })
 *     })
 */
export function onBothDatabases(
  name: string,
  define: (open: OpenTestDatabase, kind: 'SQLite' | 'Postgres') => void,
): void {
  describe(`${name} on SQLite`, () => define(openSqlite, 'SQLite'))
  describeWith('postgres', `${name} on Postgres`, () => define(openPostgres, 'Postgres'))
}

export const openSqlite: OpenTestDatabase = async (state) => {
  const dataDir = testFolder()
  const url = join(dataDir, 'site.sqlite')
  if (state !== 'empty') copyFileSync((await shared('sqlite')).file, url)
  return { ...opened(url), dataDir, env: { DATA_DIR: dataDir } }
}

export const openPostgres: OpenTestDatabase = async (state) => {
  const server = await shared('postgres')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const from = state === 'empty' ? 'template1' : server.template
  await onServer(server.url, (client) =>
    client.query(`create database ${name} template ${from} strategy file_copy`),
  )
  onTestFinished(async () => {
    await onServer(server.url, (client) => client.query(`drop database ${name} with (force)`))
  })
  const url = new URL(server.url)
  url.pathname = name
  const dataDir = testFolder()
  const env = { DATA_DIR: dataDir, DATABASE_URL: url.href, AUTH_SECRET: TEST_AUTH_SECRET }
  return { ...opened(url.href), dataDir, env }
}

/**
 * A migrated database on a server of the running test's own, to be switched off and on.
 * @param skip Of the test, where there is no server to start.
 * @param parent Where the server's folder is made.
 */
export async function openOwnServer(skip: (reason: string) => never, parent?: string) {
  const server = await startPostgres(false, parent)
  if ('missing' in server) return skip(server.missing)
  onTestFinished(() => server.remove())
  const database = opened(server.url)
  await migrate(database.db)
  return { ...database, server }
}

/** A folder of the running test's own, removed when it ends. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function opened(url: string) {
  const db = openDatabase(url)
  // Registered last, so it runs first: a database is closed before it is removed.
  onTestFinished(() => db.destroy())
  return { db, url }
}
