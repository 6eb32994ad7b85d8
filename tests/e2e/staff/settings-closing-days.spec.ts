import { expect } from '@playwright/test'
import { officeDay } from '../../../src/settings/office-day.ts'
import { WebSite } from '../../sites/web-site.ts'
import {
  expectAccessibleEverywhere,
  openUntil,
  outcome,
  press,
  SOON,
  test,
} from '../fixtures/desk-site.ts'
import { BOOKING_PAGE } from '../fixtures/provider.ts'
import { freshEmail } from '../steps/form-steps.ts'

test.describe.configure({ mode: 'serial' })

test('a closing day shows wherever the site says when somebody answers, until it is removed', async ({
  page,
}) => {
  const today = officeDay()
  const reason = 'Boat <b>show</b>'
  await page.goto('/admin/settings')
  await page.getByRole('link', { name: 'Closing days' }).click()
  const line = page.getByRole('group', { name: 'Line 1, new' })
  await line.getByLabel('Last day').fill('2020-01-01')
  await line.getByLabel('First day').fill(today)
  await line.getByLabel('Reason').fill(reason)
  await press(page, 'Save')
  await expect(page.getByRole('alert')).toContainText('Line 1: the last day is before the first')
  await expect(page.getByLabel('Reason, shown to visitors').first()).toHaveValue(reason)
  await expectAccessibleEverywhere(page)
  await page.getByLabel('Last day').first().fill('')
  await press(page, 'Save')
  await expect(outcome(page)).toHaveText('Saved. The site shows it now.')

  const sentence = /Our office is closed on .*\. We answer from /
  for (const path of ['/contact', '/quote', '/appointments']) {
    await openUntil(page, path, () =>
      expect(page.locator('main').getByText(sentence)).toContainText(`(${reason})`, SOON),
    )
    await expectAccessibleEverywhere(page)
  }
  const sent = await page.request.post('/api/forms/call', {
    form: { name: 'Jane Doe', phone: '203-555-0123', email: freshEmail() },
  })
  await page.goto(/\/request\?token=[\w-]{44}/.exec(await sent.text())?.[0] ?? '')
  const beingRead = page.locator('main li').filter({ hasText: 'Being read' })
  await expect(beingRead.getByText(sentence)).toContainText(`(${reason})`)
  await expect(beingRead).not.toContainText('The office is open')
  await page.goto('/contact')
  await expect(page.locator('main dd').filter({ hasText: reason })).toBeVisible()
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join()).toContain(`"validFrom":"${today}"`)

  await page.goto('/admin/settings/closing-days')
  const stored = page.getByRole('group', { name: 'Line 1', exact: true })
  await stored.getByLabel('First day').fill('')
  await stored.getByLabel('Reason').fill('')
  await press(page, 'Save')
  await expect(outcome(page)).toContainText('Saved.')
  await openUntil(page, '/contact', () =>
    expect(page.locator('main').getByText(sentence)).toHaveCount(0, SOON),
  )
})

test('next to the calendar of the scheduling provider, closing days are no days to book', async ({
  page,
  site,
}) => {
  const second = new WebSite({ DATA_DIR: site.dataDir, CALENDLY_URL: BOOKING_PAGE })
  await second.start()
  try {
    await page.goto('/api/staff/settings/closing-days.ics')
    await expect(page.getByRole('alert')).toContainText('No closing days are set, so there is no')
    await page.goto('/admin/settings/closing-days')
    const line = page.getByRole('group', { name: 'Line 1, new' })
    await line.getByLabel('First day').fill('2099-12-24')
    await line.getByLabel('Last day').fill('2099-12-25')
    await press(page, 'Save')
    await expect(outcome(page)).toContainText('Saved.')
    const closed = 'No appointments on Thursday, December 24, 2099 to Friday, December 25, 2099.'
    await expect
      .poll(async () => (await fetch(`${second.address}/appointments`)).text())
      .toContain(closed)
    expect(await (await fetch(`${site.address}/appointments`)).text()).not.toContain(closed)
    const file = await page.request.get('/api/staff/settings/closing-days.ics')
    expect(file.headers()['content-type']).toContain('text/calendar')
    expect(await file.text()).toContain('DTSTART;VALUE=DATE:20991224')
    const stranger = await fetch(`${site.address}/api/staff/settings/closing-days.ics`)
    expect(stranger.status).toBe(401)
  } finally {
    await second.stop()
  }
})
