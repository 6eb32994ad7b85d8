import { expect, type Page } from '@playwright/test'
import { mailWith } from '../../servers/mailbox.ts'
import { listenForComplaints } from '../checks/complaints.ts'
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

/** Lets forms arrive, and holds back what the site answers. */
async function holdAnswer(page: Page) {
  const isThere = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  await page.route(SUBMIT, async (route) => {
    const response = await route.fetch()
    isThere.resolve()
    await release.promise
    await route.fulfill({ response })
  })
  return { isThere: isThere.promise, release: release.resolve }
}

for (const state of ['asleep', 'awake']) {
  test(`a message from the contact link of a town is of that town, ${state}`, async ({ page }) => {
    await page.goto('/towns/norwalk')
    if (state === 'awake') await formAwake(page)
    await page.getByRole('link', { name: 'Ask a Local Broker' }).click()
    await expect(page).toHaveURL(/\/contact$/)
    await writeMessage(page, freshEmail())
    const sent = page.waitForRequest(SUBMIT)
    await send(page)
    expect((await sent).postDataJSON()).toMatchObject({
      source: { path: '/contact', town: 'norwalk' },
    })
    await shownReference(page)
    // The next page is of no town.
    await page.goto('/about')
    await page.goto('/contact')
    await writeMessage(page, freshEmail())
    const next = page.waitForRequest(SUBMIT)
    await send(page)
    expect((await next).postDataJSON().source.town).toBeUndefined()
  })
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
  // As React does with clicks on what it has not hydrated yet.
  await page.evaluate(() => {
    document.addEventListener('click', (event) => event.stopPropagation(), { capture: true })
  })
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('Message sent successfully')).toBeHidden()
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

test('what is typed while a file is on its way goes with it', async ({ page }) => {
  const release = Promise.withResolvers<void>()
  await page.route('**/api/uploads/*/attachment', async (route) => {
    await release.promise
    await route.continue()
  })
  await page.goto('/contact')
  await writeMessage(page, freshEmail())
  await formAwake(page)
  await page.getByLabel('Attachments').setInputFiles(surveyPdf)
  await send(page)
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await page.getByLabel('Message', { exact: true }).fill('It was the dock, not a piling.')
  // Nothing is sent as long as it is wrong.
  await page.getByLabel('Email').fill('jane@')
  release.resolve()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await page.getByLabel('Email').fill(freshEmail())
  await send(page)
  const [agency] = await mailWith(dataDir(), await shownReference(page))
  expect(agency?.text).toContain('It was the dock, not a piling.')
  expect(agency?.text).not.toContain('A piling met my rub rail')
  expect(agency?.text).toContain('survey.pdf')
})

test('what is changed while the answer is awaited follows what was sent', async ({ page }) => {
  await page.goto('/contact')
  await writeMessage(page, freshEmail())
  const answer = await holdAnswer(page)
  await send(page)
  await answer.isThere
  await page.getByLabel('Phone').fill('860-555-0199')
  answer.release()
  const mails = await mailWith(dataDir(), await shownReference(page), 3)
  const changed = mails.find(({ subject }) => subject?.startsWith('Changed: '))
  expect(changed?.text).toContain('860-555-0199')
})

test('without storage, a double click is one submission, too', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }
  })
  const keys = new Set<string>()
  page.on('request', (request) => {
    if (request.url().includes('forms.submit')) keys.add(request.postDataJSON().submissionKey)
  })
  await page.goto('/contact')
  await writeMessage(page, freshEmail())
  await formAwake(page)
  await page.getByRole('button', { name: 'Send Message' }).dblclick()
  expect(await mailWith(dataDir(), await shownReference(page))).toHaveLength(2)
  expect(keys.size).toBe(1)
})

test('while a message is being sent, its draft is not saved, and no other tab is said to have sent it', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/contact')
  await page.getByLabel('Name').focus()
  await formAwake(page)
  await writeMessage(page, freshEmail())
  let saves = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/drafts/contact')) saves++
  })
  const answer = await holdAnswer(page)
  await send(page)
  await answer.isThere
  saves = 0
  await page.clock.runFor(5000)
  await expect(page.getByText('This form has already been sent')).toHaveCount(0)
  answer.release()
  await shownReference(page)
  expect(saves).toBe(0)
})

test('a draft that waited while a message was sent in vain is saved then', async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel('Name').focus()
  await formAwake(page)
  await writeMessage(page, freshEmail())
  const mayAnswer = Promise.withResolvers<void>()
  await page.route(SUBMIT, async (route) => {
    await mayAnswer.promise
    await route.fulfill({ status: 500, json: SERVER_ERROR })
  })
  await send(page)
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await page.getByLabel('Name').fill('Jane B. Doe')
  const saving = page.waitForRequest(
    (request) => request.postDataJSON()?.fields?.name === 'Jane B. Doe',
  )
  mayAnswer.resolve()
  await saving
})

test('after a failure the keyboard is where it was, and a screen reader was ready to say why', async ({
  page,
}) => {
  await page.goto('/contact')
  await writeMessage(page, freshEmail())
  await formAwake(page)
  const release = Promise.withResolvers<void>()
  const isThere = Promise.withResolvers<void>()
  await page.route(SUBMIT, async (route) => {
    isThere.resolve()
    await release.promise
    await route.fulfill({ status: 500, json: SERVER_ERROR })
  })
  await page.getByRole('button', { name: 'Send Message' }).press('Enter')
  await isThere.promise
  // Text in a region that comes together with it is often not read out.
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeEmpty()
  release.resolve()
  await expect(page.getByText('Error sending message')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused()
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
  const release = Promise.withResolvers<void>()
  await page.route(SUBMIT, async (route) => {
    await release.promise
    await route.fulfill({ status: 500, json: SERVER_ERROR })
  })
  await send(page)
  await expect(page.getByText('An error occurred while sending')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  release.resolve()
  await expect(page.getByText('Error sending message')).toBeVisible()
  await expect(
    page.getByText('There was a problem submitting your message. Please try again.'),
  ).toBeVisible()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
    'A piling met my rub rail on Sunday.',
  )
  await page.unroute(SUBMIT)
  await send(page)
  await shownReference(page)
})
