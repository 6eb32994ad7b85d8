import { setTimeout } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { LATE_SCRIPT_PATH } from '../../../src/settings/late-script-path.ts'
import { test } from '../checks/reading.ts'
import { stopClock } from '../steps/awake.ts'
import { expectAccessible } from '../steps/form-steps.ts'
import { expectBigTargets, MENUS, menuButton, openPanel, PLAIN_MENUS } from '../steps/frame.ts'

const linksOf = (page: Page) =>
  openPanel(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

test.use({ viewport: { width: 1280, height: 800 } })

/** The menu that is open, once the page script has filled it. */
const filledPanel = async (page: Page) => {
  await expect(openPanel(page).locator('aside')).toBeVisible()
  return openPanel(page)
}

/** The space between the header and the open panel, in CSS pixels; a browser may settle it a frame later. */
const expectBelowHeader = (page: Page) =>
  expect
    .poll(async () => {
      const bar = page.getByRole('banner').locator('> div').last()
      const [top, end] = await Promise.all([
        openPanel(page).evaluate((panel) => panel.getBoundingClientRect().top),
        bar.evaluate((element) => element.getBoundingClientRect().bottom),
      ])
      return Math.abs(top - end)
    })
    .toBeLessThan(2)

test('every menu opens by a click, one at a time, and holds its links, without script a few', async ({
  reader,
  plain,
}) => {
  for (const [page, menus] of [
    [reader, MENUS],
    [plain, PLAIN_MENUS],
  ] as const) {
    await page.goto('/about')
    for (const [name, hrefs] of Object.entries(menus)) {
      await menuButton(page, name).click()
      await expect(openPanel(page)).toHaveCount(1)
      await expect.poll(() => linksOf(page)).toEqual(hrefs)
    }
    await page.mouse.click(20, 700)
    await expect(openPanel(page)).toHaveCount(0)
  }
})

const GROUPS: Record<string, [name: string, links: number][]> = {
  Products: [
    ['Boats', 3],
    ['Yachts', 2],
    ['Marine business', 2],
    ['On the shore', 3],
    ['Home and car', 2],
  ],
  Vessels: [
    ['Power', 6],
    ['Sail', 2],
    ['Other', 5],
  ],
  'Towns We Serve': [
    ['Fairfield County', 8],
    ['New Haven County', 7],
    ['Middlesex County', 3],
    ['New London County', 6],
  ],
}

test('products, vessels and towns stand in their groups, accessible, vessels with silhouettes, towns beside a chart', async ({
  reader: page,
}) => {
  await page.goto('/about')
  for (const [menu, groups] of Object.entries(GROUPS)) {
    await page.getByRole('button', { name: menu, exact: true }).click()
    const panel = await filledPanel(page)
    for (const [name, count] of groups) {
      await expect(panel.getByRole('list', { name }).getByRole('link')).toHaveCount(count)
    }
    const silhouettes = panel.locator('use')
    await expect(silhouettes).toHaveCount(menu === 'Vessels' ? 13 : 0)
    for (const silhouette of await silhouettes.all()) {
      // Empty as long as its file is not there, or has none of that name.
      await expect
        .poll(() => silhouette.evaluate((use) => (use as SVGUseElement).getBBox().width))
        .toBeGreaterThan(0)
    }
    await expectAccessible(page)
    await expectBigTargets(page)
    const pictures = panel.locator('img')
    await expect(pictures).toHaveCount(menu === 'Towns We Serve' ? 1 : 0)
    for (const picture of await pictures.all()) {
      await expect
        .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0)
    }
  }
  const marks = await openPanel(page)
    .locator('circle')
    .evaluateAll((all) => new Set(all.map((mark) => mark.outerHTML)).size)
  expect(marks).toBe(24)
})

test('a menu that cannot be filled has its plain links, and is filled when it opens again', async ({
  page,
}) => {
  await page.route('**/late.js', (route) => route.abort(), { times: 1 })
  await page.goto('/about')
  const failed = page.waitForEvent('requestfailed')
  await menuButton(page, 'Vessels').focus()
  await failed
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect.poll(() => linksOf(page)).toEqual(MENUS.Vessels)
})

