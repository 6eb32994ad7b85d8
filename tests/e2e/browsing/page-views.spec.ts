import { expect, type Page } from '@playwright/test'
import { visitsOf } from '../../sites/visits-of.ts'
import { until } from '../../tools/until.ts'
import { listenForComplaints, PAGE_VIEW } from '../checks/complaints.ts'
import { test } from '../checks/reading.ts'
import { headerLink, wake } from '../steps/navigation.ts'

test.use({ viewport: { width: 1280, height: 600 } })

const siteFile = () => `${process.env.E2E_DATA_DIR}/site.sqlite`

function listenForViews(page: Page): string[] {
  const views: string[] = []
  page.on('console', (message) => {
    const path = PAGE_VIEW.exec(`${message.type()}: ${message.text()}`)?.[1]
    if (path) views.push(path)
  })
  return views
}

test('every page view is logged once, by path and query: loaded, changed in place, gone back to', async ({
  page,
}) => {
  const complaints = listenForComplaints(page)
  const views = listenForViews(page)
  await page.goto('/about?utm_source=flyer')
  await expect.poll(() => views).toEqual(['/about?utm_source=flyer'])
  await wake(page)
  await headerLink(page, 'Contact').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  await expect.poll(() => views).toEqual(['/about?utm_source=flyer', '/contact'])
  await page.goBack()
  await expect.poll(() => views.length).toBe(3)
  expect(views.at(-1)).toBe('/about?utm_source=flyer')
  // A place within the page is no other page: the next view is that of the next page.
  await page.evaluate(() => {
    location.hash = 'main'
  })
  await headerLink(page, 'Contact').click()
  await expect.poll(() => views.slice(3)).toEqual(['/contact'])
  expect(complaints).toEqual([])
})

test('a page made ahead or in a tab behind is viewed when it is seen', async ({ page }) => {
  const views = listenForViews(page)
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  })
  await page.goto('/about')
  // What the page has logged by now comes before what the test logs.
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  await page.evaluate(() => console.log('the test was here'))
  await expect.poll(() => lines).toContain('the test was here')
  expect(views).toEqual([])
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false, configurable: true })
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await expect.poll(() => views).toEqual(['/about'])
})

test('a visit of the home page is counted once, of other pages not, and none by a crawler', async ({
  page,
  browser,
}) => {
  // The other tests visit the home page as well.
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/trpc/visits.record')) calls.push(request.postData() ?? '')
  })
  const before = await visitsOf(siteFile(), '/')
  await page.goto('/')
  await expect.poll(() => calls).toEqual(['{"path":"/"}'])
  await until('the visit is counted', async () => (await visitsOf(siteFile(), '/')) > before)
  await page.goto('/about')
  await wake(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Fayerweather/ })
    .click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => calls).toHaveLength(2)

  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  })
  const crawler = await context.newPage()
  const [answer] = await Promise.all([
    crawler.waitForResponse('**/api/trpc/visits.record'),
    crawler.goto(new URL('/', page.url()).href),
  ])
  expect(await answer.json()).toEqual({ result: { data: { counted: false } } })
  await context.close()
})

test('a visit that cannot be counted only says so in the console', async ({ page }) => {
  const complaints = listenForComplaints(page)
  await page.route('**/api/trpc/visits.record', (route) => route.abort())
  await page.goto('/')
  await expect.poll(() => complaints.join('\n')).toContain('This visit could not be counted.')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
