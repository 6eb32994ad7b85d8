import { expect } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import { expectAccessibleEverywhere } from '../checks/every-width.ts'
import { test } from '../fixtures/kept.ts'
import { withoutTable } from '../fixtures/locked-database.ts'
import { webSite } from '../fixtures/web-site.ts'
import { freshEmail } from '../steps/form-steps.ts'
import { subscribe } from '../steps/newsletter-steps.ts'

const site = webSite()

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('while the database refuses, the page says so and keeps the address; then it goes through', async ({
    page,
  }) => {
    const email = freshEmail()
    await page.goto('/blog')
    await withoutTable(site, 'subscribers', async () => {
      const [response] = await Promise.all([
        page.waitForResponse((answer) => answer.request().method() === 'POST'),
        subscribe(page, email),
      ])
      expect(response.status()).toBe(503)
      await expect(page.getByText('We could not save your address')).toBeVisible()
      await expect(page.getByLabel('Email address')).toHaveValue(email)
    })
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page).toHaveURL(/subscribed$/)
  })
})

test('a link whose address cannot be looked up says so, and works when it can', async ({
  page,
  request,
}) => {
  const email = freshEmail()
  await request.post('/newsletter', { form: { email } })
  const db = new Sqlite(site.databaseFile)
  const { token, confirm_token } = db
    .prepare('select token, confirm_token from subscribers where email = ?')
    .get(email) as { token: string; confirm_token: string }
  const confirm = `/newsletter/confirm?token=${confirm_token}`
  const unsubscribe = `/newsletter/unsubscribe?token=${token}`
  db.exec('alter table subscribers rename to subscribers_hidden')
  for (const link of [confirm, unsubscribe]) {
    const answer = await page.goto(link)
    expect(answer?.status()).toBe(503)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'We cannot look up your address right now',
    )
    await expectAccessibleEverywhere(page)
    expect((await request.post(link)).status()).toBe(503)
  }
  const oneClick = await request.post(unsubscribe, { form: { 'List-Unsubscribe': 'One-Click' } })
  expect(oneClick.status()).toBe(503)
  db.exec('alter table subscribers_hidden rename to subscribers')
  db.close()
  await page.goto(confirm)
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the list')
})
