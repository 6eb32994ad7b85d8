import { openDatabase } from '../../../db/open.ts'
import { raiseSiteRevision } from '../../../db/ops/revision.ts'
import { freePort } from '../../servers/postgres.ts'
import { expect, expectAccessibleEverywhere, outcome, press } from '../fixtures/desk-site.ts'
import { test } from '../fixtures/kept.ts'
import { asStaffOf } from '../fixtures/signed-in.ts'
import { webSite } from '../fixtures/web-site.ts'

const PORT = `${await freePort()}`
// What it shows is on every page of visitors, which other tests read.
const site = webSite({ PORT, SITE_URL: `http://127.0.0.1:${PORT}` })
test.use(asStaffOf(site))

const HOME_LINE =
  'Owners of sailboats of 20 to 30 feet paid between $300 and $1,200 a year (Our policies of 2026, October 2026).'
const NARROW = { width: 360, height: 740 }

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'
  test.describe(how, () => {
    test.use({ javaScriptEnabled, actionTimeout: 20_000, viewport: NARROW })

    test(`owners of boats see what coverage cost once staff have set it ${how}`, async ({
      page,
    }) => {
      const db = openDatabase(site.databaseFile)
      await db.deleteFrom('settings').where('name', '=', 'costs').execute()
      await db.transaction().execute(raiseSiteRevision)
      await db.destroy()
      await expect(async () =>
        expect((await page.goto('/tools/cost'))?.status()).toBe(404),
      ).toPass()
      await page.goto('/tools')
      await expect(page.getByRole('link', { name: 'What It May Cost' })).toHaveCount(0)
      await page.goto('/')
      await expect(page.locator('main')).not.toContainText('What moves it')

      await page.goto('/admin/settings')
      await page.getByRole('link', { name: 'What coverage cost' }).click()
      const first = page.getByRole('group', { name: 'Line 1' })
      await first.getByLabel('Kind of boat').selectOption('Sailboat')
      await first.getByLabel('Length from').fill('30')
      await first.getByLabel('Length to').fill('20')
      await first.getByLabel('Least paid').fill('$300')
      await first.getByLabel('Most paid').fill('1.2k')
      await first.getByLabel('Source').fill('Our policies of 2026')
      const second = page.getByRole('group', { name: 'Line 2' })
      await second.getByLabel('Kind of boat').selectOption('House on the shore')
      await second.getByLabel('Harbor or town').selectOption('Mystic')
      await second.getByLabel('Least paid').fill('2,400')
      await second.getByLabel('Most paid').fill('9,000')
      await second.getByLabel('Month').fill('9/2026')
      await second.getByLabel('Source').fill('Our policies of 2026')
      await press(page, 'Save')
      const alert = page.getByRole('alert')
      await expect(alert).toContainText(
        'Line 1: the longest length, 20, is below the shortest, 30.',
      )
      await expect(alert).toContainText('Line 1: enter the month of the figures')
      await expect(first.getByLabel('Most paid')).toHaveValue('1.2k')
      await expect(second.getByLabel('Harbor or town')).toHaveValue('mystic')
      if (javaScriptEnabled) await expectAccessibleEverywhere(page)
      await first.getByLabel('Length from').fill('20')
      await first.getByLabel('Length to').fill('30')
      await first.getByLabel('Month').fill('October 2026')
      await press(page, 'Save')
      await expect(outcome(page)).toHaveText('Saved. The site shows it now.')
      await expect(first.getByLabel('Most paid')).toHaveValue('1200')

      for (const path of ['/', '/vessels/sailboat', '/products/boat-insurance']) {
        await page.goto(path)
        await expect(page.locator('main'), path).toContainText(HOME_LINE)
      }
      await page.goto('/vessels/dinghy')
      await expect(page.locator('main')).not.toContainText('What moves it')

      await page.goto('/tools')
      await page.getByRole('link', { name: 'What It May Cost' }).click()
      await page.getByLabel('Kind of boat or coverage').selectOption('Sailboat')
      await page.getByLabel('Length in feet').fill('as long as a whale')
      await page.getByRole('button', { name: 'Show the ranges' }).click()
      await expect(page.getByLabel('Length in feet')).toHaveAccessibleDescription(
        /Please enter a whole number from 4 to 2,000, for example 28\.$/,
      )
      await expect(page.getByLabel('Length in feet')).toHaveValue('as long as a whale')
      await page.getByLabel('Length in feet').fill('28')
      await page.getByLabel('Harbor or town').selectOption('Mystic')
      await page.getByRole('button', { name: 'Show the ranges' }).click()
      const row = page.getByRole('row', { name: '$300 to $1,200 20 to 30 feet Any Any town' })
      await expect(row).toContainText('Our policies of 2026, October 2026')
      await expect(page.getByText('What moves it:')).toBeVisible()
      if (javaScriptEnabled) await expectAccessibleEverywhere(page)
      await page.emulateMedia({ media: 'print' })
      await expect(row).toBeVisible()
      await expect(page.getByRole('button', { name: 'Show the ranges' })).toBeHidden()
      await page.emulateMedia({ media: null })
      await page.getByRole('link', { name: 'Ask for a quote', exact: true }).click()
      await expect(page).toHaveURL('/quote?town=mystic&vessel=sailboat')

      await page.goto('/tools/cost?kind=sailboat&feet=60#result')
      await expect(page.getByText('We have no figures for just this.')).toBeVisible()
    })
  })
}
