import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../checks/axe.ts'
import { listenForComplaints } from '../checks/complaints.ts'
import { countShifts, settledShiftsOf } from '../checks/shifts.ts'
import { waitUntil } from '../checks/whole-page.ts'
import { test } from '../fixtures/kept.ts'
import { BOOKING_PAGE, stubProvider } from '../fixtures/provider.ts'
import { webSite } from '../fixtures/web-site.ts'
import { hurryUntilSeen, stopClock } from '../steps/awake.ts'

const WARNING = 'warning: Calendly widget is not loaded'
/** A calendar that takes longer is announced, and one that takes eight times as long given up. */
const ANNOUNCE_WITHIN_MS = 500

webSite({ CALENDLY_URL: BOOKING_PAGE })

/** Opens a page and touches it, so that it is awake before anything is clicked. */
async function openAwake(page: Page, path: string) {
  await page.goto(path)
  await page.keyboard.press('Tab')
  await expect(page.locator('[data-scheduling-awake]')).toBeAttached()
  // The end of a page has room for the badge.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
}

/** The action that every page has. */
function badge(page: Page) {
  return page
    .getByRole('complementary', { name: 'Scheduling' })
    .getByRole('link', { name: 'Schedule a Consultation' })
}

function popup(page: Page) {
  return page.getByRole('dialog', { name: 'Schedule a Consultation' })
}

test('the policy lets in the provider and nobody else, and nothing is asked of it before a visitor asks', async ({
  page,
}) => {
  const { asked } = await stubProvider(page)
  const response = await page.goto('/')
  const policy = (await response?.allHeaders())?.['content-security-policy']
  expect(policy).toContain('frame-src https://calendly.com;')
  expect(policy).toMatch(/script-src 'self'[^;]* https:\/\/assets\.calendly\.com;/)
  expect(policy).not.toContain('unsafe')
  await openAwake(page, '/')
  expect(asked).toEqual([])
})

