import { expect, type Page } from '@playwright/test'
import { builtInTowns } from '../../../db/seed/towns/index.ts'
import { BUILT_IN, latest } from '../fixtures/blog-site.ts'
import { test } from '../fixtures/kept.ts'
import { type OnPostgres, withLockedTable } from '../fixtures/site-on-postgres.ts'
import { untilNavigates } from '../steps/navigation.ts'
import {
  expectThePage as expectTheTown,
  expectTheList as expectTheTowns,
} from '../steps/town-pages.ts'
import { expectTheList as expectTheVessels } from '../steps/vessel-pages.ts'

const mystic = builtInTowns.find(({ slug }) => slug === 'mystic') as (typeof builtInTowns)[number]

/** Tests of what is seen until the database has answered. */
export function slowDatabaseTests(on: OnPostgres) {
  const follow = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).click()
  const skeletons = (page: Page) => page.locator('main [aria-busy] > div > *')
  const title = (page: Page) => page.getByRole('heading', { level: 1 })

  test.beforeEach(async ({ page }) => {
    await page.goto('/privacy-policy')
    await title(page).click()
    await untilNavigates(page)
  })

  test('the blog shows gray cards, and says what is loading', async ({ page }) => {
    await withLockedTable(on, 'post_listings', async () => {
      await follow(page, '/the-compass')
      await expect(page.getByText('Charting our course...')).toBeVisible()
      await expect(title(page)).toHaveText('The Compass')
    })
    await expect(page.getByText("Captain's Pick")).toBeVisible()
    await withLockedTable(on, 'post_listings', async () => {
      await follow(page, '/blog')
      await expect(skeletons(page)).toHaveCount(6)
    })
    await expect(latest(page)).toHaveText(BUILT_IN)
    await withLockedTable(on, 'post_listings', async () => {
      await latest(page).getByRole('link').first().click()
      await expect(page.getByText('Loading article...')).toBeVisible()
    })
    await expect(title(page)).toHaveText(BUILT_IN[0] ?? '')
  })

  test('the towns show eight gray cards, a town the loading line', async ({ page }) => {
    await withLockedTable(on, 'towns', async () => {
      await follow(page, '/towns')
      await expect(skeletons(page)).toHaveCount(8)
    })
    await expectTheTowns(page)
    await withLockedTable(on, 'towns', async () => {
      await page.locator('main h4').getByRole('link', { name: 'Mystic' }).click()
      await expect(page.getByText('Loading town...')).toBeVisible()
    })
    await expectTheTown(page, mystic)
  })

  test('the vessels show six gray cards, a vessel the loading line', async ({ page }) => {
    await withLockedTable(on, 'vessels', async () => {
      await follow(page, '/vessels')
      await expect(skeletons(page)).toHaveCount(6)
    })
    await expectTheVessels(page)
    await withLockedTable(on, 'vessels', async () => {
      await page.locator('main').getByRole('link', { name: 'Dinghy', exact: true }).click()
      await expect(page.getByText('Loading vessel information...')).toBeVisible()
    })
    await expect(page.getByText('Four ways to insure a small boat')).toBeVisible()
  })
}
