import { expect, type Page } from '@playwright/test'
import { mailWith } from '../mailbox.ts'
import { formAwake, hurryUntilSeen } from './awake.ts'
import { listenForComplaints } from './complaints.ts'
import {
  expectAccessible,
  freshEmail,
  shownReference,
  surveyPdf,
  writeMessage,
} from './form-steps.ts'
import { test } from './kept.ts'

const dataDir = () => process.env.E2E_DATA_DIR as string
const SERVER_ERROR = {
  error: {
    message: 'Something went wrong.',
    code: -32603,
    data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 },
  },
}
const SUBMIT = '**/api/trpc/forms.submit*'

/** Sends the form as the page's script does it, not as its HTML would. */
async function send(page: Page) {
  await formAwake(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
}

test('a message with a file arrives, and says so', async ({ page }) => {
  const complaints = listenForComplaints(page)
  await page.goto('/contact')
  await expectAccessible(page)
  await writeMessage(page, freshEmail())
  await page.getByLabel('Attachments').setInputFiles(surveyPdf)
  await send(page)
  const reference = await shownReference(page)
  await expect(page.getByText('Message sent successfully')).toBeVisible()
  // On a busy machine, a click just while the page wakes may be lost.
  await expect(async () => {
    await page.getByRole('button', { name: 'Dismiss' }).click({ timeout: 5000 })
    await expect(page.getByText('Message sent successfully')).toBeHidden({ timeout: 5000 })
  }).toPass()
  const [agency] = await mailWith(dataDir(), reference)
  expect(agency?.text).toContain('A piling met my rub rail on Sunday.')
  expect(complaints).toEqual([])
})

test('a double click and a lost answer are one submission', async ({ page }) => {
  await page.goto('/contact')
  await writeMessage(page, freshEmail())
  await formAwake(page)
  let lost: string | undefined
  await page.route(SUBMIT, async (route) => {
    const answer = await route.fetch()
    if (lost) return route.fulfill({ response: answer })
    lost = (await answer.json()).result.data.reference
    return route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Send Message' }).dblclick()
  const reference = await shownReference(page)
  expect(reference).toBe(lost)
  expect(await mailWith(dataDir(), reference)).toHaveLength(2)
})

test('the same form sent from two tabs is one submission', async ({ context }) => {
  const email = freshEmail()
  const tabs = [await context.newPage(), await context.newPage()] as const
  for (const tab of tabs) {
    await tab.goto('/contact')
    await writeMessage(tab, email)
  }
  const references = []
  for (const tab of tabs) {
    await send(tab)
    references.push(await shownReference(tab))
  }
  expect(references[0]).toBe(references[1])
})

test('after a message was sent, the form starts over and the next message is a new one', async ({
  page,
}) => {
  const email = freshEmail()
  const references = []
  for (const text of ['The first message.', 'The second message.']) {
    await page.goto('/contact')
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
    await writeMessage(page, email)
    await page.getByLabel('Message', { exact: true }).fill(text)
    await send(page)
    references.push(await shownReference(page))
  }
  expect(references[0]).not.toBe(references[1])
})

test('no answer, then a refusal: the toast says which, and the form keeps everything', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/contact')
  await writeMessage(page, freshEmail())
  await page.route(SUBMIT, (route) => route.abort('connectionrefused'))
  await send(page)
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await hurryUntilSeen(
    page,
    page.getByText('An error occurred while sending your message. Please try again later.'),
  )
  await expectAccessible(page)
  await page.unroute(SUBMIT)
  await page.route(SUBMIT, (route) => route.fulfill({ status: 500, json: SERVER_ERROR }))
  await send(page)
  await expect(page.getByText('Error sending message')).toBeVisible()
  await expect(
    page.getByText('There was a problem submitting your message. Please try again.'),
  ).toBeVisible()
  await expect(page.getByText('An error occurred while sending')).toBeHidden()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
    'A piling met my rub rail on Sunday.',
  )
  await page.unroute(SUBMIT)
  await send(page)
  await shownReference(page)
})

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
  await expect(page.getByText('page.pdf is not a PDF, Word, JPEG, PNG or HEIC file.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove empty.pdf' }).click()
  await expect(page.getByText('empty.pdf')).toHaveCount(0)
  await send(page)
  const [agency] = await mailWith(dataDir(), await shownReference(page))
  expect(agency?.text).toContain('survey.pdf')
  expect(agency?.text).not.toContain('page.pdf')
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