test('the action opens the popup, and loads the script once however often it is asked', async ({
  page,
}) => {
  const said = listenForComplaints(page)
  const { asked } = await stubProvider(page)
  await openAwake(page, '/')
  await badge(page).dblclick()
  await expect(popup(page)).toHaveCount(1)
  const calendar = page.frameLocator('.calendly-overlay iframe')
  await expect(calendar.getByRole('heading', { name: 'Open times' })).toBeVisible()
  expect(asked.filter((url) => url.endsWith('widget.js'))).toHaveLength(1)
  expect(asked.at(-1)).toBe(BOOKING_PAGE)
  await expect(popup(page).getByRole('button', { name: 'Close the calendar' })).toBeFocused()
  expect(new Set(said)).toEqual(new Set([WARNING]))
  const before = said.length
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  await expect(badge(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(popup(page)).toBeVisible()
  expect(asked.filter((url) => url.endsWith('widget.js'))).toHaveLength(1)
  expect(said).toHaveLength(before)
  await expect(page).toHaveURL('/')
})

test('the key that closes the popup does nothing else: Firefox would open it again, and the space bar scroll', async ({
  page,
}) => {
  await stubProvider(page)
  await openAwake(page, '/appointments')
  const opener = page.getByRole('link', { name: 'Schedule an Appointment' })
  await opener.focus()
  await page.evaluate(() => {
    Object.assign(window, { pressed: [] })
    addEventListener('keypress', ({ target }) => {
      ;(window as unknown as { pressed: string[] }).pressed.push((target as Element).nodeName)
    })
  })
  for (const key of ['Enter', 'Space']) {
    await opener.click()
    await expect(popup(page).getByRole('button', { name: 'Close the calendar' })).toBeFocused()
    await page.keyboard.press(key)
    await expect(opener).toBeFocused()
    expect(await page.evaluate('pressed')).toEqual([])
  }
})

test('a blocked provider: the visitor is offered the form, and asking again tries again', async ({
  page,
}) => {
  const { asked } = await stubProvider(page, 'blocked')
  await openAwake(page, '/')
  await badge(page).click()
  const offer = page.getByRole('dialog', { name: 'The calendar did not load' })
  await expect(offer).toBeVisible()
  await expectAccessible(page)
  await offer.getByRole('button', { name: 'Close' }).click()
  await expect(offer).toHaveCount(0)
  await expect(badge(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(offer).toBeVisible()
  expect(asked.filter((url) => url.endsWith('widget.js'))).toHaveLength(2)
  await offer.getByRole('link', { name: 'Request a call' }).click()
  await expect(page).toHaveURL(/\/appointments/)
  await expect(page.getByLabel('Name')).toBeInViewport()
})

test('a slow provider: it says so, offers the form, and what then comes opens nothing unasked', async ({
  page,
}) => {
  const { release } = await stubProvider(page, 'held')
  await page.clock.install()
  await openAwake(page, '/')
  await stopClock(page)
  await badge(page).click()
  const wait = page.getByRole('dialog', { name: 'Opening the calendar' })
  await hurryUntilSeen(page, wait, ANNOUNCE_WITHIN_MS / 5)
  const offer = page.getByRole('dialog', { name: 'The calendar did not load' })
  await hurryUntilSeen(page, offer)
  release()
  await waitUntil(page, () => 'Calendly' in window)
  await expect(offer).toBeVisible()
  await expect(popup(page)).toHaveCount(0)
  await offer.getByRole('button', { name: 'Close' }).click()
  await badge(page).click()
  await expect(popup(page)).toBeVisible()
})

test('from the menu of a phone, the popup stands over nothing that hides it', async ({ page }) => {
  await stubProvider(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await openAwake(page, '/about')
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await menu.click()
  await page.locator('#mobile-menu').getByRole('link', { name: 'Schedule' }).click()
  const cross = popup(page).getByRole('button', { name: 'Close the calendar' })
  await expect(cross).toBeFocused()
  await expect(page.locator('#mobile-menu')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
})

test('without JavaScript the action leads to the page with the provider’s address and the form', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  const { asked } = await stubProvider(page)
  await page.goto('/')
  await badge(page).click()
  await expect(page).toHaveURL('/appointments#calendar')
  const link = page.getByRole('link', { name: 'Open it at calendly.com (opens in a new tab)' })
  await expect(link).toHaveAttribute('href', BOOKING_PAGE)
  await expect(page.getByRole('form', { name: 'Request a call' })).toBeVisible()
  expect(asked).toEqual([])
  await page.close()
})

test('the calendar stands 700 px tall at 320 px, comes when it is seen, and moves nothing', async ({
  page,
}) => {
  const complaints = listenForComplaints(page)
  const { asked } = await stubProvider(page)
  await countShifts(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await openAwake(page, '/appointments?town=westport')
  expect(asked).toEqual([])
  const place = page.locator('#calendar [data-wake]').locator('..')
  await place.scrollIntoViewIfNeeded()
  const calendar = page.frameLocator('#calendar iframe')
  await expect(calendar.getByRole('heading', { name: 'Open times' })).toBeVisible()
  await expect(page.getByText('The calendar comes from')).toHaveCount(0)
  const box = await place.boundingBox()
  expect(box?.height).toBe(700)
  expect(box?.width).toBeGreaterThanOrEqual(320)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
  expect(await settledShiftsOf(page)).toBe(0)
  expect(asked.at(-1)).toBe(`${BOOKING_PAGE}?utm_content=westport`)
  // Before the check below, which fetches the provider's style sheet by itself.
  expect(complaints).toEqual([])
  // With the focus, the link that skips to the content covers what is below it.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await expectAccessible(page)
})

test('seen before it is touched, the calendar wakes the page by itself', async ({ page }) => {
  await stubProvider(page)
  await page.setViewportSize({ width: 390, height: 640 })
  await page.goto('/appointments')
  await page.mouse.wheel(0, 700)
  await expect(page.frameLocator('#calendar iframe').getByRole('heading')).toBeVisible()
})

test('a calendar that does not come: in its place stands the way to the form', async ({ page }) => {
  await stubProvider(page, 'silent')
  await page.clock.install()
  await openAwake(page, '/appointments')
  await page.locator('#calendar [data-wake]').scrollIntoViewIfNeeded()
  const offer = page.getByRole('status').filter({ hasText: 'The calendar did not load' })
  await hurryUntilSeen(page, offer)
  await expectAccessible(page)
  await offer.getByRole('link', { name: 'request a call' }).click()
  await expect(page.getByLabel('Name')).toBeInViewport()
})
