import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { openDatabase } from '../../../db/open.ts'
import { acceptLead, quoteRequest } from '../../samples/leads.ts'
import type { WebSite } from '../../sites/web-site.ts'
import { readCsv } from '../../tools/csv-reader.ts'
import { expect, expectAccessibleEverywhere, outcome, press, test } from '../fixtures/desk-site.ts'
import { hurryUntilSeen, pageAwake, partAwake } from '../steps/awake.ts'

const lines = (page: Page) =>
  page.getByRole('region', { name: 'List of leads' }).getByRole('listitem')
const line = (page: Page, name: string) => lines(page).filter({ hasText: name })

/** Sends leads one after the other, each in a millisecond of its own: the list has the newest first. */
async function send(site: WebSite, family: string, names: string[], phone = '203-555-0123') {
  const db = openDatabase(site.databaseFile)
  const ids: string[] = []
  for (const first_name of names) {
    const request = quoteRequest()
    const formData = { ...request.formData, first_name, last_name: family, phone }
    ids.push((await acceptLead(db, { ...request, formData })).id)
    const at = Date.now()
    while (Date.now() === at) await sleep(1)
  }
  await db.destroy()
  return ids
}

test('a broker finds leads by phone and filters, and assigns, exports, and deletes several', async ({
  page,
  site,
}) => {
  const family = 'Halyard'
  const number = '860-555-0171'
  await send(site, family, ['Ada', 'Bo', 'Cy'], number)
  await send(site, family, ['Di'])
  await page.goto('/admin/leads')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leads')
  const added = line(page, `Di ${family}`)
  await expect(added).toContainText('Unread')
  await expect(added).toContainText('Quote request · Boat & Yacht Insurance')
  await expect(added).toContainText('Bridgeport')
  await expect(added).toContainText(/Today \d+:\d\d [AP]M/)

  const search = page.getByLabel('Name, phone, reference, or any word')
  await search.fill(`(${number.slice(0, 3)}) ${number.slice(4).replace('-', ' ')}`)
  await press(page, 'Search')
  await expect(lines(page)).toHaveCount(3)
  await expect(page.getByText('3 leads found')).toBeVisible()
  await expect(page.getByRole('link', { name: 'New', exact: true })).toBeVisible()

  await search.fill(family)
  await page.getByText('Filter and sort').click()
  await page.getByLabel('Kind').selectOption('Quote request')
  await page.getByLabel('Sort').selectOption('Oldest first')
  await press(page, 'Apply')
  await expect(lines(page).getByRole('heading')).toHaveText(
    ['Ada', 'Bo', 'Cy', 'Di'].map((name) => `Unread: ${name} ${family}`),
  )

  await line(page, `Ada ${family}`).getByRole('checkbox').check()
  await line(page, `Cy ${family}`).getByRole('checkbox').check()
  await expect(page.getByText('2 selected').first()).toBeVisible()
  await press(page, 'Assign')
  await expect(page.getByRole('alert')).toHaveText('Choose to whom the leads are assigned.')
  await expect(line(page, `Ada ${family}`).getByRole('checkbox')).toBeChecked()
  await expect(line(page, `Bo ${family}`).getByRole('checkbox')).not.toBeChecked()
  await page.getByLabel('Assign to').selectOption('anna')
  await press(page, 'Assign')
  await expect(outcome(page)).toHaveText('2 leads were assigned to anna.')
  await expect(page).toHaveURL(/sort=oldest/)
  await expect(line(page, `Ada ${family}`)).toContainText('anna')
  await expect(line(page, `Bo ${family}`)).toContainText('Nobody yet')

  await line(page, `Bo ${family}`).getByRole('checkbox').check()
  const selected = page.waitForEvent('download')
  await press(page, 'Export CSV')
  const [head = [], ...chosen] = await rowsOf(await selected)
  expect(chosen.map((row) => row[head.indexOf('Name')])).toEqual([`Bo ${family}`])
  await press(page, 'Mark handled')
  await expect(outcome(page)).toHaveText('1 lead was marked as handled.')
  await expect(line(page, `Bo ${family}`)).toContainText('Handled')

  await page.getByLabel('Who has it').selectOption('anna')
  await press(page, 'Apply')
  await expect(lines(page)).toHaveCount(2)
  await page.getByLabel('Who has it').selectOption('Nobody')
  await page.getByLabel('Status').selectOption('Handled')
  await press(page, 'Apply')
  await expect(lines(page).getByRole('heading')).toHaveText([`Unread: Bo ${family}`])
  await page.getByLabel('Who has it').selectOption('Anyone or nobody')
  await page.getByLabel('Status').selectOption('Any status')
  await press(page, 'Apply')

  const whole = page.waitForEvent('download')
  await page.getByRole('link', { name: 'as CSV' }).click()
  expect(await rowsOf(await whole)).toHaveLength(5)
  const workbook = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export 4 leads' }).click()
  expect((await workbook).suggestedFilename()).toMatch(/^leads-\d{4}-\d{2}-\d{2}\.xlsx$/)

  await line(page, `Di ${family}`).getByRole('checkbox').check()
  await expect(page.getByRole('button', { name: 'Delete for good' })).toBeHidden()
  await page.getByText('Delete…').click()
  await expectAccessibleEverywhere(page)
  await press(page, 'Delete for good')
  await expect(outcome(page)).toHaveText('1 lead was deleted.')
  await expect(lines(page)).toHaveCount(3)
  await page.getByRole('link', { name: 'Reset' }).click()
  await expect(page).toHaveURL('/admin/leads')
})

