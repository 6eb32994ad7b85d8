import type { Page } from '@playwright/test'
import { acceptLead } from '../../samples/leads.ts'
import { expect, expectAccessibleEverywhere, test } from '../fixtures/lead-site.ts'
import { pageAwake } from '../steps/awake.ts'

declare global {
  var isBehind: boolean
  var announced: { title: string; body: string | undefined; press(): void }[]
}

/** Notes what is announced, and lets the test put the tab behind another. */
async function watchNotifications(page: Page) {
  await page.clock.install()
  await page.addInitScript(() => {
    globalThis.isBehind = false
    globalThis.announced = []
    Object.defineProperty(document, 'hidden', { get: () => globalThis.isBehind })
    Object.defineProperty(document, 'visibilityState', {
      get: () => (globalThis.isBehind ? 'hidden' : 'visible'),
    })
    const Real = Notification
    globalThis.Notification = class extends Real {
      // Chromium's headless shell always says "denied" here, whatever it answers when asked.
      static override get permission() {
        return (sessionStorage.getItem('permission') ?? 'default') as NotificationPermission
      }
      static override async requestPermission() {
        const permission = await Real.requestPermission()
        sessionStorage.setItem('permission', permission)
        return permission
      }
      constructor(title: string, options: NotificationOptions = {}) {
        super(title, options)
        const press = () => this.onclick?.(new Event('click'))
        globalThis.announced.push({ title, body: options.body, press })
      }
    }
  })
}

const putBehind = (page: Page, isBehind: boolean) =>
  page.evaluate((value) => {
    globalThis.isBehind = value
    document.dispatchEvent(new Event('visibilitychange'))
  }, isBehind)
const announcements = (page: Page) =>
  page.evaluate(() => globalThis.announced.map(({ title, body }) => [title, body]))
const HURRY_MS = 5000

test('whoever wants it is notified of a new lead while the tab is behind, without a name', async ({
  page,
  context,
  desk,
}) => {
  await context.grantPermissions(['notifications'])
  await watchNotifications(page)
  await page.goto('/admin/leads')
  await pageAwake(page)
  await page.getByRole('button', { name: 'Notify me of new leads' }).click()
  await expect(page.getByText('announces new leads, without names')).toBeVisible()
  await expectAccessibleEverywhere(page)

  await acceptLead(desk.db)
  await expect(async () => {
    await page.clock.runFor(HURRY_MS)
    await expect(page).toHaveTitle(/^\(1\) Leads/, { timeout: 500 })
  }).toPass()
  expect(await announcements(page), 'while the tab is in front').toEqual([])

  await putBehind(page, true)
  const { id } = await acceptLead(desk.db)
  await expect(async () => {
    await page.clock.runFor(HURRY_MS)
    expect(await announcements(page)).toHaveLength(1)
  }).toPass()
  expect(await announcements(page)).toEqual([
    ['New quote request', 'Boat & Yacht Insurance, Bridgeport'],
  ])
  await page.evaluate(() => globalThis.announced[0]?.press())
  await expect(page).toHaveURL(`/admin/leads/${id}`)
})

test('several at once are announced together, and none once it is turned off', async ({
  page,
  context,
  desk,
}) => {
  await context.grantPermissions(['notifications'])
  await watchNotifications(page)
  await page.goto('/admin/leads')
  await pageAwake(page)
  await page.getByRole('button', { name: 'Notify me of new leads' }).click()
  await expect(page.getByRole('button', { name: 'Stop notifying me' })).toBeVisible()
  await page.reload()
  await pageAwake(page)
  await expect(page.getByRole('button', { name: 'Stop notifying me' })).toBeVisible()
  await putBehind(page, true)
  // The page asks again when all of them are there.
  await page.route('**/api/trpc/leads.since*', (route) => route.abort())
  for (let n = 0; n < 4; n++) await acceptLead(desk.db)
  await page.unroute('**/api/trpc/leads.since*')
  await expect(async () => {
    await page.clock.runFor(HURRY_MS)
    expect(await announcements(page)).toContainEqual(['4 new leads', undefined])
  }).toPass()

  await putBehind(page, false)
  await page.getByRole('button', { name: 'Stop notifying me' }).click()
  await expect(page.getByRole('button', { name: 'Notify me of new leads' })).toBeVisible()
  const before = await announcements(page)
  await putBehind(page, true)
  await acceptLead(desk.db)
  await page.clock.runFor(4 * HURRY_MS)
  expect(await announcements(page)).toEqual(before)
})

test('nobody is asked before they press, and a refusal is answered with how to allow it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let permission: NotificationPermission = 'default'
    Object.defineProperty(Notification, 'permission', { get: () => permission })
    Notification.requestPermission = async () => {
      permission = 'denied'
      return permission
    }
  })
  await page.goto('/admin/leads')
  await pageAwake(page)
  await page.getByRole('button', { name: 'Notify me of new leads' }).click()
  await expect(page.getByText('Your browser blocks notifications of this site.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Notify me' })).toBeHidden()
  await expectAccessibleEverywhere(page)
})
