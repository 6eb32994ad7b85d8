import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './form-steps.ts'
import { expectBigTargets, MENUS, menuButton, openPanel } from './frame.ts'
import { test } from './reading.ts'

const linksOf = (page: Page) =>
  openPanel(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

test.use({ viewport: { width: 1280, height: 800 } })

test('every menu opens by a click, one at a time, and holds its links, without script too', async ({
  reader,
  plain,
}) => {
  for (const page of [reader, plain]) {
    await page.goto('/about')
    for (const [name, hrefs] of Object.entries(MENUS)) {
      await menuButton(page, name).click()
      await expect(openPanel(page)).toHaveCount(1)
      expect(await linksOf(page)).toEqual(hrefs)
    }
    await page.mouse.click(20, 700)
    await expect(openPanel(page)).toHaveCount(0)
  }
})

test('the vessels stand in their groups, and a promotion beside them and the towns', async ({
  reader: page,
}) => {
  await page.goto('/about')
  await menuButton(page, 'Vessels').click()
  const groups: [string, number][] = [
    ['Power', 6],
    ['Sail', 2],
    ['Other', 5],
  ]
  for (const [name, count] of groups) {
    await expect(openPanel(page).getByRole('list', { name }).getByRole('link')).toHaveCount(count)
  }
  await expect(openPanel(page).getByText('Between two types?')).toBeVisible()
  await menuButton(page, 'Towns We Serve').click()
  await expect(openPanel(page).getByText('Greenwich to Stonington')).toBeVisible()
})

test('the keyboard alone opens a menu, walks through it and leaves it', async ({
  reader: page,
}) => {
  await page.goto('/about')
  await menuButton(page, 'Products').focus()
  await page.keyboard.press('Enter')
  await expect(openPanel(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(openPanel(page).getByRole('link').first()).toBeFocused()
  const outline = await page.evaluate(
    () => getComputedStyle(document.activeElement as Element).outlineStyle,
  )
  expect(outline).toBe('solid')
  await page.keyboard.press('Escape')
  await expect(openPanel(page)).toHaveCount(0)
  await expect(menuButton(page, 'Products')).toBeFocused()
  await page.keyboard.press('Space')
  for (const _ of MENUS.Products ?? []) await page.keyboard.press('Tab')
  await expect(openPanel(page).getByRole('link').last()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(menuButton(page, 'Vessels')).toBeFocused()
})

test('links to vessels carry the town that the visitor reads about', async ({ reader: page }) => {
  await page.goto('/vessels?town=milford')
  await menuButton(page, 'Vessels').click()
  expect((await linksOf(page))[0]).toBe('/vessels/power-boat?town=milford')
  await page.goto('/vessels?town=%22onload')
  await menuButton(page, 'Vessels').click()
  expect((await linksOf(page))[0]).toBe('/vessels/power-boat')
})

test('a menu stands right below the header, and focus in it leaves the page where it is', async ({
  reader: page,
}) => {
  await page.goto('/about')
  for (const scrolled of [0, 30, 400]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled)
    await menuButton(page, 'Vessels').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    const panel = await openPanel(page).boundingBox()
    const bar = await page.getByRole('banner').locator('> div').last().boundingBox()
    expect(Math.abs((panel?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0))).toBeLessThan(2)
    await page.keyboard.press('Escape')
  }
})

for (const name of Object.keys(MENUS)) {
  test(`the open menu ${name} is accessible`, async ({ reader: page }) => {
    await page.goto('/about')
    await menuButton(page, name).click()
    await expectAccessible(page)
    await expectBigTargets(page)
  })
}
