import { expect } from '@playwright/test'
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

test.use({ javaScriptEnabled: false })

const dataDir = () => process.env.E2E_DATA_DIR as string

test('a wrong step comes back with the same texts, every value and every file', async ({
  page,
}) => {
  await page.goto('/quote')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toContainText('Please select an insurance type.')
  await expect(page).toHaveTitle(/^Error: /)
  await chooseInsurance(page, 'Luxury Yacht Insurance')
  await page.getByLabel('Vessel length (feet)').fill('4x')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toContainText('Please fill in the vessel type.')
  await expect(page.getByRole('alert')).toContainText('Please fill in the estimated value.')
  await expect(page.getByLabel('Vessel length (feet)')).toHaveValue('4x')
  await describeVessel(page)
  await giveContact(page, 'not an address')
  await page.getByLabel('Attachments').setInputFiles([surveyPdf])
  await page.getByRole('button', { name: 'Get My Free Quote' }).click()
  await expect(page.getByRole('alert')).toContainText('Please enter a valid email address.')
  await expect(page.getByLabel('First name')).toHaveValue('Jane')
  await expect(page.getByText('survey.pdf', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Vessel type')).toHaveValue('center-console')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('not an address')
  await page.getByRole('button', { name: 'Remove survey.pdf' }).click()
  await expect(page.getByText('survey.pdf', { exact: true })).toHaveCount(0)
  await expect(page.getByLabel('First name')).toHaveValue('Jane')
})

test('a file of a wrong type gets its message once and does not stand in the way', async ({
  page,
}) => {
  const email = freshEmail()
  await page.goto('/contact')
  await writeMessage(page, email)
  await page
    .getByLabel('Attachments')
    .setInputFiles([surveyPdf, { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') }])
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL(/#problems$/)
  await expect(page).toHaveTitle(/^Error: /)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('a.jpg cannot be taken in this format.')
  await expect(alert).toContainText('Nothing is sent yet')
  await expect(alert).toBeInViewport()
  await expect(page.getByText('Welcome back')).toHaveCount(0)
  await alert.getByRole('link').click()
  await expect(page.getByLabel('Attachments')).toBeInViewport()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
    'A piling met my rub rail on Sunday.',
  )
  await page.getByRole('button', { name: 'Send Message' }).click()
  const reference = await shownReference(page)
  const [agency] = await mailWith(dataDir(), reference)
  expect(agency?.text).toContain('survey.pdf')
})

test('the contact form sends a message and says so', async ({ page }) => {
  const email = freshEmail()
  await page.goto('/contact')
  await writeMessage(page, email)
  await page.getByRole('button', { name: 'Send Message' }).click()
  const reference = await shownReference(page)
  await expect(page.getByText('Message sent successfully')).toBeVisible()
  await expect(
    page.getByText("Thank you for contacting us. We'll respond within 24 hours."),
  ).toBeVisible()
  const [agency] = await mailWith(dataDir(), reference)
  expect(agency?.text).toContain('A piling met my rub rail on Sunday.')
})
