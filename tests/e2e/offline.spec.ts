import { expect, test } from '@playwright/test'
import { formAwake, hurryUntilSeen, pageAwake } from './awake.ts'
import { freshEmail, shownReference, writeMessage } from './form-steps.ts'

/** The first in which a module can be fetched again after its first fetch failed; 153 cannot. */
const FETCHES_MODULES_AGAIN = 156

test.beforeEach(({ browser }) => {
  test.skip(
    Number.parseInt(browser.version(), 10) < FETCHES_MODULES_AGAIN,
    'this browser never fetches a module again whose first fetch failed: a reload is needed there',
  )
})

test('offline before the form wakes: its HTML stays, and it wakes when the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  await page.getByRole('link', { name: 'Skip to the content' }).focus()
  await pageAwake(page)
  await context.setOffline(true)
  const codeLost = page.waitForEvent('requestfailed')
  await page.getByLabel('Name').fill('Jane Doe')
  await page.getByLabel('Email').focus()
  await codeLost
  await expect(page.locator('[data-awake]')).toHaveCount(0)
  await expect(page.getByLabel('Name')).toHaveValue('Jane Doe')
  await context.setOffline(false)
  await page.getByLabel('Name').focus()
  await formAwake(page)
  await expect(page.getByLabel('Name')).toHaveValue('Jane Doe')
})

test('offline when the form is sent: it says so, keeps everything and goes through afterwards', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await page.goto('/contact')
  await page.getByLabel('Name').focus()
  await formAwake(page)
  await writeMessage(page, freshEmail())
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await hurryUntilSeen(page, page.getByText('We could not reach the site just now'))
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await shownReference(page)
})
