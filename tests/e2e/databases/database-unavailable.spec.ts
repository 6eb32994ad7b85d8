import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures/kept.ts'
import { withLockedDatabase, withoutTable } from '../fixtures/locked-database.ts'
import { webSite } from '../fixtures/web-site.ts'
import { formAwake } from '../steps/awake.ts'
import { freshEmail, shownReference, writeMessage } from '../steps/form-steps.ts'

const site = webSite()
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' })
const message = (page: Page) => page.getByLabel('Message', { exact: true })

test('while the database refuses, the form says so and keeps everything; then it goes through', async ({
  page,
}) => {
  await page.goto('/contact')
  await writeMessage(page, freshEmail())
  await formAwake(page)
  await withLockedDatabase(site, async () => {
    await sendButton(page).click()
    await expect(page.getByText('Error sending message')).toBeVisible()
  })
  await expect(message(page)).toHaveValue('A piling met my rub rail on Sunday.')
  await sendButton(page).click()
  await shownReference(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('too: the page comes back as it was typed, with the toast', async ({ page }) => {
    await page.goto('/contact')
    await writeMessage(page, freshEmail())
    await withoutTable(site, 'submissions', async () => {
      const [response] = await Promise.all([
        page.waitForResponse('**/api/forms/contact'),
        sendButton(page).click(),
      ])
      expect(response.status()).toBe(503)
      await expect(page.getByText('Error sending message')).toBeVisible()
    })
    await expect(message(page)).toHaveValue('A piling met my rub rail on Sunday.')
    await expect(page.getByLabel('Subject')).toHaveValue('Claims')
    await sendButton(page).click()
    await shownReference(page)
  })
})
