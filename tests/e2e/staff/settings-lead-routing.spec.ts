import type { Browser, Page } from '@playwright/test'
import { officeDay } from '../../../src/settings/office-day.ts'
import { acceptLead } from '../../samples/leads.ts'
import { mailWith } from '../../servers/mailbox.ts'
import { fillSignIn, STAFF } from '../../staff/account.ts'
import { outcome, press } from '../fixtures/desk-site.ts'
import { BOB, expect, expectAccessibleEverywhere, test } from '../fixtures/lead-site.ts'

test.describe.configure({ mode: 'serial' })
test.beforeAll(({ desk }) => desk.site.startWorker())

const ROUTING = '/admin/settings/lead-routing'
const TODAY = officeDay()
/** Midnight may come in the middle of a test. */
const TOMORROW = officeDay(new Date(Date.now() + 26 * 3_600_000))

test('an owner makes rules, orders them, and removes them', async ({ page }) => {
  await page.goto('/admin/settings')
  await page.getByRole('link', { name: 'Who gets which leads' }).click()
  const rule = (name: string) => page.getByRole('group', { name, exact: true })
  const fresh = rule('New rule')
  await fresh.getByLabel('Quote request').check()
  await fresh.getByText('From which towns').click()
  await fresh.getByLabel('Greenwich').check()
  await press(page, 'Save')
  await expect(page.getByRole('alert')).toContainText('The new rule: choose who gets')
  await expect(fresh.getByLabel('Quote request')).toBeChecked()
  await expect(fresh.getByText('From which towns: Greenwich')).toBeVisible()
  await expectAccessibleEverywhere(page)
  await fresh.getByLabel(BOB.name).check()
  await press(page, 'Save')
  await expect(outcome(page)).toContainText('Saved.')
  await fresh.getByLabel(STAFF.name).check()
  await press(page, 'Save')
  await expect(rule('Rule 1')).toContainText(`Today such a lead goes to ${BOB.name}.`)
  await expect(rule('Rule 2')).toContainText(`Today such a lead goes to ${STAFF.name}.`)
  await expectAccessibleEverywhere(page)

  await rule('Rule 2').getByLabel('Place in the order').selectOption('1')
  await press(page, 'Save')
  await expect(rule('Rule 1')).toContainText(`Today such a lead goes to ${STAFF.name}.`)
  await press(page, 'Save')
  await expect(outcome(page)).toHaveText('Nothing has changed.')
  for (const left of [1, 0]) {
    await rule('Rule 1').getByLabel('Remove this rule').check()
    await press(page, 'Save')
    await expect(page.getByRole('group', { name: /^Rule \d+$/ })).toHaveCount(left)
  }
})

test('a broker sets their own absence, an owner anybody’s, and the next lead goes by it', async ({
  page,
  browser,
  desk,
}) => {
  const { site, db } = desk
  await page.goto(ROUTING)
  await page.getByRole('checkbox', { name: BOB.name }).check()
  await press(page, 'Save')
  await expect(outcome(page)).toContainText('Saved.')
  const first = await acceptLead(db)
  const [toBob] = await mailWith(site.dataDir, first.reference)
  expect(toBob?.to).toMatchObject([{ address: BOB.email }])

  const bob = await signInAs(browser, site.address)
  await bob.goto('/admin/account')
  await bob.getByRole('link', { name: 'Out of office' }).click()
  await bob.getByLabel('First day').fill(TODAY)
  await bob.getByLabel('Last day').fill('2020-01-01')
  await bob.getByLabel('Who gets the leads').selectOption(STAFF.name)
  await press(bob, 'Save')
  await expect(bob.getByRole('alert')).toContainText('The last day is before the first one.')
  await expect(bob.getByLabel('Who gets the leads')).toContainText(STAFF.name)
  await expectAccessibleEverywhere(bob)
  await bob.getByLabel('Last day').fill(TOMORROW)
  await press(bob, 'Save')
  await expect(outcome(bob)).toHaveText('Saved.')
  await expect(bob.locator('main')).toContainText(`Leads go to ${STAFF.name}.`)
  const second = await acceptLead(db)
  const [toAnna] = await mailWith(site.dataDir, second.reference)
  expect(toAnna?.to).toMatchObject([{ address: STAFF.email }])
  expect(toAnna?.text).toContain(`${BOB.name} is out of office`)
  // The message is in the mailbox a moment before the worker records that it is.
  await expect(async () => {
    await page.goto(`/admin/leads/${second.id}`)
    await expect(page.locator('main')).toContainText(`to ${STAFF.email}.`, { timeout: 500 })
  }).toPass()
  await expect(page.getByText(`The site assigned it to ${STAFF.name}`)).toBeVisible()

  await page.goto(ROUTING)
  await expect(page.locator('main')).toContainText(`${STAFF.name} (in place of ${BOB.name})`)
  await page.getByRole('link', { name: `Change when ${BOB.name} is out of office` }).click()
  await expectAccessibleEverywhere(page)
  await press(page, 'Back in the office')
  await expect(page.locator('main')).toContainText('In the office.')
  // What Bob has open is older, and still is after a slip of the keyboard.
  await bob.getByLabel('Who gets the leads').selectOption('')
  await bob.getByLabel('Last day').fill('2020-01-01')
  await press(bob, 'Save')
  await expect(bob.getByRole('alert')).toContainText('The last day is before the first one.')
  await bob.getByLabel('Last day').fill(TOMORROW)
  await press(bob, 'Save')
  await expect(bob.getByRole('alert')).toContainText('Somebody else changed this')
  await expect(bob.locator('main')).toContainText('What was saved in the meantime: In the office.')
  await bob.context().close()
  await page.goto(ROUTING)
  await page.getByLabel('Remove this rule').check()
  await press(page, 'Save')
  await expect(outcome(page)).toContainText('Saved.')
})

test('a broker cannot change the rules, or when somebody else is out of office', async ({
  browser,
  desk: { site, db },
}) => {
  const bob = await signInAs(browser, site.address)
  const anna = await db
    .selectFrom('staff')
    .select('id')
    .where('email', '=', STAFF.email)
    .executeTakeFirstOrThrow()
  for (const path of [ROUTING, `/admin/settings/out-of-office/${anna.id}`]) {
    expect((await bob.goto(path))?.status(), path).toBe(403)
  }
  for (const [path, form] of [
    ['settings/lead-routing', { revision: '0' }],
    ['out-of-office', { staff: anna.id, place: 'account', from: TODAY, until: TODAY, before: '' }],
  ] as const) {
    const headers = { origin: site.address }
    const answer = await bob.request.post(`/api/staff/${path}`, { form, headers })
    expect(answer.status(), path).toBe(403)
  }
  expect(await db.selectFrom('staff_absences').selectAll().execute()).toEqual([])
  await bob.context().close()
})

async function signInAs(browser: Browser, baseURL: string): Promise<Page> {
  const storageState = { cookies: [], origins: [] }
  const context = await browser.newContext({ baseURL, storageState })
  const page = await context.newPage()
  await page.goto('/admin/sign-in')
  await fillSignIn(page, BOB)
  await expect(page).toHaveURL(/\/admin\/leads/)
  return page
}