test('the list goes on by pages, and says why it is empty', async ({ page, site }) => {
  const names = Array.from({ length: 30 }, (_, n) => `N${n}`)
  const [first] = await send(site, 'Spinnaker', names)
  await page.goto('/admin/leads?search=spinnaker')
  await expect(lines(page)).toHaveCount(25)
  await expectAccessibleEverywhere(page)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(lines(page)).toHaveCount(5)
  await expect(page).toHaveURL(/search=spinnaker/)
  await page.getByRole('link', { name: 'Previous' }).click()
  await expect(lines(page).first()).toContainText('N29')
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await expect(page.getByText('25 selected').first()).toBeVisible()
  await lines(page).first().getByRole('checkbox').focus()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByText('Delete…')).toBeFocused()
  const db = openDatabase(site.databaseFile)
  const one = db.updateTable('submissions').where('id', '=', first ?? '')
  await one.set({ follow_up_on: '2026-12-01' }).execute()
  await db.destroy()
  await page.goto('/admin/leads?search=spinnaker&sort=follow-up')
  await expect(lines(page)).toHaveCount(1)
  await expect(page.getByText('1 lead found')).toBeVisible()
  await expect(
    page.getByText('Only open leads with a day for a follow-up are listed.'),
  ).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.getByRole('link', { name: 'List the others, too' }).click()
  await expect(lines(page)).toHaveCount(25)
  await page.goto('/admin/leads?search=spinnaker&view=handled&from=nonsense&after=%00')
  await expect(page.getByText('No lead here has “spinnaker”.')).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.getByRole('link', { name: 'Look in all leads' }).click()
  await expect(lines(page)).toHaveCount(25)
})

test('an export says how far it is, can be stopped, and says when it broke off', async ({
  page,
  site,
}) => {
  await send(site, 'Forestay', ['Ann', 'Ben', 'Cat'])
  await page.goto('/admin/leads?search=forestay')
  const link = page.getByRole('link', { name: 'as JSON lines' })
  await partAwake(link)
  const whole = page.waitForEvent('download')
  await link.click()
  const file = await whole
  expect(file.suggestedFilename()).toMatch(/^leads-\d{4}-\d{2}-\d{2}\.jsonl$/)
  const rows = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\n')
  expect(rows.map((row) => JSON.parse(row).Name).sort()).toEqual([
    'Ann Forestay',
    'Ben Forestay',
    'Cat Forestay',
  ])

  await page.route('**/api/staff/leads.jsonl*', () => {})
  await link.click()
  await expect(page.getByText('Starting the export')).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('Starting the export')).toBeHidden()
  await page.unroute('**/api/staff/leads.jsonl*')
  await page.route('**/api/staff/leads.jsonl*', (route) => route.abort())
  await link.click()
  await expect(
    page.getByText('The export stopped before it was complete, and nothing was saved.'),
  ).toBeVisible()
  await expectAccessibleEverywhere(page)
})

