import { expect } from '@playwright/test'
import { builtInVessels } from '../../../db/seed/vessels/built-in.ts'
import { test } from '../checks/reading.ts'
import { expectAccessible } from '../steps/form-steps.ts'
import { expectTheList, expectThePage, GROUPS, NOT_FOUND_TEXT } from '../steps/vessel-pages.ts'

const sailboat = '/vessels/sailboat'

test('the list shows every type in its group, each card leading to its page', async ({
  reader: page,
}) => {
  await page.goto('/vessels')
  await expectTheList(page)
  const links = page.locator('main section h3 a')
  await expect(links).toHaveCount(13)
  const slugs = GROUPS.flatMap((group) => group.slugs)
  for (const [index, slug] of slugs.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', `/vessels/${slug}`)
  }
  await expect(page.locator('main section h3 a').first()).toHaveText('Sailboat')
  await expect(page.getByText('Learn more')).toHaveCount(13)
  await expect(page.getByText('Coverage that does not stop at the starting line.')).toBeVisible()
})

test('the list answers the three questions of every boat', async ({ reader: page }) => {
  await page.goto('/vessels')
  await expect(page.locator('main details')).toHaveCount(3)
  await page.getByText('Is boat insurance required in Connecticut?').click()
  await expect(page.getByText('boat insurance is not legally required in the state')).toBeVisible()
  await expect(page.getByText('Marinas often demand it')).toBeVisible()
  await page.getByText('What decides the premium?').click()
  await expect(page.getByText('age, length, value and horsepower come first')).toBeVisible()
  await page.getByText('Is my boat covered in winter storage?').click()
  await expect(page.getByText('lay-up coverage keeps them insured')).toBeVisible()
  const main = page.locator('main')
  await expect(main.getByRole('link', { name: 'Get a Quote' })).toHaveAttribute('href', '/quote')
  await expect(main.getByRole('link', { name: 'Schedule a Consultation' })).toHaveCount(2)
})

// A yacht's name has its length.
for (const vessel of builtInVessels.filter(({ slug }) => ['dinghy', 'yacht'].includes(slug))) {
  test(`the page of ${vessel.slug} says all of its content, without JavaScript too`, async ({
    plain: page,
  }) => {
    const response = await page.goto(`/vessels/${vessel.slug}`)
    expect(response?.status()).toBe(200)
    expect(response?.headers()['cache-control']).toBe('public, no-cache')
    await expectThePage(page, vessel)
    const silhouette = page.locator('main img').first()
    const named = new RegExp(`^/pictures/vessels/${vessel.slug}\\.[\\w-]{6}\\.svg$`)
    await expect(silhouette).toHaveAttribute('src', named)
    await expect(silhouette).toHaveAttribute('alt', /^Line drawing of a /)
    expect((await page.request.get(`/pictures/vessels/${vessel.slug}.svg`)).status()).toBe(200)
    await expect(page.getByText('Loading vessel information...')).toHaveCount(0)
    // The name of a yacht has its length in the list of choices alone.
    await expect(page.getByRole('link', { name: /\(.*Insurance$/ })).toHaveCount(0)
  })
}

test('an unknown type is not found: its own words, status 404, nothing for search engines', async ({
  reader: page,
}) => {
  const response = await page.goto('/vessels/submarine?town=westport')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vessel Not Found')
  await expect(page.getByText(NOT_FOUND_TEXT)).toBeVisible()
  await expect(page.getByText('Vessel with slug submarine not found')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  await expect(page).toHaveTitle(/^Vessel Not Found \| /)
  await expectAccessible(page)
  await page.goto('/vessels/%20')
  await expect(page.getByText('No vessel slug provided')).toBeVisible()
  await page.getByRole('link', { name: 'View All Vessels' }).click()
  await expect(page).toHaveURL(/\/vessels$/)
})

test('a town in the address joins the title, the headline, the description and the links', async ({
  reader: page,
}) => {
  await page.goto(`${sailboat}?town=westport`)
  await expect(page).toHaveTitle(/^Sailboat Insurance in Westport, CT \| /)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Sailboat Insurance in Westport, CT',
  )
  const description = page.locator('meta[name=description]')
  await expect(description).toHaveAttribute('content', /sailboat insurance in Westport, CT/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/vessels\/sailboat$/)
  const main = page.locator('main')
  for (const [name, href] of [
    ['Request Your Custom Quote', '/quote?town=westport&vessel=sailboat'],
    ['Catamaran Insurance', '/vessels/catamaran?town=westport'],
    ['Harbors, risks and marinas of Westport', '/towns/westport'],
  ] as const) {
    await expect(main.getByRole('link', { name }).first()).toHaveAttribute('href', href)
  }
  await expectAccessible(page)
})
