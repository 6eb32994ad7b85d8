import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './form-steps.ts'
import { test } from './reading.ts'
import { overflowOf } from './whole-page.ts'

const MENUS: Record<string, string[]> = {
  Products: [
    '/products/boat-yacht-insurance',
    '/products/luxury-yacht-insurance',
    '/products/personal-watercraft',
    '/products/commercial-marine-insurance',
    '/products/waterfront-property-insurance',
    '/products/flood-insurance',
    '/products/home-insurance',
    '/products/auto-insurance',
    '/products',
    '/boating-license',
  ],
  Vessels: [
    '/vessels/power-boat',
    '/vessels/center-console',
    '/vessels/pontoon',
    '/vessels/wake-boat',
    '/vessels/bass-boat',
    '/vessels/raceboat',
    '/vessels/sailboat',
    '/vessels/catamaran',
    '/vessels/yacht',
    '/vessels/dinghy',
    '/vessels/personal-watercraft',
    '/vessels/charter-boat',
    '/vessels/commercial-marine',
    '/vessels',
  ],
  'Towns We Serve': [
    '/towns/greenwich',
    '/towns/stamford',
    '/towns/norwalk',
    '/towns/westbrook',
    '/towns/milford',
    '/towns',
  ],
}
const TILES = ['Home', 'Products', 'Vessels', 'Towns', 'Blog', 'The Compass', 'About', 'Contact']
const SMALLEST_TARGET_PX = 44

const menuButton = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name, exact: true })
const openPanel = (page: Page) => page.locator('[popover]:popover-open')
const linksOf = (page: Page) =>
  openPanel(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('the header says who this is, how to reach them and what to do', async ({
    reader: page,
  }) => {
    await page.goto('/')
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: /Fayerweather Marine/ })).toHaveAttribute(
      'href',
      '/',
    )
    await expect(header.getByText('Connecticut Marine Insurance', { exact: true })).toBeVisible()
    await expect(
      header.getByRole('link', { name: 'hello@fayerweathermarine.example' }),
    ).toHaveAttribute('href', 'mailto:hello@fayerweathermarine.example')
    await expect(header.getByRole('link', { name: '203-555-0142' })).toHaveAttribute(
      'href',
      'tel:2035550142',
    )
    await expect(header.getByRole('link', { name: 'Get a Quote' })).toHaveAttribute(
      'href',
      '/quote',
    )
    await expect(header.getByRole('link', { name: 'Schedule' })).toHaveAttribute(
      'href',
      /^\/appointments/,
    )
    const names = header.getByRole('navigation', { name: 'Main' }).locator('> a, > button')
    expect(await names.allInnerTexts()).toEqual([
      ...Object.keys(MENUS),
      'Blog',
      'The Compass',
      'About',
      'Contact',
    ])
  })

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

  test('the section of the page is marked, and its pages below it', async ({ reader: page }) => {
    const marked = page.getByRole('navigation', { name: 'Main' }).locator('> [aria-current]')
    await page.goto('/contact')
    expect(await marked.allInnerTexts()).toEqual(['Contact'])
    await expect(marked).toHaveAttribute('aria-current', 'page')
    await page.goto('/vessels/center-console')
    expect(await marked.allInnerTexts()).toEqual(['Vessels'])
    await menuButton(page, 'Vessels').click()
    await expect(openPanel(page).locator('[aria-current=page]')).toHaveText('Center Console')
    await page.goto('/')
    await expect(marked).toHaveCount(0)
  })

  test('links to vessels carry the town that the visitor reads about', async ({ reader: page }) => {
    await page.goto('/vessels?town=milford')
    await menuButton(page, 'Vessels').click()
    expect((await linksOf(page))[0]).toBe('/vessels/power-boat?town=milford')
    await page.goto('/vessels?town=%22onload')
    await menuButton(page, 'Vessels').click()
    expect((await linksOf(page))[0]).toBe('/vessels/power-boat')
  })

  test('it gets compact, with a stronger shadow, once the page is scrolled by more than 50 px', async ({
    reader: page,
  }) => {
    await page.goto('/about')
    const bar = page.getByRole('banner').locator('> div').last()
    const look = (scrolled: number) =>
      bar.evaluate(async (element, top) => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
        scrollTo({ top, behavior: 'instant' })
        // The scroll event comes with the next frame; what it changes is drawn with the one after.
        for (let frames = 0; frames < 3; frames++) await frame()
        return {
          scrolled: scrollY,
          bottom: element.getBoundingClientRect().bottom,
          top: element.getBoundingClientRect().top,
          shadow: getComputedStyle(element).boxShadow,
        }
      }, scrolled)
    const whole = await look(0)
    const almost = await look(50)
    const compact = await look(51)
    const far = await look(600)
    expect(whole.top).toBe(50)
    expect(almost.shadow).toBe(whole.shadow)
    expect(compact.shadow).not.toBe(whole.shadow)
    expect(compact.top).toBe(0)
    expect(far).toEqual({ ...compact, scrolled: 600 })
    expect(compact.bottom).toBeLessThan(whole.bottom)
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
})

