import { expect } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import { builtInProducts } from '../../../db/seed/products/index.ts'
import { UNKNOWN_PRODUCT } from '../../samples/every-page.ts'
import { mailWith } from '../../servers/mailbox.ts'
import { WebSite } from '../../sites/web-site.ts'
import { listenForComplaints } from '../checks/complaints.ts'
import { test } from '../checks/reading.ts'
import {
  describeVessel,
  expectAccessible,
  freshEmail,
  giveContact,
  shownReference,
} from '../steps/form-steps.ts'

const dataDir = () => process.env.E2E_DATA_DIR as string
test('the list shows every product with four features and leads to its page', async ({
  reader: page,
}) => {
  await page.goto('/products')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marine Insurance Products')
  const main = page.getByRole('main')
  for (const { slug, name, short_description, features } of builtInProducts) {
    const card = main.locator('div', { has: page.locator(`h4 a[href="/products/${slug}"]`) }).last()
    await expect(card).toContainText(name)
    await expect(card).toContainText(short_description)
    await expect(card.getByRole('listitem')).toHaveText(features.slice(0, 4))
    await expect(card).toContainText('Learn More')
  }
  for (const title of [
    'Boat and Sailboat',
    'Yacht',
    'Marina and Commercial Marine',
    'Consultation',
    'Comparison',
    'Recommendation',
    'Support',
  ]) {
    await expect(main.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible()
  }
  await expect(main.locator('summary')).toHaveCount(5)
  await expect(main.getByRole('link', { name: 'Get Your Free Quote' })).toHaveAttribute(
    'href',
    '/quote',
  )
  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
})

test('a product says everything that the specification asks for', async ({ reader: page }) => {
  await page.goto('/products/boat-insurance')
  const product = builtInProducts[0]!
  await expect(page).toHaveTitle(/^Boat Insurance in Connecticut \| /)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/products\/boat-insurance$/,
  )
  await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', /lay-up/)
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(crumbs.getByRole('listitem')).toHaveText([
    'Home',
    'Insurance Products',
    'Boat Insurance',
  ])
  await expect(crumbs.getByRole('link', { name: 'Insurance Products' })).toHaveAttribute(
    'href',
    '/products',
  )
  const main = page.getByRole('main')
  await expect(main).toContainText(product.short_description)
  for (const feature of product.features.slice(0, 4)) await expect(main).toContainText(feature)
  for (const heading of [
    'Quick Quote Request',
    'Insurance Overview',
    'Why Choose Our Coverage',
    'Coverage Details',
    'Ready for a Quote?',
    ...product.sections.map((section) => section.heading),
  ]) {
    await expect(main.getByRole('heading', { level: 2, name: heading })).toBeVisible()
  }
  for (const card of ['Local Expertise', 'Personalized Service', 'Multiple Carriers']) {
    await expect(main.getByRole('heading', { level: 3, name: card })).toBeVisible()
  }
  for (const fact of ['89,172', '$100 a year', '1 to 5 percent', '20+ years', 'over 500']) {
    await expect(main).toContainText(fact)
  }
  await expect(main.getByRole('link', { name: 'Speak With an Agent' })).toHaveAttribute(
    'href',
    '/contact',
  )
  const lead = await main.getByText(product.long_description ?? '').boundingBox()
  const twin = await main.getByText('For owners of boats up to 26 feet.').boundingBox()
  expect(twin?.y).toBeGreaterThan((lead?.y ?? 0) + (lead?.height ?? 0) + 8)
  await main.getByRole('link', { name: 'Get a Free Quote' }).click()
  await expect(page.getByText('Step 1 of 3').first()).toBeInViewport()
  await expect(main.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/)
  await expect(main.getByRole('link', { name: 'Schedule a Consultation' })).toHaveAttribute(
    'href',
    /\/appointments/,
  )
  await expect(main.getByRole('figure')).toContainText('Margaret Doyle')
  await page.goto('/products/auto-insurance')
  await expect(main.getByRole('figure')).toContainText('Marina owner')
})

test('structured data names the product, three offers, its questions and its place', async ({
  reader: page,
}) => {
  await page.goto('/products/flood-insurance')
  const data = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')))
  const ofType = (type: string) => data.find((entry) => entry['@type'] === type)
  expect(ofType('FinancialProduct')).toMatchObject({
    name: 'Flood Insurance',
    offers: { '@type': 'AggregateOffer', offerCount: 3 },
  })
  expect(ofType('FAQPage').mainEntity).toHaveLength(6)
  expect(ofType('BreadcrumbList').itemListElement).toHaveLength(3)
})