test('a script that does not come is asked for less and less often, not at each move of the pointer', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route(/late\.js/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ status: 503 })
  })
  await page.clock.install()
  await page.goto('/about')
  await stopClock(page)
  const moveAndWait = async (ms: number) => {
    await page.mouse.move(200, 300)
    await page.mouse.move(300, 300)
    await page.clock.runFor(ms)
  }
  for (let seconds = 0; seconds < 10; seconds++) await moveAndWait(1000)
  // At once, then after one second, two and four.
  expect(asked.length).toBeLessThanOrEqual(4)
  await expect(async () => {
    await moveAndWait(60_000)
    expect(asked.length).toBeGreaterThan(8)
  }).toPass()
  expect(new Set(asked).size).toBe(asked.length)
  await page.unroute(/late\.js/)
  await expect(async () => {
    await moveAndWait(60_000)
    await menuButton(page, 'Vessels').click()
    await expect(openPanel(page).locator('aside')).toBeVisible({ timeout: 100 })
  }).toPass()
})

test('the keyboard alone opens a menu, walks through it and leaves it', async ({
  reader: page,
}) => {
  await page.goto('/about')
  await menuButton(page, 'Products').focus()
  await page.keyboard.press('Enter')
  await filledPanel(page)
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
  await filledPanel(page)
  for (const _ of MENUS.Products ?? []) await page.keyboard.press('Tab')
  await expect(openPanel(page).getByRole('link').last()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(menuButton(page, 'Vessels')).toBeFocused()
})

test('links to vessels carry the town that the visitor reads about', async ({ reader: page }) => {
  await page.goto('/vessels?town=milford')
  await menuButton(page, 'Vessels').click()
  await filledPanel(page)
  expect((await linksOf(page))[0]).toBe('/vessels/power-boat?town=milford')
  await page.goto('/vessels?town=%22onload')
  await menuButton(page, 'Vessels').click()
  await filledPanel(page)
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
    await expectBelowHeader(page)
    await page.keyboard.press('Escape')
  }
})

/** Shows the site as browsers do that lack what is replaced in its HTML or style sheets. */
const without = async (page: Page, files: string, lacking: string, inItsPlace: string) =>
  page.route(files, async (route) => {
    const response = await route.fetch()
    const text = (await response.text()).replaceAll(lacking, inItsPlace)
    await route.fulfill({ response, body: text })
  })

test('an open menu stands below the header in browsers without anchor positioning', async ({
  reader: page,
}) => {
  await without(page, '**/*.css', 'anchor(bottom)', 'anchored(bottom)')
  for (const [width, menu] of [
    [1280, 'Products'],
    [390, 'Menu'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/about')
    for (const scrolled of [0, 300]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled)
      await page.getByRole('button', { name: menu, exact: true }).click()
      await expectBelowHeader(page)
      await page.mouse.click(20, 780)
      await expect(openPanel(page)).toHaveCount(0)
    }
  }
})

test('the menu of a phone does not stay over the form that its Schedule leads to, although the script that closes it comes late', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.route(`**${LATE_SCRIPT_PATH}*`, async (route) => {
    await setTimeout(2000)
    await route.continue()
  })
  await page.goto('/appointments')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await openPanel(page).getByRole('link', { name: 'Schedule' }).click()
  await expect(openPanel(page)).toHaveCount(0)
  await expect(page.getByRole('form', { name: 'Request a call' })).toBeInViewport()
})

test('browsers without popovers show no menu over the page', async ({ plain: page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await without(page, '**/about', ' popover="auto"', '')
  await without(page, '**/*.css', ':popover-open', ':unknown-open')
  await page.goto('/about')
  await expect(page.locator('#mobile-menu')).toBeHidden()
  await expect(page.locator('[popovertarget="mobile-menu"]').filter({ visible: true })).toHaveCount(
    0,
  )
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contact' })).toBeVisible()
  await expect(page.locator('[data-menu]').filter({ visible: true })).toHaveCount(0)
})
