import type { Page } from '@playwright/test'
import type { Db } from '../../../db/open.ts'
import { beat } from '../../../db/ops/heartbeats.ts'
import { acceptLead } from '../../samples/leads.ts'
import { expect, expectAccessibleEverywhere, outcome } from '../fixtures/desk-site.ts'
import { test as base, type SiteWithDatabase } from '../fixtures/kept.ts'
import { signedIn } from '../fixtures/signed-in.ts'

const HOUR_MS = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString()

/** What the whole file looks at: eight leads, of which two are open and one is held, and some trouble. */
const desk = base.extend<{
  baseURL: string
  storageState: ReturnType<typeof signedIn>
  leads: { due: string; unanswered: string }
}>({
  baseURL: ({ dashboardSite }, use) => use(dashboardSite.site.address),
  storageState: ({ dashboardSite }, use) => use(signedIn(dashboardSite.site.dataDir)),
  leads: [async ({ dashboardSite }, use) => use(await filled(dashboardSite)), { auto: true }],
})

desk('the dashboard counts what came in, and lists what is open', async ({ page, leads }) => {
  await page.goto('/admin')
  await expect(page).toHaveTitle(/^Dashboard /)
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const totals = page.getByRole('table', { name: 'Totals: leads' })
  await expect(totals.getByRole('row')).toHaveText([
    /^Last/,
    '7 days321 more',
    '30 days70none before',
    '90 days70none before',
  ])
  await expect(rows(page, 'Leads by kind')).toHaveText(['Quote requests6', 'Contact messages1'])
  await expect(rows(page, 'Leads by town')).toHaveText(['Bridgeport6', 'Mystic1'])
  await expect(rows(page, 'Leads by source')).toHaveText(['Campaign spring6', 'boats.example1'])
  await expect(page.getByText('7 leads in 90 days')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: /^4 hours$/ })).toBeVisible()
  const link = (name: string) => page.locator('#open').getByRole('link', { name })
  await expect(link('Fay Ollow')).toHaveAttribute('href', `/admin/leads/${leads.due}`)
  await expect(link('Una Nswered')).toHaveAttribute('href', `/admin/leads/${leads.unanswered}`)
  await expect(link('Sue Spect')).toHaveCount(0)
  const due = page.locator('#open').getByRole('link', { name: 'Open the list' }).first()
  await expect(due).toHaveAttribute('href', '/admin/leads?view=open&follow-up=due&sort=follow-up')
  await expect(page.getByRole('heading', { name: 'What to replace before opening' })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.setViewportSize({ width: 360, height: 800 })
  for (const each of await page.locator('main :is(a, button):not(#work p a)').all()) {
    const { height = 0 } = (await each.boundingBox()) ?? {}
    // What is in a closed part has no height; a link within a sentence has that of its line.
    if (height > 0) expect.soft(height, await each.innerText()).toBeGreaterThanOrEqual(44)
  }
})

desk('what failed is tried again once, and the page says so', async ({ page, request }) => {
  await page.goto('/admin')
  // Longer, when the tests before this one took some minutes.
  await expect(page.getByText(/A job has waited 6\d minutes/)).toBeVisible()
  const work = page.locator('#work')
  await expect(work.getByText('The mail server could not be reached').first()).toBeVisible()
  const button = work.getByRole('button', { name: /^Retry: The agency/ }).first()
  const id = (await button.getAttribute('value')) ?? ''
  await button.click()
  await expect(outcome(page)).toContainText('The site is trying again now.')
  await expect(page).toHaveURL('/admin')
  const headers = { 'sec-fetch-site': 'same-origin' }
  const again = await request.post('/api/staff/work/retry', {
    headers,
    form: { sort: 'job', id },
    maxRedirects: 0,
  })
  expect(again.status()).toBe(303)
  expect(again.headers().location).toBe('/admin')
  await expect(work.locator(`button[value="${id}"]`)).toHaveCount(0)
  const nonsense = await request.post('/api/staff/work/retry', {
    headers,
    form: { sort: 'nonsense', id },
    maxRedirects: 0,
  })
  expect(nonsense.status()).toBe(303)
})

desk('an owner marks what is replaced before opening, and puts it back', async ({ page }) => {
  await page.goto('/admin')
  const before = page.locator('#before')
  const license = before.getByRole('listitem').filter({ hasText: 'The license number' })
  await expect(license.getByRole('link')).toHaveAttribute('href', '/admin/settings#license')
  await before.getByRole('button', { name: 'Does not apply: The license number' }).click()
  await expect(page).toHaveURL('/admin#before')
  await expect(outcome(page)).toHaveText('Marked as not applying: The license number.')
  await before.getByText('Marked as done or not applying (1)').click()
  await expect(license).toContainText('Does not apply, marked by anna@agency.example on ')
  await expectAccessibleEverywhere(page)
  await license.getByRole('button', { name: 'Put back on the list' }).click()
  await expect(outcome(page)).toHaveText('Back on the list: The license number.')
  await expect(license.getByRole('link')).toBeVisible()
})

desk('every part says in words how it is doing', async ({ page }) => {
  await page.goto('/admin')
  const parts = page.locator('#parts')
  await expect(parts.getByRole('term')).toHaveText([
    'Database',
    'Worker',
    'Queue',
    'Files',
    'Virus scanner',
    'Mail',
    'Disk',
    'Backup',
  ])
  await expect(parts.getByText('SQLite, a file on this machine')).toBeVisible()
  await expect(parts.getByText('The worker stopped')).toBeVisible()
  await expect(page.getByText('Messages and other jobs wait until it runs again.')).toBeVisible()
})

const rows = (page: Page, table: string) =>
  page.getByRole('table', { name: table }).locator('tbody tr')

const known = new WeakMap<Db, ReturnType<typeof fill>>()

/** Once for all tests of a process. */
function filled({ db }: SiteWithDatabase) {
  const leads = known.get(db) ?? fill(db)
  known.set(db, leads)
  return leads
}

async function fill(db: Db) {
  const set = (id: string, columns: object) =>
    db.updateTable('submissions').set(columns).where('id', '=', id).execute()
  const name = (text: string) => ({ formData: { name: text, insurance_type: 'boat' } })
  const due = await acceptLead(db, name('Fay Ollow'))
  await set(due.id, { status: 'in-work', follow_up_on: '2026-01-02', answered_at: ago(-4) })
  const unanswered = await acceptLead(db, {
    ...name('Una Nswered'),
    kind: 'contact',
    source: { path: '/contact', town: 'mystic', referrer: 'https://www.boats.example/list' },
  })
  const held = await acceptLead(db, name('Sue Spect'))
  await set(held.id, { held_at: ago(1) })
  for (const days of [0, 8, 9, 20, 28]) {
    const { id } = await acceptLead(db, name('Otto Over'))
    const answered_at = ago(24 * days - 4)
    await set(id, { status: 'won', created_at: ago(24 * days), answered_at })
  }
  await db
    .updateTable('outbox')
    .set({ created_at: ago(1) })
    .execute()
  await db
    .updateTable('deliveries')
    .set({ attempts: 3, last_error: 'The mail server gave no answer (ECONNREFUSED)' })
    .execute()
  await beat(db, 'worker')
  await db
    .updateTable('heartbeats')
    .set({ beat_at: ago(1) })
    .execute()
  return { due: due.id, unanswered: unanswered.id }
}
