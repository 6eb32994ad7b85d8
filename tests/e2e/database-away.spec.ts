import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import { type RunningSite, startSite } from '../site.ts'
import { freshEmail, shownReference, writeMessage } from './form-steps.ts'

let site: RunningSite

test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.remove())

/** Holds the database so that nobody can write, for as long as `work` takes. */
async function withLockedDatabase(work: () => Promise<void>) {
  const holder = new Sqlite(join(site.dataDir, 'site.sqlite'))
  holder.exec('begin immediate')
  try {
    await work()
  } finally {
    holder.exec('rollback')
    holder.close()
  }
}

test('while the database refuses, the form says so and keeps everything; then it goes through', async ({
  page,
}) => {
  await page.goto(`${site.address}/contact`)
  await writeMessage(page, freshEmail())
  const button = page.getByRole('button', { name: 'Send Message' })
  await withLockedDatabase(async () => {
    await button.click()
    await expect(page.getByText('Error sending message')).toBeVisible({ timeout: 20_000 })
  })
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
    'A piling met my rub rail on Sunday.',
  )
  await button.click()
  await shownReference(page)
})

test('without JavaScript too: the page comes back as it was typed, with the toast', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${site.address}/contact`)
  await writeMessage(page, freshEmail())
  const button = page.getByRole('button', { name: 'Send Message' })
  await withLockedDatabase(async () => {
    const [response] = await Promise.all([
      page.waitForResponse('**/api/forms/contact', { timeout: 20_000 }),
      button.click({ timeout: 20_000 }),
    ])
    expect(response.status()).toBe(503)
    await expect(page.getByText('Error sending message')).toBeVisible()
  })
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
    'A piling met my rub rail on Sunday.',
  )
  await expect(page.getByLabel('Subject')).toHaveValue('Claims')
  await button.click()
  await shownReference(page)
})
