import { expect } from '@playwright/test'
import { officeYear } from '../../../src/settings/office-day.ts'
import { test } from '../checks/reading.ts'
import { watchForShifts } from '../checks/shifts-seen.ts'
import { overflowOf } from '../checks/whole-page.ts'
import { expectBigTargets, MENUS, menuButton, openPanel } from '../steps/frame.ts'

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
      'tel:+12035550142',
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
          height: element.getBoundingClientRect().height,
          content: (document.querySelector('main')?.getBoundingClientRect().top ?? 0) + scrollY,
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
    expect(whole.height - compact.height).toBe(20)
    expect(compact.content, 'nothing on the page moves').toBe(whole.content)
  })
})

test('nothing shifts when the header gets compact, in any width and with any font', async ({
  page,
}) => {
  await watchForShifts(page)
  await page.route('**/*.woff2', (route) => route.abort())
  for (const width of [320, 390, 768, 1023, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/about')
    for (const letterSpacing of ['normal', '0.06em']) {
      const shifts = await page.evaluate(async (letterSpacing) => {
        const frame = () =>
          new Promise((resolve) => {
            requestAnimationFrame(resolve)
            setTimeout(resolve, 1000)
          })
        const header = document.querySelector('header') as HTMLElement
        header.style.letterSpacing = letterSpacing
        for (let frames = 0; frames < 3; frames++) await frame()
        const before = globalThis.shiftsSeen().length
        for (const top of [400, 0, 60, 0]) {
          scrollTo({ top, behavior: 'instant' })
          for (let frames = 0; frames < 3; frames++) await frame()
        }
        return globalThis.shiftsSeen().slice(before)
      }, letterSpacing)
      expect.soft(shifts, `${width} px, letters ${letterSpacing} apart`).toEqual([])
      expect.soft(await overflowOf(page), `${width} px`).toBe(0)
    }
  }
})

test('the header holds the name of an agency of 44 characters', async ({ reader: page }) => {
  const name = 'Connecticut Coastal Marine Insurance Agency'
  await page.goto('/about')
  const header = page.getByRole('banner')
  await header
    .getByText('Fayerweather Marine', { exact: true })
    .evaluate((brand, text) => (brand.textContent = text), name)
  const navigation = header.getByRole('navigation', { name: 'Main' })
  for (const width of [320, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => overflowOf(page), `${width}`).toBe(0)
    if (width === 320) continue
    const quote = header.getByRole('link', { name: 'Get a Quote' })
    const top = async () => (await quote.boundingBox())?.y
    await expect.poll(top, `the line of the actions at ${width}`).toBeLessThan(70)
    if (width < 1280) continue
    const links = navigation.locator('> a, > button')
    const lines = () =>
      links.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size)
    await expect.poll(lines, `lines of the navigation at ${width}`).toBe(1)
  }
})

for (const width of [320, 1024, 1920]) {
  test(`at ${width} px, everything stands between one left and one right line`, async ({
    reader: page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/about')
    const [top, bar, heading, footer] = await page.evaluate(() => {
      const boxes = (selector: string) =>
        [...document.querySelectorAll(selector)]
          .map((element) => element.getBoundingClientRect())
          .filter((box) => box.width > 0)
      const ends = (all: DOMRect[]) => [
        Math.round(Math.min(...all.map(({ left }) => left))),
        Math.round(Math.max(...all.map(({ right }) => right))),
      ]
      const inside = (selector: string) => {
        const element = document.querySelector(selector) as Element
        const { paddingLeft, paddingRight } = getComputedStyle(element)
        const { left, right } = element.getBoundingClientRect()
        return [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)]
      }
      return [
        ends(boxes('header > div:first-child a')),
        ends(boxes('header > div:last-child > div > :is(a, div, button)')),
        ends(boxes('main h2')),
        inside('footer > div'),
      ]
    })
    expect(bar).toEqual(footer)
    expect(top?.[1]).toBe(footer?.[1])
    expect(heading?.[0]).toBe(footer?.[0])
  })
}

test('the footer names the office, three networks in a new tab, the sections and the year', async ({
  reader: page,
}) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const text of ['1 Harbor Street', 'Bridgeport, CT']) await expect(footer).toContainText(text)
  await expect(footer.getByRole('link', { name: '203-555-0142' })).toBeVisible()
  await expect(footer.getByRole('link', { name: /^hello@/ })).toBeVisible()
  for (const network of ['Facebook', 'X', 'LinkedIn']) {
    const link = footer.getByRole('link', { name: new RegExp(`^${network}\\b`) })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('href', /^https:/)
  }
  for (const href of ['/privacy-policy', '/terms', '/products', '/vessels', '/towns', '/contact']) {
    await expect(footer.locator(`a[href="${href}"]`)).toBeVisible()
  }
  await expect(footer).toContainText(`© ${officeYear()} Fayerweather Marine`)
  await expect(footer.locator('a[href^="/towns/"]')).toHaveCount(0)
  await expectBigTargets(page)
})
