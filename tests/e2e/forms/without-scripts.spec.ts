import { expect, type Page } from '@playwright/test'
import { mailWith } from '../../servers/mailbox.ts'
import { test } from '../fixtures/kept.ts'
import {
  chooseInsurance,
  describeVessel,
  freshEmail,
  giveContact,
  shownReference,
  surveyPdf,
  writeMessage,
} from '../steps/form-steps.ts'

const dataDir = () => process.env.E2E_DATA_DIR as string
const FILES = ['survey.pdf', 'engine.pdf'].map((name) => ({ ...surveyPdf, name }))
const BROKEN = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }

const WAYS = {
  off: async () => {},
  /** The small script in the page runs; what it would load does not come. */
  'blocked half-way': async (page: Page) => {
    await page.route('**/assets/*.js', (route) => route.abort())
  },
}

async function press(page: Page, name: string) {
  await page.getByRole('button', { name }).click()
}

async function expectProblem(page: Page, text: string) {
  await expect(page.getByRole('alert')).toContainText(text)
}

for (const [way, block] of Object.entries(WAYS)) {
  test(`quote and contact with two files each, through every error, with JavaScript ${way}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: way !== 'off' })
    await block(page)
    const email = freshEmail()

    await page.goto('/quote')
    await press(page, 'Continue')
    await expectProblem(page, 'Please select an insurance type.')
    await chooseInsurance(page)
    await page.getByLabel('Vessel length (feet)').fill('4x')
    await page.getByLabel('Estimated value').fill('a lot')
    await press(page, 'Continue')
    for (const problem of [
      'Please fill in the vessel type.',
      'Please enter a valid number for vessel length.',
      'Please enter a valid dollar amount.',
    ]) {
      await expectProblem(page, problem)
    }
    await expect(page.getByLabel('Estimated value')).toHaveValue('a lot')
    await describeVessel(page)
    await expect(page.getByRole('definition').filter({ hasText: 'Center Console' })).toBeVisible()
    await press(page, 'Get My Free Quote')
    for (const problem of [
      'First name must be at least 2 characters.',
      'Last name must be at least 2 characters.',
      'Please enter a valid email address.',
      'Please enter a valid ZIP code',
    ]) {
      await expectProblem(page, problem)
    }
    await giveContact(page, email)
    await page.getByLabel('Phone').fill('12')
    await page.getByLabel('Additional details').fill('x'.repeat(10_001))
    await page.getByLabel('Attachments').setInputFiles([...FILES, BROKEN])
    await press(page, 'Get My Free Quote')
    await expectProblem(page, 'Please enter a valid phone number.')
    await expectProblem(page, 'Please keep this under 10,000 characters.')
    await expectProblem(page, 'broken.jpg cannot be taken in this format')
    for (const { name } of FILES) await expect(page.getByText(name, { exact: true })).toBeVisible()
    await giveContact(page, email)
    await press(page, 'Get My Free Quote')
    const [quote] = await mailWith(dataDir(), await shownReference(page))
    for (const { name } of FILES) expect(quote?.text).toContain(name)
    expect(quote?.text).toContain('Kept on a mooring off Black Rock.')

    await page.goto('/contact')
    await press(page, 'Send Message')
    await expectProblem(page, 'Please enter a valid email address.')
    await writeMessage(page, 'not an address')
    await page.getByLabel('Attachments').setInputFiles(FILES)
    await press(page, 'Send Message')
    await expectProblem(page, 'Please enter a valid email address.')
    await page.reload()
    for (const { name } of FILES) await expect(page.getByText(name, { exact: true })).toBeVisible()
    await page.getByLabel('Email').fill(email)
    await press(page, 'Send Message')
    const [message] = await mailWith(dataDir(), await shownReference(page))
    for (const { name } of FILES) expect(message?.text).toContain(name)
    await page.close()
  })
}
