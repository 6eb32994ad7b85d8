import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { launch, type Settings } from '../launched.ts'
import { type Postgres, startPostgres } from '../postgres.ts'
import { type RunningSite, startSite } from '../site.ts'
import { WebSite } from '../web-site.ts'
import { test } from './kept.ts'

type Site = Pick<WebSite, 'address' | 'remove'>

export interface OnPostgres<S extends Site = RunningSite> {
  site: S
  postgres: Postgres
}

/** The same site without its worker, for tests of what visitors read. */
export function pagesOnPostgres(settings: Settings = {}) {
  return onPostgres(startPages, settings)
}

async function startPages(given: Settings): Promise<WebSite> {
  const settings = { ...given, DATA_DIR: mkdtempSync(join(tmpdir(), 'pages-')) }
  const migrating = launch('alone.ts', ['migrate'], settings)
  if ((await migrating.ended) !== 0) throw new Error(`No database:\n${migrating.output()}`)
  const site = new WebSite(settings)
  await site.start()
  return site
}

/**
 * A site on a Postgres of its own for the tests of a file or a `describe`, which are skipped where
 * there is no Postgres; `REQUIRE_REAL_PARTS=1` makes its absence a failure. They run one after the other, in one process.
 * @param settings Of the site, beside the database.
 * @returns Both, once the tests run.
 */
export function siteOnPostgres(settings: Settings | (() => Promise<Settings>) = {}): OnPostgres {
  return onPostgres<RunningSite>(startSite, settings)
}

function onPostgres<S extends Site>(
  start: (settings: Settings) => Promise<S>,
  settings: Settings | (() => Promise<Settings>),
): OnPostgres<S> {
  const parts: Partial<OnPostgres<S>> & { missing?: string } = {}
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async () => {
    const started = await startPostgres()
    if ('missing' in started) {
      if (process.env.REQUIRE_REAL_PARTS === '1') throw new Error(started.missing)
      parts.missing = started.missing
      return
    }
    parts.postgres = started
    const given = typeof settings === 'function' ? await settings() : settings
    parts.site = await start({ ...given, DATABASE_URL: started.url })
  })
  test.afterAll(async () => {
    await parts.site?.remove()
    await parts.postgres?.remove()
  })
  test.beforeEach(() => test.skip(parts.missing !== undefined, parts.missing))
  return parts as OnPostgres<S>
}

/** Has everybody who asks for a table wait for as long as `work` takes. */
export async function withLockedTable(
  { postgres }: Pick<OnPostgres, 'postgres'>,
  table: string,
  work: () => Promise<void>,
) {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  try {
    await client.query(`begin; lock table ${table} in access exclusive mode`)
    await work()
  } finally {
    await client.end()
  }
}
