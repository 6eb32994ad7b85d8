import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures/kept.ts'
import { formAwake, hurryUntilSeen } from '../steps/awake.ts'
import { freshEmail, shownReference, writeMessage } from '../steps/form-steps.ts'

test('offline when the form is sent: it says so, keeps everything and goes through afterward', async ({
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
  await hurryUntilSeen(
    page,
    page.getByText('Your browser could not reach our site, so nothing was sent. What you typed'),
  )
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await shownReference(page)
})

test('offline between two steps of the quote: nothing is said of sending, and Continue goes on afterward', async ({
  page,
  context,
}) => {
  await page.goto('/quote')
  await page.getByLabel('Other Coverage').check()
  await formAwake(page)
  await context.setOffline(true)
  const onward = page.getByRole('button', { name: 'Continue' })
  await onward.click()
  await expect(page.getByRole('alert')).toHaveText(
    'Your browser could not reach our site. What you typed is still here. Try again in a moment.',
  )
  await context.setOffline(false)
  await onward.click()
  await expect(page.getByRole('heading', { name: 'Tell us what you want to insure' })).toBeVisible()
  await expect(page.getByText('Your browser could not reach our site')).toHaveCount(0)
})

test('a network that wants a sign-in answers: the form stays, before and after it wakes, and goes through afterward', async ({
  page,
}) => {
  const answered = {
    status: 200,
    body: '<h1>Welcome to the harbor cafe</h1>',
    contentType: 'text/html',
  }
  let asked = 0
  await page.route('**/assets/*.js', (route) => {
    asked++
    return route.fulfill(answered)
  })
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Jane Doe')
  // React would give up the page.
  let before = 0
  const isQuiet = () => {
    const same = asked > 0 && asked === before
    before = asked
    return same
  }
  await expect.poll(isQuiet, { intervals: [500] }).toBe(true)
  await expect(page.getByLabel('Name')).toHaveValue('Jane Doe')
  await writeMessage(page, freshEmail())
  await page.unroute('**/assets/*.js')
  await page.getByLabel('Name').press('Tab')
  await formAwake(page)
  await page.route('**', (route) => route.fulfill(answered))
  // A page that was left after the first press has no button for the second.
  for (let presses = 0; presses < 2; presses++) {
    const asked = page.waitForResponse('**/healthz')
    await page.getByRole('button', { name: 'Send Message' }).click({ timeout: 5000 })
    await asked
    await expect(page.getByText('Your browser could not reach our site')).toBeVisible()
  }
  await expect(page.getByLabel('Name')).toHaveValue('Jane Doe')
  await page.unroute('**')
  await sendOnceMore(page)
})

/** Chromium before 156 must load the page again first, and the button is pressed once more. */
async function sendOnceMore(page: Page) {
  await expect(async () => {
    // Where the first press is answered late, there is no button any more.
    if (!page.url().endsWith('/received'))
      await page.getByRole('button', { name: 'Send Message' }).click({ timeout: 5000 })
    await expect(page).toHaveURL(/\/received$/, { timeout: 5000 })
  }).toPass({ intervals: [0] })
}
