import { expect, type Page, test } from '@playwright/test'
import { openDatabase } from '../../db/open.ts'
import { until } from '../until.ts'
import { listenForComplaints, PAGE_VIEW } from './form-steps.ts'

test.use({ viewport: { width: 1280, height: 600 } })

/** Wakes the page, and waits until links change it in place. */
async function wake(page: Page) {
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => globalThis.navigates)
}

/** Marks the document: what changes the page in place leaves the mark. */
async function markDocument(page: Page) {
  await page.evaluate(() => {
    document.documentElement.dataset.mark = 'here'
  })
}

const isSameDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.mark === 'here')

const scrolled = (page: Page) => page.evaluate(() => scrollY)

function listenForViews(page: Page): string[] {
  const views: string[] = []
  page.on('console', (message) => {
    const path = PAGE_VIEW.exec(`${message.type()}: ${message.text()}`)?.[1]
    if (path) views.push(path)
  })
  return views
}

const headerLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })

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
  // A place within the page is no other page.
  await page.evaluate(() => {
    location.hash = 'main'
  })
  await page.waitForTimeout(300)
  expect(views).toHaveLength(3)
  expect(complaints).toEqual([])
})

test('awake, a link changes the page in place: title, marked section, focus, closed menus', async ({
  page,
}) => {
  const complaints = listenForComplaints(page)
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/about')
  await wake(page)
  await markDocument(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Sections' }).getByText('Contact').click()
  await expect(page).toHaveURL('/contact')
  await expect(page).toHaveTitle(/^Contact/)
  await expect(page.locator('[popover]:popover-open')).toHaveCount(0)
  await expect(page.locator('#main')).toBeFocused()
  await expect(page.locator('#mobile-menu [aria-current=page]')).toHaveText('Contact')
  await expect(page.locator('head link[rel=canonical]')).toHaveCount(1)
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', /\/contact$/)
  expect(await isSameDocument(page)).toBe(true)
  // The form of a page that came in place is awake by itself, and starts as a form should.
  await expect(page.locator('[data-awake]')).toBeAttached()
  expect(complaints).toEqual([])
})

for (const kind of ['asleep', 'awake']) {
  test(`${kind}, a new page starts at its top and Back returns to the old place`, async ({
    page,
  }) => {
    await page.goto('/about')
    if (kind === 'awake') await wake(page)
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
    await page.waitForTimeout(200)
    if (kind === 'asleep') {
      // Neither pointer nor key: the page stays asleep.
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('header a[href="/contact"]')?.click(),
      )
    } else await headerLink(page, 'Contact').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    await page.waitForTimeout(200)
    await page.goBack()
    await expect(page).toHaveURL('/about')
    await expect.poll(() => scrolled(page)).toBe(500)
    await page.waitForTimeout(300)
    expect(await scrolled(page)).toBe(500)
    await page.goForward()
    await expect(page).toHaveURL('/contact')
    await expect.poll(() => scrolled(page)).toBe(300)
  })
}

test('Back shows the page of its address after a reload, too, when nothing is awake to change it', async ({
  page,
}) => {
  await page.goto('/about')
  await wake(page)
  await headerLink(page, 'Contact').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Contact Us')
})

test('a form left in the middle and come back to in place has its step and its answers', async ({
  page,
}) => {
  const complaints = listenForComplaints(page)
  await page.goto('/quote')
  await page.getByLabel('Other Coverage').check()
  await expect(page.locator('[data-awake]')).toBeAttached()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Vessel length (feet)').fill('31')
  await headerLink(page, 'Contact').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  await page.goBack()
  await expect(page.getByLabel('Vessel length (feet)')).toHaveValue('31')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByLabel('Other Coverage')).toBeChecked()
  expect(complaints).toEqual([])
})

test('addresses without a page lead to theirs for good, in place too', async ({
  page,
  request,
}) => {
  for (const [from, to] of [
    ['/schedule?town=milford', '/appointments?town=milford'],
    ['/schedule/', '/appointments'],
    ['/vessels/charter-boat-insurance', '/vessels/charter-boat'],
    ['/flood-insurance', '/products/flood-insurance'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect(answer.status()).toBe(308)
    expect(answer.headers().location).toBe(to)
  }
  await page.goto('/about')
  await wake(page)
  await markDocument(page)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/schedule?town=milford'
    document.body.append(link)
    link.click()
  })
  await expect(page).toHaveURL('/appointments?town=milford')
  expect(await isSameDocument(page)).toBe(true)
})

test('a link to nowhere shows the page that says so, in place too', async ({ page }) => {
  await page.goto('/about')
  await wake(page)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/nowhere'
    document.body.append(link)
    link.click()
  })
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await expect(page).toHaveURL('/nowhere')
})

test('a link that cannot be followed in place is followed as ever', async ({ page }) => {
  await page.goto('/about')
  await wake(page)
  await page.route('**/RSC/**', (route) => route.abort())
  await headerLink(page, 'Contact').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
})

