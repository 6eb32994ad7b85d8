import { expect, type Page } from '@playwright/test'
import { listenForComplaints } from '../checks/complaints.ts'
import { overflowOf, waitUntil } from '../checks/whole-page.ts'
import { test } from '../fixtures/kept.ts'
import { expectAccessible } from '../steps/form-steps.ts'

/** The badge's link. */
function badge(page: Page) {
  return page
    .getByRole('complementary', { name: 'Scheduling' })
    .getByRole('link', { name: 'Schedule a Consultation' })
}

/** The end of a page has room for the badge. */
const scrollToEnd = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))

test('without a provider every scheduling action leads to the form, and nothing external may load', async ({
  request,
}) => {
  for (const path of ['/', '/appointments', '/quote']) {
    const page = await request.get(path)
    const policy = page.headers()['content-security-policy']
    expect(policy).not.toContain('calendly')
    expect(policy).not.toContain('frame-src')
    expect(await page.text()).not.toMatch(/calendly|data-schedule/i)
  }
  const html = await (await request.get('/')).text()
  expect(html).toContain('href="/appointments#request-a-call"')
})

test('the appointments page replaces the calendar at 320 px: form, benefits, what next', async ({
  page,
}) => {
  const complaints = listenForComplaints(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/appointments')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schedule a Consultation')
  await expect(page.getByRole('form', { name: 'Request a call' })).toBeVisible()
  for (const name of ['Personalized Advice', 'Risk Assessment', 'Cost Savings']) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  await expectAccessible(page)
  expect(await overflowOf(page)).toBe(0)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Get Your Free Quote' })).toHaveAttribute(
    'href',
    '/quote',
  )
  await main.getByRole('link', { name: 'Schedule an Appointment' }).click()
  await expect(page.getByLabel('Name')).toBeInViewport()
  expect(complaints).toEqual([])
})

test('on a phone, the badge is not over a form to which a page has faded', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/about')
  await page.evaluate(() => location.assign('/contact#form'))
  await expect(page).toHaveURL('/contact#form')
  // The late script has looked, and the pages have faded.
  await waitUntil(
    page,
    () =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/late.js')) &&
      document.elementsFromPoint(2, 2).includes(document.body),
  )
  await expect(page.locator('[data-badge]')).toHaveCSS('opacity', '0')
  await scrollToEnd(page)
  await expect(page.locator('[data-badge]')).toHaveCSS('opacity', '1')
})

test('the town goes along: it is named, and every way on carries it', async ({ page }) => {
  await page.goto('/appointments?town=old-saybrook')
  await expect(page.getByRole('main')).toContainText('in Old Saybrook with a marine')
  await expect(badge(page), 'on the page that it leads to').toHaveCount(0)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Get Your Free Quote' })).toHaveAttribute(
    'href',
    '/quote?town=old-saybrook',
  )
  await expect(main.getByRole('link', { name: 'Schedule an Appointment' })).toHaveAttribute(
    'href',
    '/appointments?town=old-saybrook#request-a-call',
  )
  await page.goto('/appointments?town=%3Cb%3Eatlantis')
  await expect(page.getByRole('main')).not.toContainText('atlantis')
})

test('the keyboard reaches the badge, sees where it is, and follows it', async ({ page }) => {
  await page.goto('/')
  await page.locator('footer a').last().focus()
  await page.keyboard.press('Tab')
  await expect(badge(page)).toBeFocused()
  await expect(badge(page)).not.toHaveCSS('outline-style', 'none')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/appointments/)
  await expect(page.getByLabel('Name')).toBeVisible()
})

test('on a phone the badge is a bar of a thumb’s height that hides nothing permanently', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  await expect(badge(page)).toHaveCount(0)
  await page.mouse.wheel(0, 400)
  await expect(badge(page)).toBeVisible()
  const actions = page.getByRole('complementary', { name: 'Scheduling' }).getByRole('link')
  await expect(actions).toHaveText(['Get a Quote', 'Schedule a Consultation'])
  await expect(actions.first()).toHaveAttribute('href', '/quote')
  const bar = await page.locator('[data-badge]').boundingBox()
  expect(bar).toMatchObject({ x: 0, width: 320 })
  expect(bar?.height).toBeGreaterThanOrEqual(44)
  expect(bar?.height).toBeLessThanOrEqual(56)
  // A page gets longer while its pictures come.
  const endOfFooter = async () => {
    await scrollToEnd(page)
    const footer = await page.getByRole('contentinfo').boundingBox()
    return (footer?.y ?? Infinity) + (footer?.height ?? 0)
  }
  await expect.poll(endOfFooter).toBeLessThanOrEqual((bar?.y ?? 0) + 1)
})

for (const path of ['/', '/contact']) {
  test(`the badge is nowhere over a form, a chart, an address or a heading of ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto(path)
    await scrollToEnd(page)
    await expect(page.locator('[data-badge]')).toHaveCSS('opacity', '1')
    const covered = await page.evaluate(async () => {
      const frame = () =>
        new Promise((resolve) => {
          requestAnimationFrame(resolve)
          setTimeout(resolve, 1000)
        })
      const found = new Set<string>()
      const pill = document.querySelector('[data-badge]') as HTMLElement
      const step = innerHeight / 12
      // A chart may be larger than the hero that crops it.
      const shownPart = (element: Element) => {
        let { left, right, top, bottom } = element.getBoundingClientRect()
        for (let at = element.parentElement; at; at = at.parentElement) {
          if (getComputedStyle(at).overflow === 'visible') continue
          const crop = at.getBoundingClientRect()
          left = Math.max(left, crop.left)
          right = Math.min(right, crop.right)
          top = Math.max(top, crop.top)
          bottom = Math.min(bottom, crop.bottom)
        }
        return { left, right, top, bottom, width: right - left }
      }
      for (let top = 0; top < document.body.scrollHeight; top += step) {
        scrollTo({ top, behavior: 'instant' })
        // The scroll event comes with the next frame.
        for (let frames = 0; frames < 2; frames++) await frame()
        if (getComputedStyle(pill).opacity === '0') continue
        const own = pill.getBoundingClientRect()
        for (const other of document.querySelectorAll(
          'form, address, h1, h2, h3, img[src*="/charts/"]',
        )) {
          const box = shownPart(other)
          const isApart =
            box.right <= own.left + 3 ||
            box.left >= own.right - 3 ||
            box.bottom <= own.top + 3 ||
            box.top >= own.bottom - 3
          if (!isApart && box.width > 0) found.add(`${other.tagName} ${other.textContent}`)
        }
      }
      return [...found]
    })
    expect(covered).toEqual([])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test('on a phone the badge is there from the start', async ({ page }) => {
    await page.goto('/')
    await expect(badge(page)).toBeVisible()
  })
})

test('the badge makes room for whoever fills in a form', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/contact')
  await scrollToEnd(page)
  await expect(badge(page)).toBeVisible()
  await page.getByLabel('Name').focus()
  await expect(badge(page)).toBeHidden()
  await page.getByRole('button', { name: 'Send Message' }).click({ trial: true })
})
