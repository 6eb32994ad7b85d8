import {
  type Browser,
  type BrowserType,
  test as base,
  type LaunchOptions,
  type Page,
} from '@playwright/test'
import { hashPassword } from 'better-auth/crypto'
import { type Db, openDatabase } from '../../db/open.ts'
import { insertStaff } from '../../db/staff/staff.ts'
import type { Settings } from '../launched.ts'
import { WebSite } from '../web-site.ts'
import { startCleanScanner } from './clean-scanner.ts'
import { BOB } from './staff.ts'
import { Walk } from './walkers.ts'

export interface SiteWithDatabase {
  site: WebSite
  db: Db
}

/** What a process keeps for all of its tests, made when the first of them needs it. */
interface Kept {
  /** For `reader` and `plain` of reading.ts. */
  readersTab: Page
  plainTab: Page
  walk: Walk
  deskSite: WebSite
  dashboardSite: SiteWithDatabase
  importSite: SiteWithDatabase
  /** With another broker. */
  leadDesk: SiteWithDatabase
  /** Two whose scanner finds the EICAR test file, and nothing else. */
  previewSite: WebSite
  infectedSite: WebSite
}

const perProcess = { scope: 'worker' } as const
type Use<What> = (what: What) => Promise<void>

/**
 * The `test` of every browser test. Playwright ends a process, its browser and its sites as soon as
 * the next test comes from a `test` that keeps other things: so all that is kept stands here.
 */
export const test = base.extend<object, Kept>({
  readersTab: [({ browser }, use) => keepTab(browser, true, use), perProcess],
  plainTab: [({ browser }, use) => keepTab(browser, false, use), perProcess],
  walk: [
    ({ playwright, launchOptions }, use) => keepWalk(playwright.chromium, launchOptions, use),
    perProcess,
  ],
  deskSite: [({}, use) => keepSite({}, use), perProcess],
  dashboardSite: [({}, use) => keepSite({}, withDatabase(use)), perProcess],
  importSite: [({}, use) => keepSite({}, withDatabase(use)), perProcess],
  leadDesk: [
    ({}, use) =>
      keepSite(
        {},
        withDatabase(async (desk) => {
          const { password, ...bob } = BOB
          const passwordHash = await hashPassword(password)
          await desk.db.transaction().execute((tx) => insertStaff(tx, { ...bob, passwordHash }))
          await use(desk)
        }),
      ),
    perProcess,
  ],
  previewSite: [({}, use) => keepScannedSite(use), perProcess],
  infectedSite: [({}, use) => keepScannedSite(use), perProcess],
})

async function keepTab(browser: Browser, javaScriptEnabled: boolean, use: Use<Page>) {
  const baseURL = process.env.E2E_ADDRESS
  const context = await browser.newContext({ baseURL, javaScriptEnabled })
  await use(await context.newPage())
  await context.close()
}

async function keepWalk(chromium: BrowserType, options: LaunchOptions, use: Use<Walk>) {
  const walk = new Walk(chromium, options)
  await use(walk)
  await walk.close()
}

async function keepSite(settings: Settings, use: Use<WebSite>) {
  const site = new WebSite(settings)
  await site.start()
  await use(site)
  await site.remove()
}

function withDatabase(use: Use<SiteWithDatabase>): Use<WebSite> {
  return async (site) => {
    const db = openDatabase(site.databaseFile)
    await use({ site, db })
    await db.destroy()
  }
}

async function keepScannedSite(use: Use<WebSite>) {
  const scanner = await startCleanScanner()
  await keepSite({ CLAMD_URL: scanner.url }, use)
  await scanner.stop()
}
