import { brotliCompressSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { freshEmail, listenForComplaints, surveyPdf, writeMessage } from './form-steps.ts'

const KILOBYTE = 1024
const ASLEEP_LIMIT = 5 * KILOBYTE
const AWAKE_LIMIT = 100 * KILOBYTE
const FORM_LIMIT = 150 * KILOBYTE
const SENT_LIMIT = 190 * KILOBYTE
const CSS_LIMIT = 10 * KILOBYTE
const FONT_LIMIT = 60 * KILOBYTE
const HTML_LIMIT = 14 * KILOBYTE

/** Adds up what goes over the wire, by kind of resource. */
async function weigh(page: Page) {
  const weight: Record<string, number> = {}
  const client = await page.context().newCDPSession(page)
  const kinds = new Map<string, string>()
  await client.send('Network.enable')
  client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    weight[kind] = (weight[kind] ?? 0) + encodedDataLength
  })
  return weight
}

for (const path of ['/', '/quote', '/contact']) {
  test(`${path} sleeps: next to no script, little of everything else, no complaint`, async ({
    page,
  }) => {
    const complaints = listenForComplaints(page)
    const weight = await weigh(page)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    // A script with a type is data: for search engines, for the browser's own prefetching.
    const inline = await page
      .locator('script:not([src]):not([type])')
      .evaluateAll((scripts) => scripts.map((script) => script.textContent ?? ''))
    const pageScript = inline.find((text) => text.includes('awake')) ?? ''
    expect(weight.Script ?? 0).toBe(0)
    expect(brotliCompressSync(inline.join('')).length).toBeLessThan(ASLEEP_LIMIT)
    expect(pageScript.length).toBeGreaterThan(0)
    expect(weight.Stylesheet).toBeLessThan(CSS_LIMIT)
    expect(weight.Font).toBeLessThan(FONT_LIMIT)
    expect(weight.Document).toBeLessThan(HTML_LIMIT)
    expect(complaints).toEqual([])
  })
}

test('script comes in portions: awake, form touched, form sent', async ({ page }) => {
  const complaints = listenForComplaints(page)
  const weight = await weigh(page)
  await page.goto('/contact')
  await page.getByRole('link', { name: 'Skip to the content' }).focus()
  await page.waitForLoadState('networkidle')
  expect(weight.Script).toBeGreaterThan(10 * KILOBYTE)
  expect(weight.Script).toBeLessThan(AWAKE_LIMIT)
  await page.getByLabel('Name').focus()
  await expect(page.locator('[data-awake]')).toBeAttached()
  expect(weight.Script).toBeLessThan(FORM_LIMIT)
  await writeMessage(page, freshEmail())
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL(/received/)
  expect(weight.Script).toBeLessThan(SENT_LIMIT)
  expect(complaints).toEqual([])
})

test('what is typed, chosen and attached before waking is there afterwards', async ({ page }) => {
  const complaints = listenForComplaints(page)
  // A network on which the script takes seconds: the visitor is faster.
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/contact')
  await writeMessage(page, freshEmail())
  await page.getByLabel('Attachments').setInputFiles(surveyPdf)
  await expect(page.locator('[data-awake]')).toHaveCount(0)
  letThrough()
  await expect(page.locator('[data-awake]')).toBeAttached()
  await expect(page.getByLabel('Name')).toHaveValue('Jane Doe')
  await expect(page.getByLabel('Subject')).toHaveValue('Claims')
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
    'A piling met my rub rail on Sunday.',
  )
  await expect(page.getByText('survey.pdf', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL(/received/)
  expect(complaints).toEqual([])
})

test('what is typed before waking survives a reload', async ({ page }) => {
  await page.route('**/assets/*.js', () => {})
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Jane Doe')
  await page.getByLabel('Subject').selectOption('Claims')
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('Jane Doe')
  await expect(page.getByLabel('Subject')).toHaveValue('Claims')
})

test('a form sent before it wakes is posted to the server, once, with its source', async ({
  page,
}) => {
  await page.route('**/assets/*.js', () => {})
  await page.goto('/contact?utm_source=dock-flyer')
  await writeMessage(page, freshEmail())
  const [request] = await Promise.all([
    page.waitForRequest('**/api/forms/contact'),
    page.getByRole('button', { name: 'Send Message' }).click(),
  ])
  expect(request.postData()).toContain('dock-flyer')
  await expect(page).toHaveURL(/\/contact\/received$/)
})
