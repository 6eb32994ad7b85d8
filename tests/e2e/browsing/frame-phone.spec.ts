import { expect } from '@playwright/test'
import { test } from '../checks/reading.ts'
import { overflowOf } from '../checks/whole-page.ts'
import { expectAccessible } from '../steps/form-steps.ts'
import { expectBigTargets, openPanel } from '../steps/frame.ts'

const LONG_EMAIL = 'reservations@a-very-long-name-of-an-agency-of-boats.example'
const TILES = ['Home', 'Products', 'Vessels', 'Towns', 'Blog', 'The Compass', 'About', 'Contact']

test('a phone shows the whole email address of the office, however long it is', async ({
  reader: page,
}) => {
  await page.goto('/about')
  const address = page.getByRole('banner').locator('a[href^="mailto:"] span')
  const box = (element: HTMLElement) => {
    const { left, right } = element.getBoundingClientRect()
    return { left, right, isCut: element.scrollWidth > element.clientWidth }
  }
  for (const email of ['hello@fayerweathermarine.example', LONG_EMAIL]) {
    await address.evaluate((element, text) => (element.textContent = text), email)
    for (const width of [320, 360, 480]) {
      await page.setViewportSize({ width, height: 640 })
      const { left, right, isCut } = await address.evaluate(box)
      expect.soft(isCut, `${email} at ${width}`).toBe(false)
      expect.soft(left, `${email} at ${width}`).toBeGreaterThanOrEqual(16)
      expect.soft(right, `${email} at ${width}`).toBeLessThanOrEqual(width)
      await expect(page.getByRole('banner').getByRole('link', { name: /^Office/ })).toBeInViewport()
    }
  }
})

test('the email address and the phone number of the office stand in one line each', async ({
  reader: page,
}) => {
  for (const path of ['/contact']) {
    await page.goto(path)
    for (const width of [320, 390, 640, 768, 1280]) {
      await page.setViewportSize({ width, height: 640 })
      const broken = await page.evaluate(() =>
        [...document.querySelectorAll('header a, footer a')]
          .filter((link) => /^(mailto|tel):/.test(link.getAttribute('href') ?? ''))
          .filter((link) => {
            const words = document.createRange()
            words.selectNodeContents(link)
            // Words beside the number are as high as it, within a pixel or two.
            const tops = [...words.getClientRects()].map(({ top }) => top)
            return Math.max(...tops) - Math.min(...tops) > 8
          })
          .map(({ textContent }) => textContent),
      )
      expect.soft(broken, `${path} at ${width}`).toEqual([])
    }
  }
})

test('at 320 px both stand in the one line of the bar, and in text twice as large they are as large', async ({
  reader: page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/about')
  const bar = page.getByRole('banner').locator('div:has(> a[href^="mailto:"])')
  const size = () =>
    bar.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  await expect.poll(async () => (await bar.boundingBox())?.height).toBe(50)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  expect(await size()).toBeGreaterThanOrEqual(24)
})

test('a page ends soon after its last line, with no empty stripe below', async ({
  reader: page,
}) => {
  for (const path of ['/', '/appointments', '/nowhere']) {
    await page.goto(path)
    for (const [width, height, most] of [
      // The bar along the bottom edge of a phone needs its height.
      [390, 844, 80],
      [1280, 800, 32],
    ] as const) {
      await page.setViewportSize({ width, height })
      const empty = await page.evaluate(() => {
        const last = document.querySelector('footer > div > div:last-child > :last-child')
        return (
          document.documentElement.scrollHeight -
          (last?.getBoundingClientRect().bottom ?? 0) -
          scrollY
        )
      })
      expect.soft(empty, `${path} at ${width} by ${height}`).toBeLessThanOrEqual(most)
    }
  }
})

test('an email address breaks after its @ alone', async ({ reader: page }) => {
  for (const path of ['/contact', '/about']) {
    await page.goto(path)
    const domains = page.locator('a[href^="mailto:"] wbr')
    await expect(domains).toHaveCount(3)
    for (const width of [320, 350, 520, 1030]) {
      await page.setViewportSize({ width, height: 640 })
      const lines = await domains.evaluateAll((all) =>
        all.map((wbr) => {
          const domain = document.createRange()
          if (wbr.nextSibling) domain.selectNode(wbr.nextSibling)
          return domain.getClientRects().length
        }),
      )
      expect.soft(lines, `${path} at ${width}`).toEqual([1, 1, 1])
    }
  }
})

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
        await expect(tiles).toHaveText(TILES)
        const boxes = await Promise.all((await tiles.all()).map((tile) => tile.boundingBox()))
        expect(new Set(boxes.map((box) => box?.x)).size).toBe(2)
        await expect(openPanel(page).locator('[aria-current=page]')).toHaveText('Contact')
        await tiles.getByText('About').tap()
        await expect(page).toHaveURL('/about')
        await expect(openPanel(page)).toHaveCount(0)
      })
    })
  }

  test('a tap beside the open menu closes it, and presses nothing below; so does its button', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 900 })
    await page.goto('/contact')
    const address = page.url()
    await page.getByRole('button', { name: 'Menu' }).tap()
    await expect(openPanel(page)).toHaveCount(1)
    await page.evaluate(() =>
      addEventListener(
        'click',
        ({ target }) => {
          document.body.dataset.pressed = String((target as Element).closest('main')?.tagName)
        },
        { capture: true },
      ),
    )
    await page.touchscreen.tap(160, 880)
    await expect(openPanel(page)).toHaveCount(0)
    await expect(page.locator('body')).toHaveAttribute('data-pressed', 'undefined')
    expect(page.url()).toBe(address)
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    await expect(openPanel(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Close menu', exact: true }).tap()
    await expect(openPanel(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible()
  })

  test('the open menu is accessible, scrolls when it must, and closes with Escape', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).tap()
    await expect(openPanel(page)).toHaveCount(1)
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