test('a page that cannot be woken yet stays whole, and wakes at a later touch', async ({
  page,
}) => {
  await page.route('**/RSC/**', (route) => route.abort())
  await page.goto('/about')
  await page.keyboard.press('Shift')
  await page.waitForTimeout(500)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => globalThis.navigates)).toBeUndefined()
  await page.unroute('**/RSC/**')
  await wake(page)
})

test('the head says what the page is to search engines, to those who share it, and where', async ({
  page,
  baseURL,
}) => {
  await page.goto('/?utm_source=flyer')
  const meta = (name: string) =>
    page.locator(`head meta[name="${name}"], head meta[property="${name}"]`).getAttribute('content')
  await expect(page).toHaveTitle(/ \| Fayerweather Marine$/)
  expect(await meta('robots')).toBe('index, follow, max-image-preview:large')
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${baseURL}/`)
  expect(await meta('og:title')).toBe(await page.title())
  expect(await meta('og:description')).toBe(await meta('description'))
  expect(await meta('og:image')).toBe(`${baseURL}/share/default.png`)
  expect(await meta('og:url')).toBe(`${baseURL}/`)
  expect(await meta('twitter:card')).toBe('summary_large_image')
  expect(await meta('geo.placename')).toBe('Bridgeport')
  expect(await meta('geo.region')).toBe('US-CT')
  expect(await meta('geo.position')).toBe('41.1792;-73.236')
  await page.goto('/nowhere')
  expect(await meta('robots')).toBe('noindex')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
})

test('search engines read what the business is, where it says who it is', async ({ page }) => {
  for (const path of ['/', '/about', '/contact', '/appointments']) {
    await page.goto(path)
    const blocks = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '{}')))
    const agency = blocks.find((block) => block['@type'] === 'InsuranceAgency')
    expect(agency, path).toMatchObject({
      name: 'Fayerweather Marine',
      telephone: '203-555-0142',
      priceRange: '$$',
      foundingDate: '2005',
      address: { streetAddress: '1 Harbor Street', addressLocality: 'Bridgeport' },
      geo: { latitude: 41.1792, longitude: -73.236 },
      serviceArea: { geoRadius: '50 mi' },
      openingHoursSpecification: { opens: '09:00', closes: '17:00' },
    })
    expect(agency.openingHoursSpecification.dayOfWeek).toHaveLength(5)
    expect(agency.areaServed.map((city: { name: string }) => city.name)).toEqual([
      'Greenwich',
      'Stamford',
      'Norwalk',
      'Westport',
      'Fairfield',
      'Bridgeport',
      'Stratford',
      'Milford',
      'West Haven',
      'New Haven',
    ])
  }
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
  const before = await visitsOf('/')
  await page.goto('/')
  await expect.poll(() => calls).toEqual(['{"path":"/"}'])
  await until('the visit is counted', async () => (await visitsOf('/')) > before, 10_000)
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

test('a page made ahead or in a tab behind is viewed when it is seen', async ({ page }) => {
  const views = listenForViews(page)
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  })
  await page.goto('/about')
  await page.waitForTimeout(300)
  expect(views).toEqual([])
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false, configurable: true })
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await expect.poll(() => views).toEqual(['/about'])
})

test('a visit that cannot be counted only says so in the console', async ({ page }) => {
  const complaints = listenForComplaints(page)
  await page.route('**/api/trpc/visits.record', (route) => route.abort())
  await page.goto('/')
  await expect.poll(() => complaints.join('\n')).toContain('This visit could not be counted.')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('what a lead’s source says of the page comes from its address', async ({ page }) => {
  await page.goto('/contact?town=milford&utm_source=flyer&utm_campaign=spring', {
    referer: 'https://harbor.example/links',
  })
  await page.goto('/quote?utm_source=letter')
  const [request] = await Promise.all([
    page.waitForRequest('**/api/forms/quote'),
    page.evaluate(() => document.forms[0]?.requestSubmit()),
  ])
  const source = decodeURIComponent((request.postData() ?? '').replaceAll('+', ' '))
  for (const part of [
    '"path":"/quote"',
    '"referrer":"https://harbor.example/links"',
    '"firstCampaign":"flyer / spring"',
    '"lastCampaign":"letter"',
  ]) {
    expect(source).toContain(part)
  }
})

test('without an ANALYTICS_ID nobody is asked, and the policy lets nothing in', async ({
  page,
  request,
}) => {
  await page.goto('/')
  await expect(page.locator('[data-analytics], [data-choices]')).toHaveCount(0)
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? ''
  expect(policy).not.toMatch(/google|https:/)
})

async function visitsOf(path: string): Promise<number> {
  const db = openDatabase(`${process.env.E2E_DATA_DIR}/site.sqlite`)
  try {
    const row = await db
      .selectFrom('page_visits')
      .select('visit_count')
      .where('page_path', '=', path)
      .executeTakeFirst()
    return row?.visit_count ?? 0
  } finally {
    await db.destroy()
  }
}