for (const width of [768, 1023]) {
  test(`the header fits ${width} px with all its parts`, async ({ reader: page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/about')
    for (const name of Object.keys(MENUS)) await expect(menuButton(page, name)).toBeInViewport()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Schedule' })).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden()
    expect(await overflowOf(page)).toBe(0)
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true })

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled })

      test('a tap opens two columns of tiles, one for every section', async ({ page }) => {
        await page.goto('/contact')
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
        await page.getByRole('button', { name: 'Menu' }).tap()
        const tiles = openPanel(page).getByRole('list').getByRole('link')
        expect(await tiles.allInnerTexts()).toEqual(TILES)
        const boxes = await Promise.all((await tiles.all()).map((tile) => tile.boundingBox()))
        expect(new Set(boxes.map((box) => box?.x)).size).toBe(2)
        await expect(openPanel(page).locator('[aria-current=page]')).toHaveText('Contact')
        await tiles.getByText('About').tap()
        await expect(page).toHaveURL('/about')
        await expect(openPanel(page)).toHaveCount(0)
      })
    })
  }

  test('the open menu is accessible, scrolls when it must, and closes with Escape', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).tap()
    await expectAccessible(page)
    await expectBigTargets(page)
    expect(await overflowOf(page)).toBe(0)
    await page.setViewportSize({ width: 568, height: 320 })
    const last = openPanel(page).getByRole('link').last()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(openPanel(page)).toHaveCount(0)
  })
})

test('the footer names the office, three networks in a new tab, the sections and the year', async ({
  reader: page,
}) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const text of ['1 Harbor Street', 'Bridgeport, CT']) await expect(footer).toContainText(text)
  await expect(footer.getByRole('link', { name: '203-555-0142' })).toBeVisible()
  await expect(footer.getByRole('link', { name: /^hello@/ })).toBeVisible()
  for (const network of ['Facebook', 'Twitter', 'LinkedIn']) {
    const link = footer.getByRole('link', { name: network })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('href', /^https:/)
  }
  for (const href of ['/privacy-policy', '/terms', '/products', '/vessels', '/towns', '/contact']) {
    await expect(footer.locator(`a[href="${href}"]`)).toBeVisible()
  }
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Fayerweather Marine`)
  await expect(footer.locator('a[href^="/towns/"]')).toHaveCount(0)
  await expectBigTargets(page)
})

/** Every link and button of the frame has room for a thumb. */
async function expectBigTargets(page: Page) {
  const small = await page
    .locator('header :is(a, button):visible, footer :is(a, button):visible')
    .evaluateAll(
      (targets, least) =>
        targets
          .filter((target) => target.getBoundingClientRect().height < least)
          .map((target) => target.textContent),
      SMALLEST_TARGET_PX,
    )
  expect(small).toEqual([])
}
