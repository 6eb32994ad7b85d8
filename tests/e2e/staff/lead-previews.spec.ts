import { expect, type Page } from '@playwright/test'
import { openDatabase } from '../../../db/open.ts'
import { boatHeic } from '../../samples/files/heic.ts'
import { pdf } from '../../samples/files/pdf.ts'
import { acceptedFiles } from '../../samples/files.ts'
import type { WebSite } from '../../sites/web-site.ts'
import { expectAccessibleEverywhere } from '../checks/every-width.ts'
import { test as base } from '../fixtures/kept.ts'
import { photo } from '../fixtures/lead-site.ts'
import { signedIn } from '../fixtures/signed-in.ts'
import { formAwake } from '../steps/awake.ts'
import { freshEmail, shownReference, writeMessage } from '../steps/form-steps.ts'

/** A hull on water, in place of a survey's first page. */
const HULL =
  '0.75 0.87 0.94 rg 0 0 612 300 re f 0.05 0.22 0.49 rg 120 300 m 490 300 l 430 190 l 180 190 l f 3 w 300 300 m 300 620 l S'

/** A site whose scanner finds every file clean, a browser that is signed in, and no worker yet. */
const test = base.extend<{ baseURL: string; storageState: State; site: WebSite }>({
  site: ({ previewSite }, use) => use(previewSite),
  baseURL: ({ site }, use) => use(site.address),
  storageState: ({ site }, use) => use(signedIn(site.dataDir)),
})
type State = ReturnType<typeof signedIn>

test.describe.configure({ mode: 'serial' })

const files = (page: Page) => page.getByRole('region', { name: 'Files' })
const width = (picture: ReturnType<Page['locator']>) =>
  picture.evaluate((img: HTMLImageElement) => img.naturalWidth)

/** Sends the contact form with files, and opens the page of the lead. */
async function openLeadWith(page: Page, site: WebSite, attached: Record<string, Buffer>) {
  await page.goto('/contact')
  await writeMessage(page, freshEmail())
  const chosen = Object.entries(attached).map(([name, buffer]) => ({ name, mimeType: '', buffer }))
  await page.getByLabel('Attachments').setInputFiles(chosen)
  await formAwake(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
  const reference = await shownReference(page)
  const db = openDatabase(site.databaseFile)
  const { id } = await db
    .selectFrom('submissions')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  await db.destroy()
  await page.goto(`/admin/leads/${id}`)
}

test('a photo, a HEIC and a PDF from the contact form are looked at without a download', async ({
  page,
  site,
}) => {
  await openLeadWith(page, site, {
    'at the dock.jpg': await photo(),
    'IMG_4711.HEIC': boatHeic(),
    'survey.pdf': pdf({ text: HULL }),
    'damaged.heic': acceptedFiles.heic!.bytes,
  })
  await expect(files(page).getByText('being checked for viruses')).toHaveCount(4)
  await expect(files(page).locator('img')).toHaveCount(0)
  await site.startWorker()
  await expect(async () => {
    await page.reload()
    await expect(files(page).locator('img')).toHaveCount(3, { timeout: 500 })
    await expect(files(page)).toContainText('no preview: it is damaged, or in an unusual format', {
      timeout: 500,
    })
  }).toPass()
  await expect(files(page)).toContainText('no virus found, 1 page')
  for (const picture of await files(page).locator('img').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => width(picture)).toBeGreaterThan(300)
  }
  await expectAccessibleEverywhere(page)

  await page.getByRole('link', { name: 'Look at IMG_4711.HEIC' }).click()
  const boat = page.getByRole('img', { name: 'IMG_4711.HEIC' })
  await expect.poll(() => width(boat)).toBe(640)
  await expectAccessibleEverywhere(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('IMG_4711.jpg')
  await page.getByRole('link', { name: 'Back to the lead' }).click()

  await page.getByRole('link', { name: 'Look at survey.pdf' }).press('Enter')
  await expect.poll(() => width(page.getByRole('img', { name: 'survey.pdf' }))).toBe(1224)
  await page.getByRole('link', { name: 'Back to the lead' }).click()

  await page.getByRole('link', { name: 'Download damaged.heic' }).click()
  await expect(page.getByText('There is no copy of this photo')).toBeVisible()
  await expectAccessibleEverywhere(page)
  const [original] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download it as it came' }).click(),
  ])
  expect(original.suggestedFilename()).toBe('damaged.heic')
})
