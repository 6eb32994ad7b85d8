import { expect } from '@playwright/test'
import { test } from '../checks/reading.ts'

test('the head says what the page is to search engines, to those who share it, and where', async ({
  reader: page,
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
  expect(await meta('og:image')).toBe(`${baseURL}/share/home.png`)
  expect(await meta('og:url')).toBe(`${baseURL}/`)
  expect(await meta('twitter:card')).toBe('summary_large_image')
  expect(await meta('geo.placename')).toBe('Bridgeport')
  expect(await meta('geo.region')).toBe('US-CT')
  expect(await meta('geo.position')).toBe('41.1792;-73.236')
  await page.goto('/nowhere')
  expect(await meta('robots')).toBe('noindex')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
})

test('search engines read what the business is, where it says who it is', async ({
  reader: page,
}) => {
  for (const path of ['/', '/about', '/contact', '/appointments']) {
    await page.goto(path)
    const blocks = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '{}')))
    const agency = blocks.find((block) => block['@type'] === 'InsuranceAgency')
    expect(agency, path).toMatchObject({
      name: 'Fayerweather Marine',
      telephone: '+12035550142',
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

test('what a lead’s source says of the page comes from its address', async ({ page }) => {
  // There a form waits for a touch, and the browser posts it.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) })
  })
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
  reader: page,
  request,
}) => {
  await page.goto('/')
  await expect(page.locator('[data-analytics], [data-choices]')).toHaveCount(0)
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? ''
  expect(policy).not.toMatch(/google|https:/)
})
