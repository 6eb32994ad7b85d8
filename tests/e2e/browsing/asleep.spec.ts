import { expect, type Page } from '@playwright/test'
import { LATE_SCRIPT_PATH } from '../../../src/settings/late-script-path.ts'
import { listenForComplaints } from '../checks/complaints.ts'
import { test } from '../fixtures/kept.ts'
import { freshEmail, giveContact, surveyPdf, writeMessage } from '../steps/form-steps.ts'

const KILOBYTE = 1024
const AWAKE_LIMIT = 100 * KILOBYTE
const FORM_LIMIT = 150 * KILOBYTE
const SENT_LIMIT = 190 * KILOBYTE

test('script comes in portions: awake, form touched, form sent', async ({ page }) => {
  const complaints = listenForComplaints(page)
  const script = await weighScript(page)
  await page.goto('/contact')
  expect(script.bytes).toBe(0)
  await page.getByRole('link', { name: 'Skip to the content' }).focus()
  await page.waitForFunction(() => globalThis.navigates)
  await expect.poll(() => script.underway).toBe(0)
  expect(script.bytes).toBeGreaterThan(10 * KILOBYTE)
  expect(script.bytes).toBeLessThan(AWAKE_LIMIT)
  await page.getByLabel('Name').focus()
  await expect(page.locator('[data-awake]')).toBeAttached()
  await expect.poll(() => script.underway).toBe(0)
  expect(script.bytes).toBeLessThan(FORM_LIMIT)
  await writeMessage(page, freshEmail())
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL(/received/)
  await expect.poll(() => script.underway).toBe(0)
  expect(script.bytes).toBeLessThan(SENT_LIMIT)
  expect(complaints).toEqual([])
})

/** Adds up the script that is transferred, and how many files are loading. */
async function weighScript(page: Page) {
  const underway = new Set<string>()
  const script = {
    bytes: 0,
    get underway() {
      return underway.size
    },
  }
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  client.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Script') underway.add(requestId)
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (underway.delete(requestId)) script.bytes += encodedDataLength
  })
  client.on('Network.loadingFailed', ({ requestId }) => underway.delete(requestId))
  return script
}

/** @returns What lets it through. */
async function holdScript(page: Page, path: string): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(path, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

test('what is typed, chosen and attached before waking is there afterward', async ({ page }) => {
  const complaints = listenForComplaints(page)
  // A network on which the script takes seconds: the visitor is faster.
  const letThrough = await holdScript(page, '**/assets/*.js')
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

for (const slides of [false, true]) {
  test(`a press on a button that moves as the form wakes ${slides ? 'is taken back by sliding off' : 'counts'}`, async ({
    page,
  }) => {
    const letThrough = await holdScript(page, '**/assets/use-attachments*.js')
    await page.goto('/contact')
    await writeMessage(page, freshEmail())
    await page.getByLabel('Attachments').setInputFiles(surveyPdf)
    const button = page.getByRole('button', { name: 'Send Message' })
    // The script that counts such a press came with the first thing that the visitor did.
    await page.evaluate((path) => import(path), LATE_SCRIPT_PATH)
    await button.hover()
    await page.mouse.down()
    const before = await button.boundingBox()
    letThrough()
    await expect(page.getByText('survey.pdf', { exact: true })).toBeVisible()
    const after = await button.boundingBox()
    expect(after?.y).toBeGreaterThan((before?.y ?? 0) + (before?.height ?? 0))
    if (slides) await page.mouse.move((before?.x ?? 0) + 5, (before?.y ?? 0) - 40)
    await page.mouse.up()
    if (!slides) return expect(page).toHaveURL(/received/)
    await expect(page.getByText('Arrived, 0.1 MB')).toBeVisible()
    await expect(page).toHaveURL(/contact$/)
  })
}

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

test('an answer on a page that was left before it woke is there when its step comes, and the lead is of that page', async ({
  page,
}) => {
  const asleep = '**/assets/*.js'
  await page.route(asleep, () => {})
  await page.goto('/products/boat-insurance')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/quote\?step=vessel/)
  await page.getByLabel('Vessel length (feet)').fill('31')
  await page.getByLabel('Vessel type').selectOption('center-console')
  // Saves the draft again, after that answer, without it.
  await page.goto('/products/personal-watercraft')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Vessel length (feet)')).toHaveValue('31')
  await expect(page.getByLabel('Vessel type')).toHaveValue('center-console')
  await page.unroute(asleep)
  await page.reload()
  await page.getByLabel('Estimated value').fill('85000')
  await expect(page.locator('[data-awake]')).toBeAttached()
  await expect(page.getByLabel('Vessel length (feet)')).toHaveValue('31')
  await page.getByLabel('Primary use').selectOption('fishing')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Step 3 of 3').first()).toBeVisible()
  await giveContact(page, freshEmail())
  const sent = page.waitForRequest('**/api/trpc/forms.submit*')
  await page.getByRole('button', { name: 'Get My Free Quote' }).click()
  expect((await sent).postDataJSON().source).toMatchObject({
    path: '/products/personal-watercraft',
    product: 'personal-watercraft',
  })
})

test('code that a page gives up because it is left does not keep it', async ({ page }) => {
  await page.goto('/')
  const reloads = await page.evaluate(() => {
    let isTold = false
    // As Waku, which loads the page again.
    addEventListener('vite:preloadError', () => (isTold = true))
    const isTolds: boolean[] = []
    const giveUp = () => {
      isTold = false
      dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
      isTolds.push(isTold)
    }
    giveUp()
    addEventListener('click', (event) => event.preventDefault())
    document.querySelector<HTMLElement>('footer a')?.click()
    giveUp()
    return isTolds
  })
  expect(reloads).toEqual([true, false])
})
