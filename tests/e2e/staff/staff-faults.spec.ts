import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { launch } from '../../sites/launched.ts'
import { fillSignIn, STAFF, signInAsStaff } from '../../staff/account.ts'
import { test } from '../fixtures/kept.ts'
import { withLockedDatabase } from '../fixtures/locked-database.ts'
import { webSite } from '../fixtures/web-site.ts'

const site = webSite({ TRUSTED_PROXIES: '1' })

test('ten wrong passwords from one address are enough, and other addresses go on', async ({
  browser,
}) => {
  const from = (address: string) =>
    browser.newPage({
      baseURL: site.address,
      extraHTTPHeaders: { 'x-forwarded-for': `6.6.6.6, ${address}` },
    })
  const page = await from('203.0.113.9')
  const wrong = { email: STAFF.email, password: 'not the password' }
  for (let n = 0; n < 9; n++) {
    const answer = await page.request.post('/api/staff-access/sign-in', { form: wrong })
    expect(await answer.text()).toContain('is not right. Please check both')
  }
  await page.goto('/admin/sign-in')
  await fillSignIn(page, wrong)
  await expect(page.getByRole('alert')).toContainText('is not right. Please check both')
  await fillSignIn(page, STAFF)
  await expect(page.getByRole('alert')).toContainText(/You can try again in \d+ minutes\./)
  const elsewhere = await from('198.51.100.7')
  await signInAsStaff(elsewhere)
  await Promise.all([page.close(), elsewhere.close()])
})

test('the command line invites, lists and removes while the site runs', async ({ page }) => {
  const staff = async (...args: string[]) => {
    const { ended, output } = launch('staff.ts', args, {
      DATA_DIR: site.dataDir,
      SITE_URL: site.address,
    })
    return { status: await ended, output: output() }
  }
  const added = await staff('add', 'Cleo@agency.example')
  expect(added.status).toBe(0)
  const link = /http:\S+\/admin\/set-up\?token=\S+/.exec(added.output)?.[0] ?? ''

  await page.goto(link)
  await expect(page.getByLabel('Email address')).toHaveValue('cleo@agency.example')
  await page.getByLabel('Your name').fill('Cleo')
  await page.getByLabel('Password').fill(STAFF.password)
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(page).toHaveURL('/admin/leads')

  const listed = await staff('list')
  expect(listed.output).toContain('anna@agency.example')
  expect(listed.output).toMatch(
    /^cleo@agency\.example {2}Cleo {2}broker {2}since \S+ {2}password only$/m,
  )
  const reset = await staff('reset', 'cleo@agency.example')
  await page.goto(/http:\S+\/admin\/new-password\?token=\S+/.exec(reset.output)?.[0] ?? '')
  await expect(page.getByLabel('Email address')).toHaveValue('cleo@agency.example')
  const removed = await staff('remove', 'cleo@agency.example')
  expect(removed.output).toContain('signed it out everywhere')
  await page.goto('/admin/leads')
  await expect(page).toHaveURL('/admin/sign-in')

  const misspelled = [
    [],
    ['add'],
    ['add', 'nobody'],
    ['add', 'a@b.example', 'captain'],
    ['reset'],
    ['list', 'x@y.example'],
    ['sing', 'a@b.example'],
  ]
  for (const { status, output } of await Promise.all(misspelled.map((args) => staff(...args)))) {
    expect(output).toContain('npm run staff -- add EMAIL')
    expect(output).not.toContain('    at ')
    expect(status).toBe(1)
  }
})

test('while nobody can write to the database, sign-in says so and works again after', async ({
  page,
}) => {
  await page.goto('/admin/sign-in?to=/admin/account')
  await withLockedDatabase(site, async () => {
    await fillSignIn(page, STAFF)
    await expect(page.getByRole('alert')).toContainText('The database is not responding')
    await expect(page.getByLabel('Email address')).toHaveValue(STAFF.email)
  })
  await fillSignIn(page, STAFF)
  await expect(page).toHaveURL('/admin/account')
})

test('settings that the database does not take are sent again, as the page that says so shows them', async ({
  page,
}) => {
  await signInAsStaff(page, '/admin/settings')
  await page.getByLabel('Street and number').fill('7 Dock Street')
  await withLockedDatabase(site, async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'The database is not responding',
    )
    await expect(page.getByText('Save the agency’s details.')).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: '7 Dock Street' })).toBeVisible()
  })
  await page.getByRole('button', { name: 'Send it again' }).click()
  await expect(page.getByLabel('Street and number')).toHaveValue('7 Dock Street')
  await expect(page.getByRole('status').first()).toContainText('Saved')
})

test('with another secret every session has ended, and nothing breaks', async ({ page }) => {
  await signInAsStaff(page)
  await site.stop()
  rmSync(join(site.dataDir, 'auth-secret'))
  await site.start()
  await page.goto('/admin/account')
  await expect(page).toHaveURL('/admin/sign-in?to=%2Fadmin%2Faccount')
  await signInAsStaff(page)
})
