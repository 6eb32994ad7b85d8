import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { builtInTowns } from '../../db/seed/towns/index.ts'
import type { BuiltInTown } from '../../db/seed/towns/town.ts'
import { type RunningSite, startSite } from '../site.ts'
import { expectAccessible } from './form-steps.ts'
import { siteOnPostgres } from './site-on-postgres.ts'
import { expectTheList, expectThePage, LIST_TOAST } from './town-pages.ts'

// Each test leaves the database as the next one needs it.
test.describe.configure({ mode: 'serial' })

const mystic = builtInTowns.find(({ slug }) => slug === 'mystic') as BuiltInTown

test.describe('on SQLite, changed by staff', () => {
  let site: RunningSite

  test.beforeAll(async () => {
    site = await startSite()
  })
  test.afterAll(() => site.remove())

  function change(sql: string) {
    const db = new Sqlite(join(site.dataDir, 'site.sqlite'))
    db.exec(`begin immediate; ${sql}; update site_revision set revision = revision + 1; commit`)
    db.close()
  }

  test('content that is broken leaves a whole page, with the tips that hold anywhere', async ({
    page,
  }) => {
    change(`update towns set page_content = '{"facts"', risk_points = 'x', marinas = '7',
      available_products = '[[', insurance_tips = 'null', local_attractions = '{}', keywords = '"'
      where slug = 'clinton'`)
    const response = await page.goto(`${site.address}/towns/clinton`)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { name: 'Local Risk Factors' })).toHaveCount(0)
    await expect(page.getByText('Say where the boat lies in Clinton')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Get a Clinton Quote' })).toBeVisible()
    await expectAccessible(page)
    await page.goto(`${site.address}/towns`)
    await expectTheList(page)
  })

  test('what staff write is shown at once, on the card as on the page', async ({ page }) => {
    const words = 'Short, and by staff.'
    change(`update towns set description = '${words}' where slug = 'mystic'`)
    await page.goto(`${site.address}/towns/mystic`)
    await expect(page.getByText(words)).toBeVisible()
    await page.goto(`${site.address}/towns`)
    await expect(page.getByText(words, { exact: true })).toBeVisible()
  })

  test('an empty list is the built-in one, without alarm', async ({ page }) => {
    change('delete from towns')
    await page.goto(`${site.address}/towns`)
    await expectTheList(page)
    await expect(page.getByText(LIST_TOAST)).toHaveCount(0)
    await page.goto(`${site.address}/towns/mystic`)
    await expectThePage(page, mystic)
  })

  test('a list that cannot be read is the built-in one, with the message, and is not kept', async ({
    page,
  }) => {
    change('alter table towns rename to towns_away')
    const list = await page.goto(`${site.address}/towns`)
    expect(list?.status()).toBe(200)
    expect(list?.headers()['cache-control']).toBe('private, no-store')
    await expect(page.getByText(LIST_TOAST, { exact: true })).toBeVisible()
    await expectTheList(page)
    await expectAccessible(page)
    const town = await page.goto(`${site.address}/towns/mystic`)
    expect(town?.status()).toBe(200)
    expect(town?.headers()['cache-control']).toBe('private, no-store')
    await expectThePage(page, mystic)
    await expect(page.locator('main').getByRole('link', { name: 'Groton' })).toBeVisible()
  })
})

test.describe('on Postgres', () => {
  const on = siteOnPostgres()

  test('the list and the towns are the same as on SQLite', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(`${on.site.address}/towns`)
    await expectTheList(page)
    // Every sixth of them; that all their rows are the same is tested without a browser.
    for (const town of builtInTowns.filter((_, index) => index % 6 === 0)) {
      await page.goto(`${on.site.address}/towns/${town.slug}`)
      await expectThePage(page, town)
    }
    await page.close()
  })

  test('while a slow database is asked, eight grey cards or the loading line are seen', async ({
    page,
  }) => {
    const client = new pg.Client({ connectionString: on.postgres.url })
    await client.connect()
    await page.goto(`${on.site.address}/privacy-policy`)
    await page.getByRole('heading', { level: 1 }).click()
    await page.waitForFunction(() => globalThis.navigates)
    await client.query('begin; lock table towns in access exclusive mode')
    await page.locator('footer a[href="/towns"]').click()
    await expect(page.locator('main [aria-busy] > div > *')).toHaveCount(8)
    await client.query('rollback')
    await expectTheList(page)
    await client.query('begin; lock table towns in access exclusive mode')
    await page.locator('main h3').getByRole('link', { name: 'Mystic' }).click()
    await expect(page.getByText('Loading town...')).toBeVisible()
    await client.query('rollback')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(mystic.title)
    await client.end()
  })
})
