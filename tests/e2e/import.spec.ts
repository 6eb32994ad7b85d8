import { test as base, expect, type Page } from '@playwright/test'
import { sql } from 'kysely'
import { articleSlugs } from '../../db/articles.ts'
import { openDatabase, type Site } from '../../db/open.ts'
import { dropTrigger, refusePosts, slowPosts } from '../post-triggers.ts'
import { startPostgres } from '../postgres.ts'
import { type RunningSite, startSite } from '../site.ts'
import {
  awake,
  emptyBlog,
  expectAccessibleEverywhere,
  importer,
  toast,
  watchBar,
} from './import-steps.ts'
import { STAFF_SETTINGS, signInAsStaff } from './staff.ts'

const SLUGS = articleSlugs()
const TOOLS = '/admin/tools'

const test = base.extend<{ baseURL: string }, { site: RunningSite; db: Site }>({
  site: [
    async ({}, use) => {
      const site = await startSite(STAFF_SETTINGS)
      await use(site)
      await site.remove()
    },
    { scope: 'worker' },
  ],
  db: [
    async ({ site }, use) => {
      const db = openDatabase(`${site.dataDir}/site.sqlite`)
      await use(db)
      await db.destroy()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.address),
})
// Each test begins with an empty blog, on the one site.
test.describe.configure({ mode: 'default' })
test.beforeEach(({ db }) => emptyBlog(db))

for (const kind of ['SQLite', 'Postgres'] as const) {
  test(`staff import ten articles on ${kind}, watch it, find them on the blog, and skip ten the second time`, async ({
    browser,
    site,
    db,
  }) => {
    const place = kind === 'SQLite' ? { site, db, remove: async () => {} } : await onPostgres()
    if (typeof place === 'string') return test.skip(true, place)
    const context = await browser.newContext({ baseURL: place.site.address })
    const page = await context.newPage()
    await slowPosts(place.db, kind)
    try {
      // Kept by the site's cache, until the import makes it another page.
      expect(await articlesOn(page, ['/blog'])).toEqual([])
      await signInAsStaff(page, TOOLS)
      const { button, bar, card, result } = importer(page)
      await expect(page.getByRole('heading', { name: 'Content Management' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
      await expect(page.getByText('This page is admin-only')).toBeVisible()
      await expect(page.getByText('articles that exist are skipped')).toBeVisible()
      await expectAccessibleEverywhere(page)
      await awake(page)
      await button('Import Articles').click()
      await expect(bar).toHaveAttribute('value', '5')
      await expect(card.getByRole('button')).toBeDisabled()
      const shown = await watchBar(page)
      expect(shown.length).toBeGreaterThan(3)
      expect(shown).toEqual([...shown].sort((a, b) => a - b))
      expect(shown.at(-1)).toBe(100)
      expect(Math.max(...shown.slice(0, -1))).toBeLessThanOrEqual(90)
      await expect(toast(page)).toContainText('Successfully imported 10 pre-written blog posts')
      await expect(button('Import Complete')).toBeDisabled()
      await expect(result).toContainText('New on the blog: 10. Left as they were: 0.')
      await expectAccessibleEverywhere(page)

      expect(await articlesOn(page, ['/blog', '/blog?page=2'])).toEqual(SLUGS)
      expect((await articlesOn(page, ['/the-compass'])).length).toBeGreaterThan(4)

      await page.goto(TOOLS)
      await expect(page.getByText('Last import:')).toContainText('by anna@agency.example')
      await awake(page)
      await button('Import Articles').click()
      await expect(toast(page)).toContainText('10 posts were skipped (already exist)')
      await expect(button('Import Complete')).toBeDisabled()
      await expect(result).toContainText('New on the blog: 0. Left as they were: 10.')
      expect(await articlesOn(page, ['/blog', '/blog?page=2'])).toEqual(SLUGS)
    } finally {
      await dropTrigger(place.db, kind)
      await context.close()
      await place.remove()
    }
  })
}

test('the running import is seen after a reload, in another tab and by another click', async ({
  context,
  db,
}) => {
  await slowPosts(db, 'SQLite')
  const [mine, theirs, third] = [
    await context.newPage(),
    await context.newPage(),
    await context.newPage(),
  ]
  await signInAsStaff(mine, TOOLS)
  await third.goto(TOOLS)
  await awake(mine)
  await importer(mine).button('Import Articles').click()
  await expect(importer(mine).button('Importing...')).toBeDisabled()
  await theirs.goto(TOOLS)
  await expect(importer(theirs).button('Importing...')).toBeDisabled()
  await mine.reload()
  await expect(importer(mine).button('Importing...')).toBeDisabled()
  // Loaded before the import began, and asleep: its click is a form's.
  await importer(third).button('Import Articles').click()
  for (const page of [mine, theirs, third]) {
    await expect(importer(page).button('Import Complete')).toBeDisabled({ timeout: 60_000 })
    await expect(toast(page)).toContainText('Successfully imported 10 pre-written blog posts')
  }
  expect(await db.selectFrom('import_runs').select('id').execute()).toHaveLength(1)
  await dropTrigger(db, 'SQLite')
})

test('an import whose worker is down waits, says why, and goes on by itself', async ({
  page,
  site,
  db,
}) => {
  await signInAsStaff(page, TOOLS)
  const worker = site.pid('worker')
  process.kill(worker, 'SIGSTOP')
  try {
    const silent = { beat_at: '2026-07-04T18:03:00.000Z' }
    await db.updateTable('heartbeats').set(silent).where('name', '=', 'worker').execute()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Something needs you' })).toBeVisible()
    await awake(page)
    await importer(page).button('Import Articles').click()
    await expect(importer(page).result).toHaveText(
      'The worker has not been heard of since July 4, 2026, 14:03. The import begins when it runs again.',
    )
    await expect(importer(page).bar).toHaveAttribute('value', '5')
    await expectAccessibleEverywhere(page)
    await page.reload()
    await expect(importer(page).result).toContainText('The import begins when it runs again.')
  } finally {
    process.kill(worker, 'SIGCONT')
  }
  await expect(importer(page).button('Import Complete')).toBeDisabled({ timeout: 60_000 })
  await expect(toast(page)).toContainText('Successfully imported 10 pre-written blog posts')
})

for (const broken of [1, 3, 10]) {
  test(`${broken} articles that fail are named, three at most, and a retry brings in the rest`, async ({
    page,
    db,
  }) => {
    const said: string[] = []
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
    await refusePosts(db, 'SQLite', SLUGS.slice(0, broken))
    await signInAsStaff(page, TOOLS)
    await awake(page)
    const { button, result } = importer(page)
    await button('Import Articles').click()
    await expect(result).toContainText(`Import partially completed with ${broken} errors.`)
    const errors = result.getByRole('listitem')
    await expect(errors).toHaveCount(Math.min(broken, 3))
    await expect(errors.first()).toHaveText(/^Failed to import ".+": no room for it$/)
    if (broken > 3) await expect(result).toContainText(`...and ${broken - 3} more errors`)
    else await expect(result).not.toContainText('more errors')
    await expect(toast(page)).toHaveText(
      /Some blog posts failed to import. See console for details./,
    )
    expect(said.join('\n')).toContain('Failed to import "')
    await expectAccessibleEverywhere(page)
    await dropTrigger(db, 'SQLite')

    await button('Retry Import').click()
    await expect(toast(page)).toContainText(
      `Successfully imported ${broken} pre-written blog posts`,
    )
    if (broken < 10) {
      await expect(toast(page)).toContainText(`${10 - broken} posts were skipped (already exist)`)
    }
    await expect(toast(page)).toHaveCount(1)
    expect(await articlesOn(page, ['/blog', '/blog?page=2'])).toEqual(SLUGS)
  })
}

test('an import that fails as a whole says so', async ({ page, db }) => {
  await sql
    .raw(`create trigger test_total before update of total on import_runs
      begin select raise(abort, 'they cannot be counted'); end`)
    .execute(db)
  await signInAsStaff(page, TOOLS)
  await awake(page)
  const { button, result } = importer(page)
  await button('Import Articles').click()
  await expect(result).toContainText('Import partially completed with 1 errors.')
  await expect(result.getByRole('listitem')).toHaveText(
    'General import error: they cannot be counted',
  )
  await expect(button('Retry Import')).toBeEnabled()
  await sql.raw('drop trigger test_total').execute(db)
})

test('an import that cannot be started says so, and can be tried again', async ({ page }) => {
  await signInAsStaff(page, TOOLS)
  await awake(page)
  await page.route('**/api/trpc/imports.start', (route) => route.abort())
  const { button, result } = importer(page)
  await button('Import Articles').click()
  await expect(result).toHaveText('Import failed. Please check console for details.')
  await expect(toast(page)).toContainText('Failed to import blog posts')
  await expectAccessibleEverywhere(page)
  await page.unroute('**/api/trpc/imports.start')
  await button('Retry Import').click()
  await expect(button('Import Complete')).toBeDisabled()
  await expect(toast(page)).toContainText('Successfully imported 10 pre-written blog posts')
})

test('the bar starts at 5 percent and rises 5 every 0.8 s while nothing is reported, up to 90', async ({
  page,
  db,
}) => {
  await page.clock.install()
  await signInAsStaff(page, TOOLS)
  await awake(page)
  await slowPosts(db, 'SQLite')
  const nothing = { state: 'importing', done: 0, total: 10, count: 0, skipped: 0, errors: [] }
  const status = { ...nothing, id: 'x', success: null, elapsedMs: 0 }
  await page.route('**/api/trpc/imports.status*', (route) =>
    route.fulfill({ json: { result: { data: status } } }),
  )
  await importer(page).button('Import Articles').click()
  const { bar } = importer(page)
  await expect(bar).toHaveAttribute('value', '5')
  for (const percent of ['10', '15', '20']) {
    await page.clock.runFor(800)
    await expect(bar).toHaveAttribute('value', percent)
  }
  await page.clock.runFor(30_000)
  await expect(bar).toHaveAttribute('value', '90')
  await dropTrigger(db, 'SQLite')
})

test('a page that loses the network says so, and follows the import again by itself', async ({
  page,
  context,
  db,
}) => {
  await slowPosts(db, 'SQLite')
  await signInAsStaff(page, TOOLS)
  await awake(page)
  const { button, result } = importer(page)
  await button('Import Articles').click()
  await expect(button('Importing...')).toBeDisabled()
  await context.setOffline(true)
  await expect(result).toContainText('The site does not answer just now.')
  await expect(button('Importing...')).toBeDisabled()
  await context.setOffline(false)
  await expect(button('Import Complete')).toBeDisabled({ timeout: 60_000 })
  await expect(toast(page)).toContainText('Successfully imported 10 pre-written blog posts')
  await dropTrigger(db, 'SQLite')
})

test('a page whose session has ended says so, and follows the import again after a new sign-in', async ({
  page,
  context,
  db,
}) => {
  await slowPosts(db, 'SQLite')
  await signInAsStaff(page, TOOLS)
  await awake(page)
  const { button, result } = importer(page)
  await button('Import Articles').click()
  await expect(button('Importing...')).toBeDisabled()
  await context.clearCookies()
  await expect(result).toContainText('You are signed out. Sign in again')
  const elsewhere = await context.newPage()
  await signInAsStaff(elsewhere, TOOLS)
  await expect(button('Import Complete')).toBeDisabled({ timeout: 60_000 })
  await dropTrigger(db, 'SQLite')
})

test('without JavaScript the page imports, looks again by itself, and says how it ended', async ({
  browser,
  site,
  db,
}) => {
  await slowPosts(db, 'SQLite')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.address })
  const page = await context.newPage()
  await signInAsStaff(page, TOOLS)
  const { button, result } = importer(page)
  await button('Import Articles').click()
  await expect(button('Importing...')).toBeDisabled()
  await expect(button('Import Complete')).toBeDisabled({ timeout: 60_000 })
  await expect(toast(page)).toContainText('Successfully imported 10 pre-written blog posts')
  await dropTrigger(db, 'SQLite')
  await page.getByRole('link', { name: 'Start over' }).click()
  await button('Import Articles').click()
  await expect(button('Import Complete')).toBeDisabled()
  await expect(toast(page)).toContainText('10 posts were skipped (already exist)')
  await expect(result).toContainText('New on the blog: 0. Left as they were: 10.')
  await context.close()
})

test('only staff start or follow an import', async ({ request, db }) => {
  const call = (path: string, data?: object) =>
    request.fetch(path, { method: data ? 'POST' : 'GET', data, maxRedirects: 0 })
  expect((await call('/api/trpc/imports.start', {})).status()).toBe(401)
  const input = encodeURIComponent(JSON.stringify({ id: crypto.randomUUID() }))
  expect((await call(`/api/trpc/imports.status?input=${input}`)).status()).toBe(401)
  expect((await call('/api/staff/import', {})).status()).toBeGreaterThanOrEqual(401)
  expect((await call(TOOLS)).status()).toBe(303)
  expect(await db.selectFrom('import_runs').select('id').execute()).toEqual([])
})

test('what an agency must replace is listed until it is done', async ({ page, db }) => {
  await signInAsStaff(page, TOOLS)
  for (const what of ['SITE_NAME', 'SITE_PHONE', 'LICENSE_NUMBER', '3 sample testimonials']) {
    await expect(page.getByText(what, { exact: true })).toBeVisible()
  }
  await db.updateTable('testimonials').set({ edited_at: new Date().toISOString() }).execute()
  await page.reload()
  await expect(page.getByText('3 sample testimonials')).toHaveCount(0)
  await page.getByRole('button', { name: 'This is done: The legal pages' }).click()
  await expect(page.getByText('Noted, under your name: The legal pages')).toBeVisible()
  await page.reload()
  await expect(page.getByText('The legal pages')).toHaveCount(0)
  await expectAccessibleEverywhere(page)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

async function onPostgres() {
  const postgres = await startPostgres()
  if ('missing' in postgres) {
    if (process.env.REQUIRE_REAL_PARTS === '1') throw new Error(postgres.missing)
    return postgres.missing
  }
  const other = await startSite({ ...STAFF_SETTINGS, DATABASE_URL: postgres.url })
  const database = openDatabase(postgres.url)
  const remove = async () => {
    await database.destroy()
    await other.remove()
    await postgres.remove()
  }
  return { site: other, db: database, remove }
}

/** The addresses of the articles that these pages link, in the order of their names. */
async function articlesOn(page: Page, paths: string[]): Promise<string[]> {
  const found = new Set<string>()
  for (const path of paths) {
    await page.goto(path)
    for (const slug of SLUGS) {
      if ((await page.locator(`main a[href^="/blog/${slug}"]`).count()) > 0) found.add(slug)
    }
  }
  return [...found].sort()
}
