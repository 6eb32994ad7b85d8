import { expect, test } from '@playwright/test'
import { freshEmail, shownReference, writeMessage } from './form-steps.ts'

test('offline before the form wakes: its HTML stays, and it wakes when the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  await page.getByRole('link', { name: 'Skip to the content' }).focus()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByLabel('Name').fill('Jane Doe')
  await page.getByLabel('Email').focus()
  await expect(page.locator('[data-awake]')).toHaveCount(0)
  await expect(page.getByLabel('Name')).toHaveValue('Jane Doe')
  await context.setOffline(false)
  await page.getByLabel('Name').focus()
  await expect(page.locator('[data-awake]')).toBeAttached()
  await expect(page.getByLabel('Name')).toHaveValue('Jane Doe')
})

test('offline when the form is sent: it says so, keeps everything and goes through afterwards', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  await page.getByLabel('Name').focus()
  await expect(page.locator('[data-awake]')).toBeAttached()
  await writeMessage(page, freshEmail())
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('We could not reach the site just now')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await shownReference(page)
})
