import { type BrowserContext, expect, type Page } from '@playwright/test'
import { expectAccessibleEverywhere } from '../checks/every-width.ts'
import { test } from '../fixtures/kept.ts'
import { formAwake } from '../steps/awake.ts'
import {
  chooseInsurance,
  describeVessel,
  freshEmail,
  giveContact,
  shownReference,
  surveyPdf,
} from '../steps/form-steps.ts'
import { codeTo, linkTo, mailsTo, typeCode } from '../steps/link-steps.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a request is begun on one device and sent from another, with its file', async ({
      page,
      browser,
    }) => {
      const email = freshEmail()
      // axe needs a page that runs scripts.
      const expectWell = async (on: Page) => javaScriptEnabled && expectAccessibleEverywhere(on)
      await page.goto('/quote')
      await chooseInsurance(page)
      await describeVessel(page)
      await page.getByLabel('Attachments').setInputFiles([surveyPdf])
      if (javaScriptEnabled) {
        await expect(page.getByRole('button', { name: `Remove ${surveyPdf.name}` })).toBeVisible()
      }
      await page.getByLabel('First name').fill('Jane')
      await page.getByLabel('Email').fill(email)
      await page.getByRole('button', { name: 'Email me a link' }).click()
      await expect(page).toHaveURL('/quote/link')
      await expect(page.getByLabel('Email address')).toHaveValue(email)
      await expectWell(page)
      await page.getByLabel('Email address').fill('jane@')
      await page.getByRole('button', { name: 'Email me a link' }).click()
      await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(
        'Please enter a valid email address.',
      )
      await page.getByLabel('Email address').fill(email)
      await page.getByRole('button', { name: 'Email me a link' }).click()
      await expect(heading(page)).toHaveText('Check your inbox')

      const link = await linkTo(email)
      const other = await browser.newContext({ javaScriptEnabled })
      const phone = await other.newPage()
      // A mail scanner opens it too: that sends nothing, and says nothing about the request.
      for (let visit = 0; visit < 2; visit++) {
        const answer = await phone.goto(link)
        expect(answer?.headers()['cache-control']).toContain('no-store')
        const html = (await answer?.text()) ?? ''
        expect(html).toContain('content="noindex"')
        expect(html).toContain('<meta name="referrer" content="strict-origin"')
        for (const secret of [email, 'Jane', surveyPdf.name]) expect(html).not.toContain(secret)
      }
      await expectWell(phone)
      expect(await mailsTo(email, 1)).toHaveLength(1)
      const old = await beginAnother(other)
      await phone.reload()
      await expect(phone.getByText('Another request was begun in this browser')).toBeVisible()
      await expectWell(phone)
      await phone.getByRole('link', { name: 'Keep the one here' }).click()
      await expect(phone.getByLabel('First name')).toHaveValue('Bob')
      await phone.goto(link)
      await phone.getByRole('button', { name: 'Send me the code' }).click()
      await expect(heading(phone)).toHaveText('Type in your code')
      await expectWell(phone)
      const code = await codeTo(email)
      await typeCode(phone, code === '000000' ? '000001' : '000000')
      await expect(phone.getByLabel('Code from the message')).toHaveAccessibleDescription(
        /That code is not right/,
      )
      await expectWell(phone)
      await typeCode(phone, `${code.slice(0, 3)} ${code.slice(3)}`)
      await saveInOldTab(old, javaScriptEnabled)
      await expect(phone).toHaveURL(/\/quote(\?|#|$)/)
      await expect(phone.getByLabel('First name')).toHaveValue('Jane')
      await phone.reload()
      await expect(phone.getByLabel('First name')).toHaveValue('Jane')
      await expect(phone.getByLabel('Last name')).toHaveValue('')
      await expect(phone.getByText(surveyPdf.name, { exact: true })).toBeVisible()
      await giveContact(phone, email)
      await phone.getByRole('button', { name: 'Get My Free Quote' }).click()
      expect(await shownReference(phone)).toMatch(/^FM-/)

      const ended = await phone.goto(link)
      expect(ended?.status()).toBe(404)
      await expect(heading(phone)).toHaveText('This link no longer works')
      await expect(phone.getByRole('link', { name: 'Start a new request' })).toBeVisible()
      await expectWell(phone)
      await other.close()
    })
  })
}

test('without a network the form stays and says so, and asks for the link afterward', async ({
  page,
  context,
}) => {
  await page.goto('/quote')
  await chooseInsurance(page)
  const description = page.getByLabel('Vessel Length')
  await description.fill('28')
  await formAwake(page)
  const ask = page.getByRole('button', { name: 'Email me a link' })
  await context.setOffline(true)
  await ask.click()
  await expect(page.getByRole('alert')).toContainText('Your browser could not reach our site')
  await expect(description).toHaveValue('28')
  await context.setOffline(false)
  await ask.click()
  await expect(page).toHaveURL('/quote/link')
  await expect(page.getByLabel('Email address')).toBeVisible()
})

test('a link without a request, or for one that is not there, sends nothing', async ({ page }) => {
  await page.goto('/quote/link')
  await expect(heading(page)).toHaveText('There is nothing to continue yet')
  const email = freshEmail()
  const asked = await page.request.post('/quote/link', { form: { email }, maxRedirects: 0 })
  expect(asked.headers().location).toBe('/quote/link')
  for (const token of ['', 'short', 'a'.repeat(43), '%00', '../../admin']) {
    const address = `/continue?token=${token}`
    const [opened, tried] = await Promise.all([
      page.request.get(address),
      page.request.post(address, { form: { code: '123456' } }),
    ])
    expect([opened.status(), tried.status()]).toEqual([404, 404])
    expect(tried.headers()['set-cookie'] ?? '').not.toContain('draft-')
  }
})

/** A tab with a request of this browser's own, at its last step. */
async function beginAnother(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/quote')
  await chooseInsurance(page, 'Other Coverage')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('First name').fill('Bob')
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page).toHaveURL('/quote/link')
  await page.goto('/quote')
  await expect(page.getByLabel('First name')).toHaveValue('Bob')
  return page
}

/** Types in the tab of a request that was closed meanwhile: nothing of it goes into the other one. */
async function saveInOldTab(old: Page, javaScriptEnabled: boolean) {
  await old.getByLabel('Last name').fill('Brown')
  if (javaScriptEnabled) {
    await expect(old.getByText('What you type here is no longer saved.')).toBeVisible()
    await expectAccessibleEverywhere(old)
    await old.getByRole('button', { name: 'Show the other one' }).click()
  } else {
    await old.getByRole('button', { name: 'Get My Free Quote' }).click()
    await expect(old.getByText('Nothing was saved or sent')).toBeVisible()
  }
  await expect(old.getByLabel('First name')).toHaveValue('Jane')
}
