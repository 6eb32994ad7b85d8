import { test } from '@playwright/test'
import { type PagesSite, startPages } from '../pages-site.ts'
import { type Postgres, startPostgres } from '../postgres.ts'
import { type RunningSite, startSite } from '../site.ts'

/** The same site without its worker, for tests of what visitors read. */
export function pagesOnPostgres(settings: Record<string, string> = {}) {
  return onPostgres<PagesSite>(startPages, settings)
}

/**
 * A site on a Postgres of its own for the tests of a file or a `describe`, which are skipped where
 * there is no Postgres; `REQUIRE_REAL_PARTS=1` makes its absence a failure.
 * @param settings Of the site, beside the database.
 * @returns Both, once the tests run.
 */
export function siteOnPostgres(settings: Record<string, string> = {}) {
  return onPostgres<RunningSite>(startSite, settings)
}

function onPostgres<Site extends PagesSite>(
  start: (settings: Record<string, string>) => Promise<Site>,
  settings: Record<string, string>,
): { site: Site; postgres: Postgres } {
  const parts: { site?: Site; postgres?: Postgres; missing?: string } = {}
  test.beforeAll(async () => {
    const started = await startPostgres()
    if ('missing' in started) {
      if (process.env.REQUIRE_REAL_PARTS === '1') throw new Error(started.missing)
      parts.missing = started.missing
      return
    }
    parts.postgres = started
    parts.site = await start({ ...settings, DATABASE_URL: started.url })
  })
  test.afterAll(async () => {
    await parts.site?.remove()
    await parts.postgres?.remove()
  })
  test.beforeEach(() => test.skip(parts.missing !== undefined, parts.missing))
  return parts as { site: Site; postgres: Postgres }
}
