import { expect, type Page } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import { test } from '../fixtures/kept.ts'
import { withLockedDatabase, withoutTable } from '../fixtures/locked-database.ts'
import { webSite } from '../fixtures/web-site.ts'
import { formAwake } from '../steps/awake.ts'
import { row } from '../steps/file-steps.ts'
import { freshEmail, shownReference, surveyPdf, writeMessage } from '../steps/form-steps.ts'

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

  test('files that have arrived stay with it, but for one that is removed', async ({ page }) => {
    const photo = { ...surveyPdf, name: 'engine.pdf' }
    await page.goto('/contact')
    await writeMessage(page, freshEmail())
    await page.getByLabel('Attachments').setInputFiles([surveyPdf, photo])
    await withoutTable(site, 'drafts', async () => {
      // Again and again, until somebody mends the database.
      for (let press = 0; press < 2; press++) {
        await sendButton(page).click()
        await expect(page.getByText('Error sending message')).toBeVisible()
        for (const { name } of [surveyPdf, photo]) {
          await expect(row(page, name)).toContainText('Arrived')
        }
      }
    })
    await page.getByRole('button', { name: `Remove ${photo.name}` }).click()
    await expect(row(page, photo.name)).toHaveCount(0)
    await expect(row(page, surveyPdf.name)).toContainText('Arrived')
    await sendButton(page).click()
    expect(filesOf(await shownReference(page))).toEqual({ files: [surveyPdf.name], lost: '[]' })
  })
})

test('a form that was sent before it woke wakes with its files', async ({ page }) => {
  const asleep = '**/assets/*.js'
  await page.route(asleep, () => {})
  await page.goto('/contact')
  await writeMessage(page, freshEmail())
  await page.getByLabel('Attachments').setInputFiles(surveyPdf)
  await withoutTable(site, 'drafts', async () => {
    await sendButton(page).click()
    await expect(page.getByText('Error sending message')).toBeVisible()
  })
  await page.unroute(asleep)
  await page.getByLabel('Name').focus()
  await formAwake(page)
  await expect(row(page, surveyPdf.name)).toContainText('Arrived')
  await sendButton(page).click()
  expect(filesOf(await shownReference(page))).toEqual({ files: [surveyPdf.name], lost: '[]' })
})

/** What a lead has of its files. */
function filesOf(reference: string) {
  const db = new Sqlite(site.databaseFile, { readonly: true })
  const lead = db.prepare('select id, lost_files from submissions where reference = ?')
  const { id, lost_files: lost } = lead.get(reference) as { id: string; lost_files: string }
  const names = db.prepare('select filename from attachments where submission_id = ?').pluck()
  const files = names.all(id)
  db.close()
  return { files, lost }
}
