import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { hashPassword } from 'better-auth/crypto'
import { findLead } from '../../../db/leads/lead.ts'
import type { Db } from '../../../db/open.ts'
import { insertStaff } from '../../../db/staff/staff.ts'
import { officeDay } from '../../../src/settings/office-day.ts'
import { acceptLead, quoteRequest } from '../../samples/leads.ts'
import { fillSignIn, STAFF } from '../../staff/account.ts'
import { oneTimeCode } from '../../staff/one-time-code.ts'
import { readCsv } from '../../tools/csv-reader.ts'
import { expectNothingSideways } from '../checks/every-width.ts'
import { outcome, press } from '../fixtures/desk-site.ts'
import {
  expect,
  expectAccessibleEverywhere,
  leadWithFiles,
  photo,
  test,
} from '../fixtures/lead-site.ts'

/** With one-time codes, which no other test's account has. */
const CAROL = {
  name: 'Carol Tyne',
  email: 'carol@agency.example',
  password: STAFF.password,
  role: 'broker' as const,
}
const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

test.use({ storageState: { cookies: [], origins: [] } })

test('a day at the desk: from the sign-in on a phone to a lead that is won and a week that is exported', async ({
  page,
  desk,
  browser,
}) => {
  test.slow()
  const lead = await leadWithFiles(desk, { 'at the dock.jpg': await photo() }, asked('Yolanda'))
  await receivedAgo(desk.db, lead.id, 1)
  const old = await acceptLead(desk.db, asked('Olga', '203-555-0199'))
  await receivedAgo(desk.db, old.id, 9)
  const other = await acceptLead(desk.db, asked('Nora', '860-555-0147'))
  const secret = await accountWithCodes(desk.db, page)

  const viewport = { width: 390, height: 844 }
  const phone = await browser.newContext({
    baseURL: desk.site.address,
    viewport,
    isMobile: true,
    hasTouch: true,
  })
  const day = await phone.newPage()

  await test.step('the sign-in asks for a second factor', async () => {
    await day.goto('/admin')
    await fillSignIn(day, CAROL)
    await expect(day.getByRole('heading', { name: 'Enter a code' })).toBeVisible()
    await expectNothingSideways(day)
    const before = await day.request.get('/admin/leads', { maxRedirects: 0 })
    expect(before.status(), 'the password alone opens nothing').toBe(303)
    await day.getByLabel('Code').fill(oneTimeCode(secret))
    await day.getByRole('button', { name: 'Sign in' }).tap()
    await expect(day).toHaveURL('/admin')
  })

  await test.step('yesterday’s quote is found by its phone number, spelled differently', async () => {
    await day.getByText('Menu', { exact: true }).tap()
    await day.getByRole('link', { name: 'Leads', exact: true }).tap()
    await day.getByRole('searchbox').fill('+1 (203) 555.0147')
    await day.getByRole('searchbox').press('Enter')
    const found = day.getByRole('region', { name: 'List of leads' }).locator('li')
    await expect(found).toHaveCount(1)
    await found.getByRole('link', { name: 'Yolanda Haven' }).tap()
    await expect(day.getByRole('heading', { level: 1 })).toHaveText('Yolanda Haven')
    await expectNothingSideways(day)
  })

  await test.step('its photo is seen without a download', async () => {
    const picture = day.getByRole('region', { name: 'Files' }).locator('img')
    await picture.scrollIntoViewIfNeeded()
    const width = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)
    await expect.poll(width).toBeGreaterThan(0)
  })

  await test.step('the call is noted', async () => {
    const call = day
      .getByRole('navigation', { name: 'Get in touch' })
      .getByRole('link', { name: 'Call', exact: true })
    await expect(call).toHaveAttribute('href', 'tel:+12035550147')
    await day.getByRole('button', { name: 'Reached' }).tap()
    await expect(outcome(day)).toBeVisible()
    await expect(day.getByText(/^First answered/)).toBeVisible()
    await day.getByLabel('Add a note').fill('Wants the boat covered on its trailer too.')
    await press(day, 'Save note')
    await expect(day.getByRole('region', { name: 'Notes' })).toContainText('on its trailer too')
  })

  const followUp = officeDay(daysAgo(-7))
  await test.step('the follow-up is set, and the lead assigned', async () => {
    await day.getByLabel('Follow up on').fill(followUp)
    await day.getByLabel('Status of this lead').selectOption('In progress')
    await day.getByLabel('Who has it').selectOption(CAROL.name)
    await press(day, 'Save')
    await expect(outcome(day)).toHaveText('Saved.')
    expect((await findLead(desk.db, lead.id))?.state.followUpOn).toBe(followUp)
  })

  await test.step('the lead is won', async () => {
    await day.getByLabel('Status of this lead').selectOption('Won')
    await day.getByLabel('Why it was won or lost').fill('Trailer included')
    await press(day, 'Save')
    await expect(outcome(day)).toHaveText('Saved.')
    await expectAccessibleEverywhere(day)
    const stored = await findLead(desk.db, lead.id)
    expect(stored?.state).toMatchObject({ status: 'won', followUpOn: '' })
    expect(stored?.assignedTo?.name).toBe(CAROL.name)
  })

  await test.step('the week is exported', async () => {
    await day.setViewportSize(viewport)
    await day.goto('/admin/leads')
    await day.getByText('Filter and sort').tap()
    await day.getByLabel('From', { exact: true }).fill(officeDay(daysAgo(6)))
    await day.getByLabel('To', { exact: true }).fill(officeDay())
    await day.getByRole('button', { name: 'Apply' }).tap()
    await expect(day).toHaveURL(/from=/)
    const list = day.getByRole('region', { name: 'List of leads' })
    await expect(list).not.toBeInViewport()
    await day.getByRole('link', { name: /^Go to the list: [\d,]+ leads$/ }).tap()
    await expect(list).toBeInViewport()
    const download = day.waitForEvent('download')
    await day.getByRole('link', { name: 'as CSV' }).tap()
    const file = readFileSync(await (await download).path(), 'utf8')
    expect(file.charAt(0), 'a spreadsheet reads it as UTF-8').toBe('\uFEFF')
    const [head = [], ...rows] = readCsv(file.slice(1))
    const leads = rows.map((row) => Object.fromEntries(head.map((name, n) => [name, row[n]])))
    expect(leads.find(({ Reference }) => Reference === lead.reference)).toMatchObject({
      Name: 'Yolanda Haven',
      Status: 'Won',
      'Assigned to': CAROL.name,
      'Follow-up': '',
      Phone: '203-555-0147',
    })
    const references = leads.map(({ Reference }) => Reference)
    expect(references).toContain(other.reference)
    expect(references).not.toContain(old.reference)
  })
  await phone.close()
})

function asked(first_name: string, phone = '203-555-0147') {
  const { formData } = quoteRequest()
  return { formData: { ...formData, first_name, last_name: 'Haven', phone } }
}

async function receivedAgo(db: Db, id: string, days: number) {
  const created_at = daysAgo(days).toISOString()
  await db.updateTable('submissions').set({ created_at }).where('id', '=', id).execute()
}

/** Makes Carol's account, and sets up one-time codes as she would. */
async function accountWithCodes(db: Db, page: Page): Promise<string> {
  const { password, ...carol } = CAROL
  const passwordHash = await hashPassword(password)
  await db.transaction().execute((tx) => insertStaff(tx, { ...carol, passwordHash }))
  await page.goto('/admin/account/codes')
  await fillSignIn(page, CAROL)
  await page.getByLabel('Your password').fill(password)
  await press(page, 'Continue')
  const shown = await page.getByText('Or type the secret in:').textContent()
  const secret = shown?.split(':')[1]?.trim() ?? ''
  await page.getByLabel('Code').fill(oneTimeCode(secret))
  await press(page, 'Turn one-time codes on')
  await expect(outcome(page)).toContainText('takes a code from your app')
  return secret
}
