import { appendFileSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { pdfOfSize } from '../../samples/files.ts'
import { mailWith } from '../../servers/mailbox.ts'
import { sha256, storedFiles } from '../fixtures/bad-network.ts'
import { test } from '../fixtures/kept.ts'
import { formAwake, hurryUntilSeen } from '../steps/awake.ts'
import {
  expectAccessible,
  freshEmail,
  shownReference,
  surveyPdf,
  writeMessage,
} from '../steps/form-steps.ts'

const dataDir = () => process.env.E2E_DATA_DIR as string

/** Sends the form as the page's script does it, not as its HTML would. */
async function send(page: Page) {
  await formAwake(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
}

test('files of every bad kind get their own message, and the form goes through', async ({
  page,
}) => {
  await page.goto('/contact')
  await writeMessage(page, freshEmail())
  await page
    .getByLabel('Attachments')
    .setInputFiles([
      surveyPdf,
      { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
      { name: 'big.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
      { name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') },
    ])
  await expect(page.getByText('empty.pdf is empty.')).toBeVisible()
  await expect(page.getByText('big.jpg is larger than 10 MB.')).toBeVisible()
  await expect(
    page.getByText(
      'page.pdf cannot be taken in this format. Open it in Word or your browser, save it as PDF or .docx, and choose that file.',
    ),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove empty.pdf' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'empty.pdf' })).toHaveCount(0)
  await send(page)
  const [agency] = await mailWith(dataDir(), await shownReference(page))
  expect(agency?.text).toContain('survey.pdf')
  expect(agency?.text).not.toContain('page.pdf')
})

test('the focus stays among the files as the keyboard removes them, and each removal is announced', async ({
  page,
}) => {
  const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}` })
  const names = ['first.pdf', 'second.pdf', 'third.pdf', 'fourth.pdf']
  await page.goto('/contact')
  await page.getByLabel('Attachments').setInputFiles(names.map((name) => ({ ...surveyPdf, name })))
  await expect(page.getByText('Arrived')).toHaveCount(4)
  await remove('second.pdf').focus()
  // Held down, Enter removes no other.
  for (const _ of [1, 2]) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(remove('third.pdf')).toBeFocused()
  for (const [name, next] of [
    ['third.pdf', remove('fourth.pdf')],
    ['fourth.pdf', remove('first.pdf')],
    ['first.pdf', page.getByLabel('Attachments')],
  ] as const) {
    await page.keyboard.press('Enter')
    await expect(remove(name)).toHaveCount(0)
    await expect(next).toBeFocused()
    await expect(page.getByRole('status').getByText(`${name} was removed.`)).toBeAttached()
  }
  await expectAccessible(page)
})

test('a file whose connection breaks is named to the agency and counted to the visitor', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/contact')
  await writeMessage(page, freshEmail())
  await page.route('**/api/uploads', (route) => route.abort('connectionreset'))
  await page
    .getByLabel('Attachments')
    .setInputFiles([{ ...surveyPdf, name: 'bow in the slip.jpg' }])
  await expect(
    page.getByText('Waiting for the connection; the upload resumes automatically'),
  ).toBeVisible()
  await send(page)
  await hurryUntilSeen(page, page.getByText('One file did not reach us.', { exact: false }))
  const reference = await shownReference(page)
  await expect(page.getByText('One file did not reach us.', { exact: false })).toBeVisible()
  const [agency, visitor] = await mailWith(dataDir(), reference)
  expect(agency?.text).toContain('bow in the slip.jpg')
  expect(visitor?.text).not.toContain('bow in the slip.jpg')
})

test('a file that is saved again after it was chosen arrives as it was, and holds up nothing', async ({
  page,
}) => {
  const name = `changing-${crypto.randomUUID().slice(0, 8)}.pdf`
  const path = join(mkdtempSync(join(tmpdir(), 'chosen-')), name)
  const chosen = pdfOfSize(3_000_000)
  writeFileSync(path, chosen)
  const held = Promise.withResolvers<void>()
  const saved = Promise.withResolvers<void>()
  await page.route('**/api/uploads', async (route) => {
    held.resolve()
    await saved.promise
    await route.continue()
  })
  await page.goto('/contact')
  await page.getByLabel('Attachments').setInputFiles(path)
  await held.promise
  appendFileSync(path, 'saved again')
  saved.resolve()
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Arrived')
  expect(storedFiles(name).map(sha256)).toEqual([sha256(chosen)])
})

test('a file that the browser cannot read says so at once, and the agency hears of it', async ({
  page,
}) => {
  // As Chrome does it with a file in a cloud folder that was renewed.
  await page.addInitScript(() => {
    File.prototype.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'))
  })
  const email = freshEmail()
  await page.goto('/contact')
  await writeMessage(page, email)
  await page.getByLabel('Attachments').setInputFiles(surveyPdf)
  await expect(
    page.getByText(`${surveyPdf.name} cannot be read. Please choose it again.`),
  ).toBeVisible()
  await send(page)
  const [agency] = await mailWith(dataDir(), await shownReference(page))
  expect(agency?.text).toContain(surveyPdf.name)
})
