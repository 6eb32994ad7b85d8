import { expect } from '@playwright/test'
import { builtInTowns } from '../../../db/seed/towns/index.ts'
import type { BuiltInTown } from '../../../db/seed/towns/town.ts'
import { expectAccessible } from '../checks/axe.ts'
import { changeContent } from '../fixtures/change-content.ts'
import { test } from '../fixtures/kept.ts'
import { webSite } from '../fixtures/web-site.ts'
import { expectTheList, expectThePage, LIST_TOAST } from '../steps/town-pages.ts'

const site = webSite()

const mystic = builtInTowns.find(({ slug }) => slug === 'mystic') as BuiltInTown

test('content that is broken leaves a whole page, with the tips that hold anywhere', async ({
  page,
}) => {
  await changeContent(
    site,
    '/towns/clinton',
    `update towns set page_content = '{"facts"', risk_points = 'x', marinas = '7',
    available_products = '[[', insurance_tips = 'null', local_attractions = '{}', keywords = '"'
    where slug = 'clinton'`,
  )
  const response = await page.goto('/towns/clinton')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'Local Risk Factors' })).toHaveCount(0)
  await expect(page.getByText('Say where the boat is kept in Clinton')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Get a Clinton Quote' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/towns')
  await expectTheList(page)
})

test('an empty list is the built-in one, without alarm', async ({ page }) => {
  await changeContent(site, '/towns/mystic', 'delete from towns')
  await page.goto('/towns')
  await expectTheList(page)
  await expect(page.getByText(LIST_TOAST)).toHaveCount(0)
  await page.goto('/towns/mystic')
  await expectThePage(page, mystic)
})

test('a list that cannot be read is the built-in one, with the message, and is not cached', async ({
  page,
}) => {
  await changeContent(site, '/towns', 'alter table towns rename to towns_hidden')
  const list = await page.goto('/towns')
  expect(list?.status()).toBe(200)
  expect(list?.headers()['cache-control']).toBe('private, no-store')
  await expect(page.getByText(LIST_TOAST, { exact: true })).toBeVisible()
  await expectTheList(page)
  await expectAccessible(page)
  const town = await page.goto('/towns/mystic')
  expect(town?.status()).toBe(200)
  expect(town?.headers()['cache-control']).toBe('private, no-store')
  await expectThePage(page, mystic)
  await expect(page.locator('main').getByRole('link', { name: 'Groton' })).toBeVisible()
})
