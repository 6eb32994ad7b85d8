import { expect } from '@playwright/test'
import { mailWith } from '../../servers/mailbox.ts'
import { test } from '../fixtures/kept.ts'
import { freshEmail, shownReference, surveyPdf, writeMessage } from '../steps/form-steps.ts'

test.use({ javaScriptEnabled: false })

const dataDir = () => process.env.E2E_DATA_DIR as string

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
