import { expect, type Page } from '@playwright/test'
import { listenForComplaints } from '../checks/complaints.ts'
import { countShifts, settledShiftsOf } from '../checks/shifts.ts'
import { test } from '../fixtures/kept.ts'
import { webSite } from '../fixtures/web-site.ts'
import { expectAccessible } from '../steps/form-steps.ts'
import { untilNavigates } from '../steps/navigation.ts'

const ID = 'G-TEST123'
const LIBRARY = 'https://www.googletagmanager.com/gtag/js*'
const REPORTS = 'https://www.google-analytics.com/g/collect*'
/** Like the real library: reads queued and later calls, and reports events. */
const FAKE_LIBRARY = `
  document.cookie = '_ga=GA1.1.1.1; path=/'
  const handle = ([command, name, values]) => {
    if (command !== 'event' || window['ga-disable-${ID}']) return
    fetch('https://www.google-analytics.com/g/collect?' + new URLSearchParams({ name, ...values }))
  }
  for (const call of dataLayer) handle(call)
  dataLayer.push = handle
`

const site = webSite({ ANALYTICS_ID: ID })

/** Stubs the provider and collects the events that it receives. */
async function listenForReports(page: Page) {
  const reports: Record<string, string>[] = []
  const loaded: string[] = []
  await page.route(LIBRARY, (route) => {
    loaded.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: FAKE_LIBRARY })
  })
  await page.route(REPORTS, (route) => {
    reports.push(Object.fromEntries(new URL(route.request().url()).searchParams))
    return route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } })
  })
  return { reports, loaded }
}

const question = (page: Page) => page.getByRole('region', { name: 'Analytics' })
const choice = (page: Page) => page.getByRole('button', { name: 'Analytics choice' })

/** Opens a page, and waits until it has decided whether the library is wanted: then it logs its view. */
async function open(page: Page, path: string) {
  const viewed = page.waitForEvent('console', (message) => /^Page view: /.test(message.text()))
  await page.goto(path)
  await viewed
}

/** Neither asked for nor about to be. */
async function expectNoLibrary(page: Page, loaded: string[]) {
  await expect(page.locator('script[src*="googletagmanager"]')).toHaveCount(0)
  expect(loaded).toEqual([])
}

test('nothing loads before the visitor agrees; then this page and every later one is reported', async ({
  page,
}) => {
  const complaints = listenForComplaints(page)
  const { reports, loaded } = await listenForReports(page)
  await open(page, '/about?utm_source=flyer')
  await expect(question(page)).toBeVisible()
  await expectNoLibrary(page, loaded)
  await question(page).getByRole('button', { name: 'Yes, count them' }).click()
  await expect(question(page)).toBeHidden()
  await expect
    .poll(() => reports)
    .toEqual([
      {
        name: 'page_view',
        page_title: await page.title(),
        page_location: `${site.address}/about?utm_source=flyer`,
        page_path: '/about?utm_source=flyer',
      },
    ])
  expect(loaded).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`])
  await untilNavigates(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect
    .poll(() => reports.map((event) => event.page_path))
    .toEqual(['/about?utm_source=flyer', '/contact'])
  expect(reports.at(-1)?.page_title).toMatch(/^Contact/)
  await open(page, '/terms')
  await expect.poll(() => reports.at(-1)?.page_path).toBe('/terms')
  await expect(question(page)).toBeHidden()
  expect(complaints).toEqual([])
})

test('who says no is not asked again, and nothing loads', async ({ page }) => {
  const { loaded } = await listenForReports(page)
  await open(page, '/about')
  await question(page).getByRole('button', { name: 'No, thanks' }).click()
  await expect(question(page)).toBeHidden()
  await open(page, '/terms')
  await expect(choice(page)).toBeVisible()
  await expect(question(page)).toBeHidden()
  await expectNoLibrary(page, loaded)
})

test('the answer can be taken back in the footer: no report, no cookie, and asked no more', async ({
  page,
}) => {
  const { reports, loaded } = await listenForReports(page)
  await open(page, '/about')
  await question(page).getByRole('button', { name: 'Yes, count them' }).click()
  await expect.poll(() => reports).toHaveLength(1)
  await choice(page).click()
  await expect(question(page).getByRole('button', { name: 'No, thanks' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question(page)).toBeHidden()
  expect(await page.evaluate(() => document.cookie)).toBe('')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  await open(page, '/terms')
  await expect(page.locator('script[src*="googletagmanager"]')).toHaveCount(0)
  expect(reports).toHaveLength(1)
  expect(loaded).toHaveLength(1)
})

test('a browser that sends Global Privacy Control is neither asked nor counted', async ({
  page,
}) => {
  const { loaded } = await listenForReports(page)
  await page.addInitScript(() => {
    localStorage.setItem('analytics', 'yes')
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  })
  await open(page, '/about')
  await expect(question(page)).toBeHidden()
  await expect(choice(page)).toBeHidden()
  await expectNoLibrary(page, loaded)
})

test('the policy lets in what analytics need, and no more', async ({ request }) => {
  const policy = (await request.get('/about')).headers()['content-security-policy']
  const sources = [...(policy ?? '').matchAll(/https:\/\/[^\s;]+/g)].map(([source]) => source)
  expect([...new Set(sources)].sort()).toEqual([
    'https://*.analytics.google.com',
    'https://*.google-analytics.com',
    'https://*.googletagmanager.com',
    'https://www.googletagmanager.com',
  ])
  expect(policy).not.toContain('unsafe')
})

test('the question is accessible and moves nothing at 320 px', async ({ page }) => {
  await countShifts(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page, '/about')
  await expect(question(page)).toBeVisible()
  await expectAccessible(page)
  expect(await settledShiftsOf(page)).toBe(0)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('there is nothing to ask, as nothing could load', async ({ page }) => {
    await page.goto('/about')
    await expect(question(page)).toBeHidden()
    await expect(choice(page)).toBeHidden()
  })
})

test('a link from a message is reported to nobody, with or without consent', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const { reports, loaded } = await listenForReports(page)
  await open(page, '/about')
  await question(page).getByRole('button', { name: 'Yes, count them' }).click()
  await expect.poll(() => reports.length).toBe(1)
  loaded.length = 0
  await open(page, '/newsletter/unsubscribe?token=abc')
  await expect.poll(() => said).toContain('Page view: /newsletter/unsubscribe')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This link does not match an address',
  )
  await expect(question(page)).toBeHidden()
  await expectNoLibrary(page, loaded)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL(/contact$/)
  expect(await page.evaluate(() => document.referrer)).not.toContain('token')
  expect(JSON.stringify([reports, said])).not.toContain('token')
})
