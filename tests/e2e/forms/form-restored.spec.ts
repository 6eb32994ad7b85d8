import { expect } from '@playwright/test'
import { mailWith } from '../../servers/mailbox.ts'
import { test } from '../fixtures/kept.ts'
import { formAwake, pageAwake } from '../steps/awake.ts'
import { freshEmail, shownReference, surveyPdf, writeMessage } from '../steps/form-steps.ts'

const dataDir = () => process.env.E2E_DATA_DIR as string
const named = (name: string) => ({ ...surveyPdf, name })

for (const javaScriptEnabled of [true, false]) {
  test(`Enter in a field sends the form and keeps its file, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled })
    await page.goto('/contact')
    await writeMessage(page, 'not an address')
    await page.getByLabel('Attachments').setInputFiles(surveyPdf)
    await page.getByLabel('Email').press('Enter')
    await expect(page.getByRole('alert')).toContainText('Please enter a valid email address.')
    await expect(page.getByText('survey.pdf', { exact: true })).toBeVisible()
    await page.getByLabel('Email').fill(freshEmail())
    await page.getByLabel('Email').press('Enter')
    const [agency] = await mailWith(dataDir(), await shownReference(page))
    expect(agency?.text).toContain('survey.pdf')
    await page.close()
  })
}

test('a link within the site to another page with the same form takes along what was just typed', async ({
  page,
}) => {
  await page.goto('/about')
  await page.getByLabel('Name').fill('Jane Doe')
  await formAwake(page)
  await pageAwake(page)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByLabel('Phone').fill('203-555-0199')
  await page.locator('main').getByRole('link', { name: 'Schedule' }).last().click()
  await expect(page).toHaveURL(/\/appointments/)
  await formAwake(page)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await expect(page.getByLabel('Name')).toHaveValue('Jane Doe')
  await expect(page.getByLabel('Phone')).toHaveValue('203-555-0199')
})

test('a cookie in an odd spelling does not put a draft into the page for everybody', async ({
  request,
  playwright,
}) => {
  const posted = await request.post('/api/forms/quote', {
    form: { step: 'insurance', insurance_type: 'luxury' },
    maxRedirects: 0,
  })
  const token = /draft-quote=([\w-]+)/.exec(posted.headers()['set-cookie'] ?? '')?.[1]
  const baseURL = process.env.E2E_ADDRESS as string
  for (const cookie of [
    `draft-quote =${token}`,
    ` draft-quote=${token}`,
    `a=b;draft-quote=${token}`,
  ]) {
    const otherReader = await playwright.request.newContext({
      baseURL,
      extraHTTPHeaders: { cookie },
    })
    await otherReader.get('/quote?town=branford')
    await otherReader.dispose()
  }
  const clean = await playwright.request.newContext({ baseURL })
  const page = await clean.get('/quote?town=branford')
  expect(page.headers()['cache-control']).toBe('public, no-cache')
  expect(await page.text()).toContain('name="submissionKey" value=""')
  await clean.dispose()
})

test('a form in an address with a fragment wakes in place, however late its code comes', async ({
  page,
}) => {
  const codeMayCome = Promise.withResolvers<void>()
  await page.route('**/assets/contact-*.js', async (route) => {
    await codeMayCome.promise
    await route.continue()
  })
  const codeAskedFor = page.waitForRequest('**/assets/contact-*.js')
  await page.goto('/contact#form')
  const form = page.locator('form[data-form]')
  const asWritten = await form.elementHandle()
  await page.getByLabel('Name').fill('Jane')
  await codeAskedFor
  codeMayCome.resolve()
  await expect(form).toHaveAttribute('data-awake')
  expect(await asWritten?.evaluate((element) => element.isConnected)).toBe(true)
  await expect(page.getByLabel('Name')).toHaveValue('Jane')
})

test('going back to the page with the reference does not forget the next form', async ({
  page,
}) => {
  await page.goto('/contact')
  await writeMessage(page, freshEmail())
  await page.getByRole('button', { name: 'Send Message' }).click()
  await shownReference(page)
  await page.goto('/contact')
  await page.getByLabel('Name').fill('The second visitor')
  await page.goBack()
  await shownReference(page)
  await page.goForward()
  await expect(page.getByLabel('Name')).toHaveValue('The second visitor')
})

for (const way of ['awake', 'asleep'] as const) {
  test(`Back after a form was sent ${way} shows an empty form, which is sent as a new one`, async ({
    page,
  }) => {
    if (way === 'asleep') await page.route('**/assets/*.js', (route) => route.abort())
    const message = page.getByLabel('Message', { exact: true })
    const email = freshEmail()
    await page.goto('/contact')
    await writeMessage(page, email)
    if (way === 'awake') await formAwake(page)
    const storage = await page.evaluate(() => ({ ...sessionStorage }))
    await page.getByRole('button', { name: 'Send Message' }).click()
    const reference = await shownReference(page)
    // Browsers fill in what was sent, and Firefox brings the tab's storage back as well.
    await page.evaluate((kept) => Object.assign(sessionStorage, kept), storage)
    await page.goBack()
    await expect(page).toHaveURL(/\/contact$/)
    await expect(message).toHaveValue('')
    await expect(page.getByLabel('Name')).toHaveValue('')
    await page.getByLabel('Name').fill('The next visitor')
    await page.reload()
    await expect(page.getByLabel('Name')).toHaveValue('The next visitor')
    await expect(message).toHaveValue('')
    await writeMessage(page, email)
    if (way === 'awake') await formAwake(page)
    await page.getByRole('button', { name: 'Send Message' }).click()
    expect(await shownReference(page)).not.toBe(reference)
  })
}

test('without JavaScript a form holds ten files, however many posts bring them', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/contact')
  for (const round of [1, 2]) {
    await writeMessage(page, 'not an address')
    const files = Array.from({ length: 7 }, (_, n) => named(`photo-${round}-${n}.pdf`))
    await page.getByLabel('Attachments').setInputFiles(files)
    await page.getByRole('button', { name: 'Send Message' }).click()
    // The next round is filled in on the page that comes back.
    await expect(page.getByText(`photo-${round}-0.pdf`, { exact: true })).toBeVisible()
  }
  const leftOut = /was left out: you can attach at most 10 files/
  await expect(page.getByRole('alert').getByText(leftOut)).toHaveCount(4)
  // And at each file.
  await expect(page.getByText(leftOut)).toHaveCount(8)
  await expect(page.getByText('0.1 MB')).toHaveCount(10)
  await page.close()
})

test('a file chosen before the form wakes joins those that were there before a reload', async ({
  page,
}) => {
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  // What the server does not know of the form is in this browser alone.
  await page.route('**/api/drafts/**', (route) => route.fulfill({ status: 429, json: {} }))
  await page.goto('/contact')
  await page.getByLabel('Attachments').setInputFiles(named('first.pdf'))
  await expect(row('first.pdf')).toContainText('Arrived')
  // Held until the page that sent it is gone: its bar shows before it is sent.
  const held = new Promise<void>((resolve) => {
    void page.route('**/api/uploads', () => resolve(), { times: 1 })
  })
  await page.getByLabel('Attachments').setInputFiles(named('slow.pdf'))
  await held
  await page.reload()
  await page.getByLabel('Attachments').setInputFiles(named('last.pdf'))
  await expect(row('last.pdf')).toContainText('Arrived')
  await expect(row('slow.pdf')).toContainText('did not arrive in full')
  await expect(row('first.pdf')).toContainText('Arrived')
  await writeMessage(page, freshEmail())
  await page.getByRole('button', { name: 'Send Message' }).click()
  const [agency] = await mailWith(dataDir(), await shownReference(page))
  for (const name of ['first.pdf', 'slow.pdf', 'last.pdf']) expect(agency?.text).toContain(name)
})
