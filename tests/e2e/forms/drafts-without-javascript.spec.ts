import { expect, type Page } from '@playwright/test'
import { mailWith } from '../../servers/mailbox.ts'
import { test } from '../fixtures/kept.ts'
import { formAwake } from '../steps/awake.ts'
import { expectWelcome, nextSave, saved, startOver } from '../steps/draft-steps.ts'
import {
  chooseInsurance,
  describeVessel,
  expectAccessible,
  freshEmail,
  giveContact,
  shownReference,
  surveyPdf,
  writeMessage,
} from '../steps/form-steps.ts'

const dataDir = () => process.env.E2E_DATA_DIR as string
const photo = { ...surveyPdf, name: 'engine.pdf' }

test('a visitor changes between a browser with and without JavaScript at any step', async ({
  page,
  context,
  browser,
}) => {
  const email = freshEmail()
  await page.goto('/quote')
  await chooseInsurance(page)
  const length = nextSave(page, 'vessel_length')
  await page.getByLabel('Vessel length (feet)').fill('27')
  await length
  await expect(saved(page)).toBeVisible()

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  })
  const without = await plain.newPage()
  await without.goto('/quote')
  await expectWelcome(without)
  await expectAccessibleWithout(without)
  await expect(without.getByLabel('Vessel length (feet)')).toHaveValue('27')
  await describeVessel(without)
  await without.getByLabel('First name').fill('Jane')
  await without.getByLabel('Attachments').setInputFiles(surveyPdf)
  await without.getByRole('button', { name: 'Get My Free Quote' }).click()
  await expect(without.getByRole('alert')).toContainText('Please enter a valid email address.')

  await page.goto('/')
  await page.goto('/quote')
  await expect(page.getByLabel('First name')).toHaveValue('Jane')
  await expect(page.getByText('survey.pdf', { exact: true })).toBeVisible()
  const details = nextSave(page, 'additional_details')
  await giveContact(page, email)
  await details
  await expect(saved(page)).toBeVisible()
  await without.goto('/quote')
  await expect(without.getByLabel('Email')).toHaveValue(email)
  await without.getByRole('button', { name: 'Get My Free Quote' }).click()
  const [agency] = await mailWith(dataDir(), await shownReference(without))
  expect(agency?.text).toContain('survey.pdf')
  await plain.close()

  // The tab with JavaScript learns of it, and saves nothing any more.
  await page.getByLabel('Additional details').fill('Too late.')
  await expect(page.getByText('This form has already been sent')).toBeVisible()
})

test('a file that was removed stays away, with the draft or without scripts', async ({
  page,
  browser,
  context,
}) => {
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Jane Doe')
  await page.getByLabel('Attachments').setInputFiles([surveyPdf, photo])
  const sent = () =>
    page.evaluate(
      () => JSON.parse(localStorage.getItem('form-contact') ?? '{}').sentFiles?.length ?? 0,
    )
  await expect.poll(sent).toBe(2)
  await page.getByRole('button', { name: 'Remove survey.pdf' }).click()
  await expect.poll(sent).toBe(1)
  await page.reload()
  await expect(page.getByText('engine.pdf', { exact: true })).toBeVisible()
  await expect(page.getByText('survey.pdf', { exact: true })).toHaveCount(0)
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  })
  const without = await plain.newPage()
  await without.goto('/contact')
  await expect(without.getByText('engine.pdf', { exact: true })).toBeVisible()
  await expect(without.getByText('survey.pdf', { exact: true })).toHaveCount(0)
  await plain.close()
})

test('Start over is not undone by a save that is answered after it', async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Jane Doe')
  await expect(saved(page)).toBeVisible()
  await page.goto('/contact')
  await expectWelcome(page)
  const isPressed = Promise.withResolvers<void>()
  await page.route('**/api/drafts/contact', async (route) => {
    const response = await route.fetch()
    await isPressed.promise
    await route.fulfill({ response })
  })
  const answered = nextSave(page, 'zipCode')
  await page.route('**/api/drafts/contact/start-over', async (route) => {
    isPressed.resolve()
    await (await answered).finished()
    // The page, which cannot be asked while it is being left, has time to read the answer.
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.getByLabel('ZIP code').focus()
  await formAwake(page)
  const saving = page.waitForRequest('**/api/drafts/contact')
  await page.getByLabel('ZIP code').fill('06')
  await saving
  await startOver(page).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeHidden()
  await expect(page.getByLabel('Name')).toHaveValue('')
  expect(await page.evaluate(() => localStorage.getItem('form-contact'))).toBeNull()
})

test('without JavaScript, Start over deletes the draft with its files', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/contact')
  await writeMessage(page, 'not an address')
  await page.getByLabel('Attachments').setInputFiles(surveyPdf)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('survey.pdf', { exact: true })).toBeVisible()
  await page.goto('/contact')
  await expectWelcome(page)
  await startOver(page).click()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(page.getByLabel('Name')).toHaveValue('')
  await expect(page.getByText('survey.pdf', { exact: true })).toHaveCount(0)
  expect(await page.context().cookies()).toEqual([])
  await page.close()
})

/** axe runs in the page, so that the same HTML is opened once more. */
async function expectAccessibleWithout(page: Page) {
  const browser = page.context().browser()
  const context = await browser?.newContext({ storageState: await page.context().storageState() })
  const twin = await context?.newPage()
  if (!twin) throw new Error('no browser')
  await twin.route('**/*.js', (route) => route.abort())
  await twin.goto(page.url())
  await expectAccessible(twin)
  await context?.close()
}
