import { join } from 'node:path'
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import { NOTHING_BOUND } from '../../../src/settings/business.ts'
import { mailWith } from '../../servers/mailbox.ts'
import { test } from '../fixtures/kept.ts'
import { signedIn } from '../fixtures/signed-in.ts'
import { formAwake } from '../steps/awake.ts'
import {
  bigPhoto,
  expectAccessible,
  freshEmail,
  shownReference,
  surveyPdf,
  writeMessage,
} from '../steps/form-steps.ts'

const dataDir = () => process.env.E2E_DATA_DIR as string
const film = { name: 'film.mov', mimeType: 'video/quicktime', buffer: Buffer.from('no film') }
const report = {
  ...surveyPdf,
  name: 'report.pdf',
  buffer: Buffer.concat([surveyPdf.buffer, film.buffer]),
}
const LINK = /https?:\/\/\S+\/request\?token=[\w-]{44}/

/** The desk's page of the lead that a message to the agency links to, as a broker sees it. */
async function deskPage(browser: Browser, message: string): Promise<Page> {
  const context = await browser.newContext({ storageState: signedIn() })
  const page = await context.newPage()
  await page.goto(/\/admin\/leads\/[\da-f-]{36}/.exec(message)?.[0] ?? '')
  return page
}

/** A press in the middle of whatever can be pressed reaches it. */
async function expectNothingCovered(page: Page) {
  const pressable = page.locator('main').locator('a:visible, button:visible, summary:visible')
  for (const one of await pressable.all()) {
    await one.scrollIntoViewIfNeeded()
    const isReached = await one.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const reached = document.elementFromPoint(x + width / 2, y + height / 2)
      return reached !== null && (element.contains(reached) || reached.contains(element))
    })
    expect.soft(isReached, (await one.textContent()) ?? '').toBe(true)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('A piling met my rub rail on Sunday.')).toBeVisible()
  await page.emulateMedia({ media: null })
}

