import { expect } from '@playwright/test'
import { expectAccessible } from '../checks/axe.ts'
import { changeContent } from '../fixtures/change-content.ts'
import { test } from '../fixtures/kept.ts'
import { webSite } from '../fixtures/web-site.ts'
import { expectTheList, LIST_TOAST } from '../steps/vessel-pages.ts'

const site = webSite()

test('content that is broken or missing leaves a whole page', async ({ page }) => {
  await changeContent(
    site,
    '/vessels/pontoon',
    `update vessels set page_content = '{"hero"', faqs = 'x', related_vessels = '["none"]',
    features = '[[', keywords = '7', meta_title = null, meta_description = null
    where slug = 'pontoon'`,
  )
  const response = await page.goto('/vessels/pontoon')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pontoon')
  const shortDescription = 'Family days on sheltered water, with liability to match the guest list.'
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
  await page.goto('/vessels')
  await expectTheList(page)
})

test('an icon that nobody drew becomes the default one', async ({ page }) => {
  const features = [{ icon: 'Rocket', title: 'Lift-off', description: 'Not insured.' }]
  await changeContent(
    site,
    '/vessels/dinghy',
    `update vessels set page_content = '${JSON.stringify({ features })}'
    where slug = 'dinghy'`,
  )
  await page.goto('/vessels/dinghy')
  await expect(page.locator('main h3')).toHaveText(['Lift-off'])
  await expect(page.locator('main section svg').first()).toBeVisible()
})

test('a type that staff add joins the last group and has a page', async ({ page }) => {
  await changeContent(
    site,
    '/vessels',
    `insert into vessels (id, slug, name, title, description, short_description, features,
    category, icon, page_content, faqs, related_vessels, keywords, position)
    values ('houseboat', 'houseboat', 'Houseboat', 'Houseboat Insurance in Connecticut',
    'A home that floats, and is insured as both.', 'A home that floats.', '[]',
    'small', 'Home', '{}', '[]', '[]', '[]', 99)`,
  )
  await page.goto('/vessels')
  await expect(page.locator('main h3').last()).toHaveText('Houseboat')
  await page.goto('/vessels/houseboat')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Houseboat')
  await expectAccessible(page)
})

test('an empty list is the built-in one, without alarm', async ({ page }) => {
  await changeContent(site, '/vessels', 'delete from vessels')
  await page.goto('/vessels')
  await expectTheList(page)
  await expect(page.getByText(LIST_TOAST)).toHaveCount(0)
})
