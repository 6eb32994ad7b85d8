import { type BrowserContext, expect, type Page } from '@playwright/test'
import { test } from '../fixtures/kept.ts'
import { formAwake } from '../steps/awake.ts'
import { chooseInsurance, freshEmail } from '../steps/form-steps.ts'
import { codeTo, linkTo, typeCode } from '../steps/link-steps.ts'

const begunHere = (page: Page) => page.getByText('Another request was begun in this browser')
const kept = (page: Page) => page.getByRole('link', { name: 'Keep the one here' })

test('answers that were typed offline are saved and asked about before a link closes them', async ({
  page,
  browser,
}) => {
  const email = freshEmail()
  const link = await linkOf(page, email)
  const phone = await browser.newContext()
  await typeOffline(phone)
  const opened = await phone.newPage()
  await opened.goto(link)
  await expect(begunHere(opened)).toBeVisible()
  await kept(opened).click()
  await expect(opened.getByLabel('Commercial Marine')).toBeChecked()
  // Not from this browser alone: the site has it.
  const html = await (await opened.request.get('/quote')).text()
  expect(html).toContain('checked="" value="commercial"')

  await opened.goto(link)
  await opened.getByRole('button', { name: 'Send me the code' }).click()
  await typeCode(opened, await codeTo(email))
  await expect(opened).toHaveURL(/\/quote(\?|#|$)/)
  await expect(opened.getByLabel('Vessel type')).toBeVisible()
  await phone.close()
})

test('where our site cannot save such answers, the page of the link says that they would be lost', async ({
  page,
  browser,
}) => {
  const link = await linkOf(page, freshEmail())
  const phone = await browser.newContext()
  await typeOffline(phone)
  await phone.route('**/api/drafts/*', (route) => route.fulfill({ status: 503 }))
  const opened = await phone.newPage()
  await opened.goto(link)
  await expect(opened.getByText('our site cannot save them right now')).toBeVisible()
  await kept(opened).click()
  await expect(opened.getByLabel('Commercial Marine')).toBeChecked()
  await phone.close()
})

/** Begins a request, and has a link to it mailed. */
async function linkOf(page: Page, email: string): Promise<string> {
  await page.goto('/quote')
  await chooseInsurance(page)
  const ask = page.getByRole('button', { name: 'Email me a link' })
  await ask.click()
  await page.getByLabel('Email address').fill(email)
  await ask.click()
  return linkTo(email)
}

/** Answers in a tab that is closed before the browser is online again. */
async function typeOffline(context: BrowserContext) {
  const tab = await context.newPage()
  await tab.goto('/quote')
  await tab.getByLabel('Commercial Marine').focus()
  await formAwake(tab)
  await context.setOffline(true)
  await tab.getByLabel('Commercial Marine').check()
  await expect(tab.getByText('Your answers are saved in this browser.')).toBeVisible()
  await tab.close()
  await context.setOffline(false)
}