/** The page of a call that has just been asked for. */
async function linkOfCall(page: Page): Promise<string> {
  const answer = await page.request.post('/api/forms/call', {
    form: { name: 'Jane Doe', phone: '203-555-0123', email: freshEmail() },
  })
  return /\/request\?token=[\w-]{44}/.exec(await answer.text())?.[0] ?? ''
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } })

    test('a visitor reads what arrived, follows the link in the mail and adds a file, and the desk sees it', async ({
      page,
      browser,
    }) => {
      await page.goto('/contact')
      await writeMessage(page, freshEmail())
      await page.getByLabel('Attachments').setInputFiles([surveyPdf])
      await page.getByRole('button', { name: 'Send Message' }).click()
      const reference = await shownReference(page)
      await expect(page.getByText('survey.pdf')).toBeVisible()
      await expect(page.getByText('A piling met my rub rail on Sunday.')).toBeVisible()
      await expect(page.getByText('hours count on business days: Monday to Friday')).toBeVisible()
      await expect(page.getByText(NOTHING_BOUND)).toBeVisible()
      if (javaScriptEnabled) await expectNothingCovered(page)
      await expect(page.getByText(/answers by \w+day, \w+ \d+, .* \(Eastern time\)/)).toBeVisible()
      if (javaScriptEnabled) await expectAccessible(page)
      const calendar = page.getByRole('link', { name: 'Add it to my calendar' })
      const file = await page.request.get((await calendar.getAttribute('href')) ?? '')
      expect(await file.text()).toContain(
        `SUMMARY:Fayerweather Marine answers by now: ${reference}`,
      )

      const [, confirmation] = await mailWith(dataDir(), reference)
      expect(confirmation?.text).toContain('one file (a PDF of 0.1 MB)')
      const link = new URL(LINK.exec(confirmation?.text ?? '')?.[0] ?? '')
      await page.goto(link.pathname + link.search)
      await expect(page.getByRole('heading', { name: 'Your message' })).toBeVisible()
      await expect(page.getByText(reference)).toBeVisible()
      await expect(page.getByText(/Jane|survey\.pdf|piling|visitor\.example/)).toHaveCount(0)
      if (javaScriptEnabled) await expectAccessible(page)
      await page.getByLabel('Attachments').setInputFiles([report, bigPhoto])
      await page.getByRole('button', { name: 'Send the files' }).click()
      await expect(
        page.getByText(/^Added .*: 2 files \(a PDF of .* MB, a photo of .* MB\)\.$/),
      ).toBeVisible()
      await expect(page.getByText('you can add up to 8 files here')).toBeVisible()
      // Sent once, however often the page is loaded again.
      await page.reload()
      await expect(page.getByText(/^Added /)).toHaveCount(1)
      await expect(page.getByText('report.pdf')).toHaveCount(0)

      const mails = await mailWith(dataDir(), reference, 3)
      expect(mails.map(({ subject }) => subject?.split(':')[0])).toContain('More files')
      const desk = await deskPage(browser, mails[0]?.text ?? '')
      await expect(desk.getByText('The visitor added 2 files')).toBeVisible()
      await expect(desk.getByText(/added by the visitor/)).toHaveCount(2)
      await page.reload()
      await expect(page.getByRole('heading', { name: /Being read by \w+/ })).toBeVisible()
      await desk.context().close()
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a file that is refused says why, and the others are taken', async ({ page }) => {
    await page.goto(await linkOfCall(page))
    await expect(page.getByText('Attachments', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Send the files' }).click()
    await expect(page.getByRole('alert')).toContainText('Choose a file first')
    await expect(page).toHaveTitle(/^Error: /)
    await page.getByLabel('Attachments').setInputFiles([report, film])
    await page.getByRole('button', { name: 'Send the files' }).click()
    await expect(page.getByText(/^Added .*: one file/)).toBeVisible()
    await page.getByLabel('Attachments').setInputFiles([{ ...report, name: 'again.pdf' }])
    await page.getByRole('button', { name: 'Send the files' }).click()
    const again = 'again.pdf was not added: we have this file already.'
    await expect(page.getByRole('alert')).toContainText(again)
    await page.getByRole('button', { name: 'Remove again.pdf' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page
      .getByLabel('Attachments')
      .setInputFiles([film, { ...report, buffer: surveyPdf.buffer }])
    await page.getByRole('button', { name: 'Send the files' }).click()
    await expect(page.getByRole('alert')).toContainText('film.mov cannot be taken in this format')
    await expect(page.getByRole('alert')).toContainText('One other file arrived.')
    await page.getByRole('button', { name: 'Remove film.mov' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test('files chosen on the page of a request outlast a reload and a lost network', async ({
  page,
  context,
}) => {
  await page.goto(await linkOfCall(page))
  await page.getByLabel('Attachments').setInputFiles(report)
  await expect(page.getByText('Arrived, 0.1 MB')).toBeVisible()
  await page.reload()
  await expect(page.getByText('report.pdf', { exact: true })).toBeVisible()
  await formAwake(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send the files' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Your browser could not reach our site, so nothing was sent. Your files are still here. Try again in a moment.',
  )
  await expectAccessible(page)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Send the files' }).click()
  await expect(page.getByText(/^Added .*: one file/)).toBeVisible()
})

test('what another browser sent stays there, and no answer can be stored by a cache', async ({
  request,
  playwright,
  baseURL,
}) => {
  const form = { name: 'Jane Doe', phone: '203-555-0123', email: freshEmail() }
  const received = await request.post('/api/forms/call', { form })
  expect(received.headers()['cache-control']).toBe('private, no-store')
  const html = await received.text()
  const reference = /FM-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(html)?.[0] ?? ''
  const link = /\/request\?token=[\w-]{44}/.exec(html)?.[0] ?? ''
  const { cookies } = await request.storageState()
  const own = cookies.find(({ name }) => name === 'received-call')
  expect(own?.httpOnly).toBe(true)

  const stranger = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  const seen = async (cookie: string, path = '/appointments/received') => {
    const answer = await stranger.get(path, { headers: { cookie } })
    return answer.text()
  }
  const token = link.slice(-44)
  for (const cookie of [
    `received-call=${reference}.0`,
    `received-call=${reference}.0~${'A'.repeat(44)}`,
    // The link may have been forwarded; it proves nothing about this browser.
    `received-call=${reference}.0~${token}`,
    // For one request the receipt of another.
    `received-call=FM-0000-0000.0~${own?.value.split('~')[1]}`,
    `received-quote=${own?.value}`,
  ]) {
    for (const path of ['/appointments/received', '/quote/received']) {
      expect(await seen(cookie, path)).not.toContain('/request?token=')
    }
  }
  const page = await stranger.get(link)
  expect(page.headers()['cache-control']).toBe('private, no-store')
  const text = await page.text()
  expect(text).toContain('<meta name="robots" content="noindex"')
  expect(text).toContain('<meta name="referrer" content="same-origin"')
  expect(text).not.toMatch(/Jane|203-555-0123/)
  const parts = await stranger.get(`/RSC/R/request.txt?query=token%3D${token}`)
  expect(parts.headers()['cache-control']).toBe('private, no-store')

  const guesses = [
    `/request?token=${'A'.repeat(44)}`,
    `/request?token=${token.slice(1)}A`,
    '/request',
  ]
  const answers = await Promise.all(guesses.map((guess) => stranger.get(guess)))
  expect(answers.map((answer) => answer.status())).toEqual([404, 404, 404])
  const words = await Promise.all(
    answers.map(async (answer) => /<main[\s\S]*<\/main>/.exec(await answer.text())?.[0]),
  )
  expect(new Set(words).size).toBe(1)
  await stranger.dispose()
})

test('a link says plainly that its request is old, over, or deleted', async ({ page, request }) => {
  const form = { name: 'Jane Doe', phone: '203-555-0123', email: freshEmail() }
  const html = await (await request.post('/api/forms/call', { form })).text()
  const reference = /FM-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(html)?.[0] ?? ''
  const link = /\/request\?token=[\w-]{44}/.exec(html)?.[0] ?? ''
  const sql = new Sqlite(join(dataDir(), 'site.sqlite'))
  sql.pragma('busy_timeout = 5000')
  const set = (column: string, value: string) =>
    sql.prepare(`update submissions set ${column} = ? where reference = ?`).run(value, reference)
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

  set('status', 'won')
  await page.goto(link)
  await expect(page.getByText('no more files can be added here')).toBeVisible()
  await expect(page.getByLabel('Attachments')).toHaveCount(0)
  set('status', 'new')
  set('created_at', ago(15))
  await page.reload()
  await expect(page.getByText('for 14 days, and that time is over')).toBeVisible()
  await expect(page.getByText('we are late')).toBeVisible()
  await expectAccessible(page)
  set('created_at', ago(91))
  expect((await page.reload())?.status()).toBe(410)
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
  const { id } = sql.prepare('select id from submissions where reference = ?').get(reference) as {
    id: string
  }
  sql.close()
  const staff = await page.context().browser()?.newContext({ storageState: signedIn() })
  const desk = await staff?.newPage()
  await desk?.goto(`/admin/leads/${id}`)
  await desk?.getByText('Delete this lead').first().click()
  await desk?.getByRole('button', { name: 'Delete for good' }).click()
  await expect(desk?.getByRole('heading', { level: 1 }) as Locator).toHaveText('Leads')
  await staff?.close()
  expect((await page.reload())?.status()).toBe(410)
  await expect(page.getByRole('heading', { name: 'This request has been deleted' })).toBeVisible()
  await expect(page.getByText('call 203-555-0142')).toBeVisible()
})