test('a new lead appears without a reload, and a session that ended is told', async ({
  page,
  site,
  context,
}) => {
  await send(site, 'Topsail', ['Early'])
  await page.clock.install()
  await page.goto('/admin/leads')
  await expect(line(page, 'Early Topsail')).toBeVisible()
  await pageAwake(page)
  await send(site, 'Topsail', ['Late'])
  const show = page.getByRole('link', { name: /^Show (it|them)$/ })
  await hurryUntilSeen(page, show, 5000)
  await expect(page).toHaveTitle(/^\(\d+\) Leads/)
  await expect(line(page, 'Late Topsail')).toHaveCount(0)
  const lists = page.getByRole('navigation', { name: 'Lists of leads' })
  const all = async () => Number(/All\s*\((\d+)\)/.exec((await lists.textContent()) ?? '')?.[1])
  const before = await all()
  await show.click()
  await expect(line(page, 'Late Topsail')).toContainText('Just in')
  const added = page.getByRole('list', { name: 'New leads' })
  await expect(added).toContainText('Late Topsail')
  await expect(added.getByRole('link').first()).toBeFocused()
  const leads = before + (await added.getByRole('listitem').count())
  expect(await all()).toBe(leads)
  await expect(page.getByRole('link', { name: `Export ${leads} leads` })).toBeVisible()
  await expectAccessibleEverywhere(page)

  await page.route('**/api/trpc/leads.since*', (route) => route.abort())
  await hurryUntilSeen(page, page.getByText('The site is not responding. Trying again.'), 5000)
  await page.unroute('**/api/trpc/leads.since*')
  await context.clearCookies()
  const again = page.getByRole('link', { name: 'Sign in again' })
  await hurryUntilSeen(page, again, 5000)
  await expect(again).toHaveAttribute('href', '/admin/sign-in?to=%2Fadmin%2Fleads')
})

test('a list of days whose first is after the last says so', async ({ page, site }) => {
  await send(site, 'Gaff', ['One'])
  for (const list of ['/admin/leads', '/admin/log']) {
    await page.goto(`${list}?from=2026-12-01&to=2026-11-01`)
    await expect(page.getByText('The day in “From” is after the day in “To”.')).toBeVisible()
  }
})

test('keys move in the list, and do nothing while somebody types', async ({ page, site }) => {
  await send(site, 'Bowsprit', ['One', 'Two'])
  await page.goto('/admin/leads?search=bowsprit')
  await pageAwake(page)
  // The keys listen a moment after the page is awake.
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(page.getByRole('link', { name: 'Two Bowsprit' })).toBeFocused({ timeout: 2000 })
  }).toPass()
  await page.keyboard.press('x')
  await expect(line(page, 'Two Bowsprit').getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: 'One Bowsprit' })).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('/')
  const search = page.getByLabel('Name, phone, reference, or any word')
  await expect(search).toBeFocused()
  await page.keyboard.type('jxo?')
  await expect(search).toHaveValue('jxo?')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(dialog).toBeVisible()
  await expectAccessibleEverywhere(page)
  await dialog.getByLabel('Use these keys on this computer').uncheck()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'Two Bowsprit' }).focus()
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: 'Two Bowsprit' })).toBeFocused()
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await dialog.getByLabel('Use these keys on this computer').check()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Two Bowsprit' }).focus()
  await page.keyboard.press('o')
  await expect(page).toHaveURL(/\/admin\/leads\/[0-9a-f-]{36}\?list=search%3Dbowsprit$/)
  await press(page, 'Take it')
  await expect(outcome(page)).toHaveText('You have this lead now.')
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(page).toHaveURL(/\/admin\/leads\?search=bowsprit#lead-[0-9a-f-]{36}$/)
  // In its place: the keys go on from there.
  await expect(page.getByRole('link', { name: 'Two Bowsprit' })).toBeFocused()
})

async function rowsOf(download: { path(): Promise<string> }) {
  return readCsv(readFileSync(await download.path(), 'utf8').replace('\uFEFF', ''))
}
