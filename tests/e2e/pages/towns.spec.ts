import { expect, type Page } from '@playwright/test'
import { builtInTowns } from '../../../db/seed/towns/index.ts'
import { test } from '../checks/reading.ts'
import { expectAccessible } from '../steps/form-steps.ts'
import {
  expectTheList,
  expectThePage,
  PICTURE_TOAST,
  PICTURE_TOAST_TEXT,
} from '../steps/town-pages.ts'

const mystic = '/towns/mystic'
const names = builtInTowns.map(({ name }) => name)
const chartOf = (page: Page) => page.getByRole('navigation', { name: /chart of Long Island Sound/ })
const crumbsOf = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' })

test.describe('the list', () => {
  test('says what it is, counts the towns twice and leads on', async ({ reader: page }) => {
    await page.goto('/towns')
    await expect(crumbsOf(page).getByRole('listitem')).toHaveText([
      'Home',
      'Connecticut Coastal Towns',
    ])
    await expect(crumbsOf(page).getByRole('link')).toHaveAttribute('href', '/')
    await expect(page.getByText('23 Coastal Communities', { exact: true })).toBeVisible()
    await expect(page.getByText('23 towns', { exact: true })).toBeVisible()
    await expectLinks(page, [
      ['Boat & Yacht Insurance', '/products/boat-yacht-insurance'],
      ['Flood Insurance', '/products/flood-insurance'],
      ['Contact Us', '/contact'],
    ])
    const quotes = page.locator('main').getByRole('link', { name: 'Get a Free Quote' })
    await expect(quotes).toHaveCount(2)
    for (const link of await quotes.all()) await expect(link).toHaveAttribute('href', '/quote')
  })

  test('has a card for each of the 24, with its beginning and two tags', async ({
    plain: page,
  }) => {
    const response = await page.goto('/towns')
    expect(response?.headers()['cache-control']).toBe('public, no-cache')
    await expectTheList(page)
    await expect(page.getByText('Marine Insurance', { exact: true })).toHaveCount(24)
    await expect(page.getByText('Harbor Coverage', { exact: true })).toHaveCount(24)
    await expect(page.getByText('Loading towns...')).toHaveCount(0)
  })

  test('the chart has the 24 names in the order of the shore, each reached by keyboard', async ({
    reader: page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/towns')
    const links = chartOf(page).getByRole('link')
    await expect(links).toHaveText(names)
    await links.first().focus()
    for (const { name, slug } of builtInTowns) {
      const focused = chartOf(page).getByRole('link', { name, exact: true })
      await expect(focused).toBeFocused()
      await expect(focused).toHaveAttribute('href', `/towns/${slug}`)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/towns\/stonington$/)
  })

  test('on a phone the chart carries numbers, and the links stand under it', async ({
    reader: page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto('/towns')
    await expect(chartOf(page).getByRole('link')).toHaveText(names)
    const numbers = await chartOf(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::before').content))
    expect(new Set(numbers)).toEqual(new Set(['counter(town)']))
    await expect(chartOf(page).getByRole('img')).toHaveAttribute('alt', /Greenwich to Stonington/)
    for (const link of await chartOf(page).getByRole('link').all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
  })
})

test.describe('a town', () => {
  test('says all of its content, without JavaScript too', async ({ plain: page }) => {
    // The first has one neighbor.
    for (const index of [0, names.indexOf('Mystic')]) {
      const town = builtInTowns[index] as (typeof builtInTowns)[number]
      const response = await page.goto(`/towns/${town.slug}`)
      expect(response?.status()).toBe(200)
      await expectThePage(page, town)
      const neighbors = page.getByRole('navigation', { name: /^Along the shore from/ })
      await expect(neighbors.getByRole('link')).toHaveText(
        [names[index - 1], names[index + 1], 'All towns on the chart'].filter(Boolean) as string[],
      )
    }
  })

  test('leads to a quote, to products, to reading and to who knows the weather', async ({
    reader: page,
  }) => {
    await page.goto(mystic)
    await expect(crumbsOf(page).getByRole('listitem')).toHaveText(['Home', 'Towns', 'Mystic'])
    await expect(crumbsOf(page).getByRole('link').last()).toHaveAttribute('href', '/towns')
    await expectLinks(page, [
      ['Get a Mystic Quote', '/quote?town=mystic'],
      ['Mystic Boat Insurance', '/products/boat-insurance?town=mystic'],
      ['Mystic Flood Insurance', '/products/flood-insurance?town=mystic'],
      ['Ask a Local Broker', '/contact'],
      ['Send it with a quote request', '/quote?town=mystic'],
      ['Get a Free Quote', '/quote?town=mystic'],
      ['Contact Us', '/contact'],
      ['Schedule a Consultation', /^\/appointments\?town=mystic/],
    ])
    for (const href of [
      '/blog/local-insurance-matters',
      '/blog/compare-boat-insurance-quotes-connecticut',
      '/blog/do-i-need-boat-insurance-in-connecticut?town=mystic',
      '/blog/understanding-boat-insurance-coverage?town=mystic',
      '/blog/top-boat-insurance-companies-connecticut?town=mystic',
      '/blog/seasonal-boat-insurance-guide?town=mystic',
      'https://www.weather.gov/okx/',
      'https://portal.ct.gov/deep/boating',
      'https://portal.ct.gov/deep/boating/certification/how-to-get-a-certificate-to-operate',
    ]) {
      await expect(page.locator(`main a[href="${href}"]`)).toHaveCount(1)
    }
    for (const heading of [
      'Local Risk Factors in Mystic',
      'Insurance Tips for Mystic',
      'Boating Resources for Mystic',
      'Local Expertise',
      'Insurance Questions in Mystic',
    ]) {
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    }
  })

  test('shows its waters first and its harbor after them', async ({ reader: page }) => {
    await page.goto(mystic)
    const pictures = page.locator('main picture img')
    await expect(pictures.nth(0)).toHaveAttribute('src', /^\/charts\/mystic-waters\.[\w-]{6}\.svg$/)
    await expect(pictures.nth(0)).not.toHaveAttribute('loading', 'lazy')
    await expect(pictures.nth(1)).toHaveAttribute(
      'src',
      /^\/charts\/mystic-harbor\.[\w-]{6}\.webp$/,
    )
    await expect(page.getByText('The harbor of Mystic. Not for navigation.')).toBeVisible()
    await expect(page.getByText(PICTURE_TOAST('Mystic'))).toBeHidden()
  })

  test('without its picture shows another one, and says that a better one is coming', async ({
    page,
  }) => {
    await page.route('**/charts/mystic-waters*', (route) => route.abort())
    await page.goto(mystic)
    await expect(page.getByText(PICTURE_TOAST('Mystic'), { exact: true })).toBeVisible()
    await expect(page.getByText(PICTURE_TOAST_TEXT, { exact: true })).toBeVisible()
    await expect(page.locator('[data-announcement] [data-toast]')).toHaveAttribute(
      'data-toast',
      'warning',
    )
    const picture = page.locator('main picture img').first()
    await expect(picture).toHaveAttribute('src', /\/pictures\/fallback-town/)
    await expect
      .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(1)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByText(PICTURE_TOAST('Mystic'))).toBeHidden()
  })

  test('without its AVIF shows its WebP, and says nothing', async ({ page }) => {
    await page.route('**/*.avif', (route) => route.abort())
    await page.goto(mystic)
    const picture = page.locator('main picture:has(source[type="image/avif"]) img').first()
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((img) => (img as HTMLImageElement).currentSrc))
      .toMatch(/\/charts\/mystic-harbor[-\d]*\.[\w-]+\.webp$/)
    await expect
      .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(1)
    await expect(page.getByText(PICTURE_TOAST('Mystic'))).toBeHidden()
  })

  test('keeps its quote form in view beside the text, with boat chosen', async ({
    reader: page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(mystic)
    await expect(page.getByLabel('Boat & Yacht Insurance')).toBeChecked()
    await page.getByRole('heading', { name: 'Insurance Tips for Mystic' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('heading', { name: 'Get a Mystic Quote' })).toBeInViewport()
  })
})

test.describe('an address that no town has', () => {
  test('shows a town derived from it, hidden from search engines', async ({ reader: page }) => {
    const response = await page.goto('/towns/old_harbor--point')
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Coastal Insurance in Old Harbor Point',
    )
    expect(await page.title()).toContain(' in Old Harbor Point, CT | ')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    await expect(page.locator('main h2').filter({ hasText: 'Local Risk Factors' })).toBeVisible()
    await expect(page.locator('main h2').filter({ hasText: 'Insurance Tips' })).toBeVisible()
    await expect(page.getByLabel('Boat & Yacht Insurance')).toBeChecked()
    await expect(page.locator('main picture img').first()).toHaveAttribute('src', /fallback-town/)
    await expectAccessible(page)
  })
})

async function expectLinks(page: Page, links: [name: string, href: string | RegExp][]) {
  for (const [name, href] of links) {
    await expect(page.locator('main').getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      href,
    )
  }
}
