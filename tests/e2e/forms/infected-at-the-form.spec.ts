import { expect } from '@playwright/test'
import { acceptedFiles } from '../../samples/files.ts'
import { mailWith } from '../../servers/mailbox.ts'
import type { WebSite } from '../../sites/web-site.ts'
import { EICAR } from '../fixtures/clean-scanner.ts'
import { test as base } from '../fixtures/kept.ts'
import { formAwake } from '../steps/awake.ts'
import {
  expectAccessible,
  freshEmail,
  shownReference,
  surveyPdf,
  writeMessage,
} from '../steps/form-steps.ts'

/** A site whose scanner finds the EICAR test file. */
const test = base.extend<{ baseURL: string; site: WebSite }>({
  site: ({ infectedSite }, use) => use(infectedSite),
  baseURL: ({ site }, use) => use(site.address),
})

const { bytes } = acceptedFiles.jpg as { bytes: Buffer }
const infected = {
  name: 'bow.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([bytes, Buffer.from(EICAR)]),
}

test('an infected file says so at the file, and the agency hears of it by name', async ({
  page,
  site,
}) => {
  await page.goto('/contact')
  await writeMessage(page, freshEmail())
  await formAwake(page)
  await page.getByLabel('Attachments').setInputFiles([infected, surveyPdf])
  await expect(page.getByText('Arrived')).toHaveCount(2)
  await site.startWorker()
  const problem = page.getByText('bow.jpg contains malware and was removed.', { exact: false })
  await expect(problem).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByText('Arrived')).toHaveCount(1)
  // The tab asks again, and hears the same.
  await page.reload()
  await page.getByLabel('Name').focus()
  await expect(problem).toBeVisible()
  await formAwake(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
  const [agency] = await mailWith(site.dataDir, await shownReference(page))
  expect(agency?.text).toContain('bow.jpg (contains malware, removed)')
  expect(agency?.text).toContain('survey.pdf')
})
