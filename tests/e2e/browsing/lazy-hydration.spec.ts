import { expect, type Locator, type Page } from '@playwright/test'
import { LATE_SCRIPT_PATH } from '../../../src/settings/late-script-path.ts'
import { listenForComplaints } from '../checks/complaints.ts'
import { test } from '../fixtures/kept.ts'
import { formAwake } from '../steps/awake.ts'
import { freshEmail, giveContact, surveyPdf, writeMessage } from '../steps/form-steps.ts'
import { settle, wake } from '../steps/navigation.ts'

const KILOBYTE = 1024
const AWAKE_LIMIT = 100 * KILOBYTE
const FORM_LIMIT = 150 * KILOBYTE
const SENT_LIMIT = 192 * KILOBYTE

test('script comes in portions: page touched, page with a form, form sent', async ({
  browser,
  baseURL,
}) => {
  const open = () => browser.newPage({ baseURL })
  const reading = await open()
  const read = await weighScript(reading)
  await reading.goto('/products')
  await settle(reading)
  expect(read.bytes).toBe(0)
  await wake(reading)
  await expect.poll(() => read.underway).toBe(0)
  expect(read.bytes).toBeGreaterThan(10 * KILOBYTE)
  expect(read.bytes).toBeLessThan(AWAKE_LIMIT)
  await reading.close()

  const page = await open()
  const complaints = listenForComplaints(page)
  const script = await weighScript(page)
  await page.goto('/contact')
  await formAwake(page)
  await expect.poll(() => script.underway).toBe(0)
  expect(script.bytes).toBeLessThan(FORM_LIMIT)
  await writeMessage(page, freshEmail())
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL(/received/)
  await expect.poll(() => script.underway).toBe(0)
  expect(script.bytes).toBeLessThan(SENT_LIMIT)
  expect(complaints).toEqual([])
  await page.close()
})

test('a page with a form hydrates by itself once the browser is idle, another one does not', async ({
  page,
}) => {
  await page.goto('/contact')
  await formAwake(page)
  await page.goto('/products')
  await settle(page)
  expect(await page.evaluate(() => globalThis.navigates)).toBeUndefined()
})

test('where each kilobyte counts, a form waits for a touch', async ({ page }) => {
  await page.addInitScript(() => {
    const connection = { saveData: true, effectiveType: '4g' }
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection })
  })
  await page.goto('/contact')
  await page.waitForLoadState('networkidle')
  await settle(page)
  await expect(page.locator('[data-awake]')).toHaveCount(0)
  await page.getByLabel('Name').focus()
  await formAwake(page)
})

for (const { state, isSlow, ms } of [
  { state: 'asleep', isSlow: false, ms: 0 },
  { state: 'awake', isSlow: true, ms: 200 },
]) {
  test(`a choice pressed ${ms} ms after one page has given way to the next is made, ${state}${isSlow ? ', on a slow network' : ''}`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ baseURL, reducedMotion: 'no-preference' })
    await page.goto('/')
    if (state === 'awake') await wake(page)
    if (isSlow) await slowDown(page)
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/quote"]')?.click())
    await page.waitForURL('/quote', { waitUntil: 'commit' })
    const choice = page.getByLabel('Boat & Yacht Insurance')
    await pressAfter(page, page.getByText('Boat & Yacht Insurance', { exact: true }), ms)
    await expect(choice).toBeChecked()
    await formAwake(page)
    await expect(choice).toBeChecked()
    await page.close()
  })
}

test('Waku loads the page again for code that did not come, but not while it is left', async ({
  page,
}) => {
  await page.goto('/')
  const reloads = await page.evaluate(async () => {
    let told = 0
    // As Waku, which loads the page again.
    addEventListener('vite:preloadError', () => told++)
    const giveUp = async () => {
      dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
      // It is told once the site answers.
      await new Promise((resolve) => setTimeout(resolve, 1000))
      return told
    }
    const first = await giveUp()
    addEventListener('click', (event) => event.preventDefault())
    document.querySelector<HTMLElement>('footer a')?.click()
    return [first, await giveUp()]
  })
  expect(reloads).toEqual([1, 1])
})

/** Presses where something is, as a person does it: Playwright's own click would wait until nothing is over it. */
async function pressAfter(page: Page, what: Locator, ms: number) {
  const box = await what.boundingBox()
  // The moment of the press is what this is about.
  await page.waitForTimeout(ms)
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
}

async function slowDown(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  const bytesPerSecond = 50 * KILOBYTE
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
}

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
  // A page first loads its code, then runs it from the browser's cache.
  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/\/assets\/.*\.js$/.test(request.url)) underway.add(requestId)
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
    const letThrough = await holdScript(page, '**/assets/*.js')
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
