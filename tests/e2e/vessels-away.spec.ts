import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { builtInVessels } from '../../db/seed/vessels/built-in.ts'
import { type RunningSite, startSite } from '../site.ts'
import { expectAccessible } from './form-steps.ts'
import { siteOnPostgres } from './site-on-postgres.ts'
import { expectTheList, expectThePage, NOT_FOUND_TEXT } from './vessel-pages.ts'

// Each test leaves the database as the next one needs it.
test.describe.configure({ mode: 'serial' })

const LIST_TOAST = "Couldn't load vessel types. Using defaults instead."
const DETAIL_TOAST = 'Could not load vessel details'
const DETAIL_ERROR = 'Failed to load vessel information'
const yacht = builtInVessels.find(({ slug }) => slug === 'yacht') as (typeof builtInVessels)[number]

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

  test('content that is broken or missing leaves a whole page', async ({ page }) => {
    change(`update vessels set page_content = '{"hero"', faqs = 'x', related_vessels = '["none"]',
      features = '[[', keywords = '7', meta_title = null, meta_description = null
      where slug = 'pontoon'`)
    const response = await page.goto(`${site.address}/vessels/pontoon`)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pontoon')
    const shortDescription =
      'Family days on sheltered water, with liability to match the guest list.'
    await expect(page.locator('main').getByText(shortDescription)).toBeVisible()
    await expect(page.locator('main h3')).toHaveText([
      'Hull and Equipment',
      'Liability',
      'Ashore and Afloat',
    ])
    await expect(page.getByText('Frequently Asked Questions')).toHaveCount(0)
    await expect(page.getByText('Related Vessel Insurance')).toHaveCount(0)
    await expect(page).toHaveTitle(/^Pontoon Boat Insurance in Connecticut \| /)
    await expectAccessible(page)
    await page.goto(`${site.address}/vessels`)
    await expectTheList(page)
  })

  test('an icon that nobody drew becomes the default one', async ({ page }) => {
    const features = [{ icon: 'Rocket', title: 'Lift-off', description: 'Not insured.' }]
    change(`update vessels set page_content = '${JSON.stringify({ features })}'
      where slug = 'dinghy'`)
    await page.goto(`${site.address}/vessels/dinghy`)
    await expect(page.locator('main h3')).toHaveText(['Lift-off'])
    await expect(page.locator('main section svg').first()).toBeVisible()
  })

  test('a type that staff add joins the last group and has a page', async ({ page }) => {
    change(`insert into vessels (id, slug, name, title, description, short_description, features,
      category, icon, page_content, faqs, related_vessels, keywords, position)
      values ('houseboat', 'houseboat', 'Houseboat', 'Houseboat Insurance in Connecticut',
      'A home that floats, and is insured as both.', 'A home that floats.', '[]',
      'small', 'Home', '{}', '[]', '[]', '[]', 99)`)
    await page.goto(`${site.address}/vessels`)
    await expect(page.locator('main h3').last()).toHaveText('Houseboat')
    await page.goto(`${site.address}/vessels/houseboat`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Houseboat')
    await expectAccessible(page)
  })

  test('an empty list is the built-in one, without alarm', async ({ page }) => {
    change('delete from vessels')
    await page.goto(`${site.address}/vessels`)
    await expectTheList(page)
    await expect(page.getByText(LIST_TOAST)).toHaveCount(0)
  })
})

test.describe('on Postgres', () => {
  const on = siteOnPostgres()

  test('list and pages are the same as on SQLite', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(`${on.site.address}/vessels`)
    await expectTheList(page)
    for (const vessel of builtInVessels) {
      await page.goto(`${on.site.address}/vessels/${vessel.slug}`)
      await expectThePage(page, vessel)
    }
    expect((await page.goto(`${on.site.address}/vessels/submarine`))?.status()).toBe(404)
    await page.close()
  })

  test('while a slow database is asked, six grey cards or the loading line are seen', async ({
    page,
  }) => {
    const client = new pg.Client({ connectionString: on.postgres.url })
    await client.connect()
    await page.goto(`${on.site.address}/privacy-policy`)
    await page.getByRole('heading', { level: 1 }).click()
    await page.waitForFunction(() => globalThis.navigates)
    await client.query('begin; lock table vessels in access exclusive mode')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Vessels' }).click()
    const skeletons = page.locator('main [aria-busy] > div > *')
    await expect(skeletons).toHaveCount(6)
    await client.query('rollback')
    await expectTheList(page)
    await client.query('begin; lock table vessels in access exclusive mode')
    await page.locator('main').getByRole('link', { name: 'Dinghy', exact: true }).click()
    await expect(page.getByText('Loading vessel information...')).toBeVisible()
    await client.query('rollback')
    await expect(page.getByText('Four homes for a small boat')).toBeVisible()
    await client.end()
  })

  test('with the database away the built-in content stands in, and a toast says so', async ({
    page,
  }) => {
    await on.postgres.stop()
    const list = await page.goto(`${on.site.address}/vessels`)
    expect(list?.status()).toBe(200)
    expect(list?.headers()['cache-control']).toBe('private, no-store')
    await expect(page.getByRole('status').getByText(LIST_TOAST)).toBeVisible()
    await expectTheList(page)
    await expectAccessible(page)
    const detail = await page.goto(`${on.site.address}/vessels/yacht`)
    expect(detail?.status()).toBe(200)
    expect(detail?.headers()['cache-control']).toBe('private, no-store')
    await expect(page.getByRole('status')).toContainText(DETAIL_TOAST)
    await expect(page.getByRole('status')).toContainText(DETAIL_ERROR)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^index, follow/)
    await expectThePage(page, yacht)
    await expectAccessible(page)
  })

  test('and an unknown type is not found, with the same toast', async ({ page }) => {
    const response = await page.goto(`${on.site.address}/vessels/submarine`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vessel Not Found')
    await expect(page.getByText(NOT_FOUND_TEXT)).toBeVisible()
    await expect(page.getByRole('status')).toContainText(DETAIL_TOAST)
  })

  test('once it is back, so are its rows', async ({ page }) => {
    await on.postgres.start()
    await expect(async () => {
      const response = await page.goto(`${on.site.address}/vessels/yacht`)
      expect(response?.headers()['cache-control']).toBe('public, no-cache')
    }).toPass()
    await expect(page.getByText(DETAIL_TOAST)).toHaveCount(0)
  })
})