test('the quote form of a product has its type chosen, and the lead names the product', async ({
  page,
}) => {
  const complaints = listenForComplaints(page)
  await page.goto('/products/yacht-insurance')
  await expect(page.getByLabel('Luxury Yacht Insurance')).toBeChecked()
  await page.getByLabel('Luxury Yacht Insurance').focus()
  await expect(page.locator('[data-awake]')).toBeAttached()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Tell us about your vessel' })).toBeVisible()
  await describeVessel(page)
  // Where the header that stays covers none of the page's links.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
  await page.reload()
  await giveContact(page, freshEmail())
  await page.getByRole('button', { name: 'Get My Free Quote' }).click()
  const reference = await shownReference(page)
  await expect(page.getByText('Your quote request has been submitted successfully!')).toBeVisible()
  const [agency] = await mailWith(dataDir(), reference)
  expect(agency?.text).toMatch(/Product:\s+yacht-insurance/)
  expect(agency?.text).toContain('/products/yacht-insurance')
  expect(agency?.text).toContain('Luxury Yacht Insurance')
  expect(complaints).toEqual([])
})

test('another product begins with its own type, and keeps the other answers', async ({ page }) => {
  await page.goto('/products/boat-insurance')
  await page.getByLabel('Luxury Yacht Insurance').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Vessel length (feet)').fill('31')
  await page.goto('/products/personal-watercraft')
  await expect(page.getByText('Step 1 of 3').first()).toBeVisible()
  await expect(page.getByLabel('Boat & Yacht Insurance')).toBeChecked()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Vessel length (feet)')).toHaveValue('31')
})

test('a draft that was begun with another type leaves the type of the page chosen', async ({
  page,
}) => {
  const awake = page.locator('[data-awake]')
  const goOn = page.getByRole('button', { name: 'Continue' })
  await page.goto('/products/boat-insurance')
  await page.getByLabel('Boat & Yacht Insurance').focus()
  await expect(awake).toBeAttached()
  await goOn.click()
  await page.getByLabel('Vessel length (feet)').fill('31')
  await expect(page.getByText(/^Saved at/)).toBeVisible()

  await page.goto('/products/luxury-yacht-insurance')
  const luxury = page.getByLabel('Luxury Yacht Insurance')
  await goOn.focus()
  await expect(awake).toBeAttached()
  // The draft has come in.
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(luxury).toBeChecked()
  const saving = page.waitForRequest(
    (request) => request.postDataJSON()?.fields?.insurance_type !== undefined,
  )
  await goOn.click()
  expect((await saving).postDataJSON().fields.insurance_type).toBe('luxury')
  await expect(page.getByLabel('Vessel length (feet)')).toHaveValue('31')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form goes on at /quote with the type, and the lead names the product and the town', async ({
    page,
  }) => {
    await page.goto('/products/personal-watercraft?town=mystic')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/quote\?step=vessel/)
    await describeVessel(page)
    await giveContact(page, freshEmail())
    await page.getByRole('button', { name: 'Get My Free Quote' }).click()
    const reference = await shownReference(page)
    await expect(
      page.getByText('Your quote request has been submitted successfully!'),
    ).toBeVisible()
    const [agency] = await mailWith(dataDir(), reference)
    expect(agency?.text).toMatch(/Product:\s+personal-watercraft/)
    expect(agency?.text).toMatch(/Town:\s+mystic/i)
    expect(agency?.text).toContain('/products/personal-watercraft')
    expect(agency?.text).toContain('Boat & Yacht Insurance')
  })

  test('an unknown product is derived from its address, hidden from search engines, and asked about in general', async ({
    page,
  }) => {
    await page.goto(UNKNOWN_PRODUCT)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kayak Insurance')
    await expect(page.getByRole('heading', { name: 'Coverage Details' })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/quote\?step=vessel/)
    await page.getByRole('button', { name: 'Continue' }).click()
    await giveContact(page, freshEmail())
    await page.getByRole('button', { name: 'Get My Free Quote' }).click()
    const [agency] = await mailWith(dataDir(), await shownReference(page))
    expect(agency?.text).toContain('General marine insurance')
  })
})

test('without its tables the site still shows known products, and keeps none of it', async ({
  reader: page,
}) => {
  const site = new WebSite()
  await site.start()
  try {
    const db = new Sqlite(site.databaseFile)
    db.exec('alter table products rename to products_hidden')
    db.close()
    await page.goto(`${site.address}/products/home-insurance`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home Insurance')
    await expect(page.getByRole('heading', { name: 'The six coverages' })).toBeVisible()
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
    await page.goto(`${site.address}/products`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marine Insurance Products')
    await expect(page.getByText('The list is not available right now.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Consultation' })).toBeVisible()
    await expectAccessible(page)
    const again = new Sqlite(site.databaseFile)
    again.exec('alter table products_hidden rename to products')
    again.close()
    await page.goto(`${site.address}/products`)
    await expect(page.getByRole('heading', { level: 4, name: 'Flood Insurance' })).toBeVisible()
  } finally {
    await site.remove()
  }
})
