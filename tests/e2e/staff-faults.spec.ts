import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import { launch } from '../launched.ts'
import { type RunningSite, startSite } from '../site.ts'
import { siteOnPostgres } from './site-on-postgres.ts'
import { fillSignIn, STAFF, STAFF_SETTINGS, signInAsStaff } from './staff.ts'

test.describe('on a site of its own', () => {
  let site: RunningSite
  test.beforeAll(async () => {
    site = await startSite({ ...STAFF_SETTINGS, TRUSTED_PROXIES: '1' })
  })
  test.afterAll(() => site.remove())

  test('ten wrong passwords from one address are enough, and other addresses go on', async ({
    browser,
  }) => {
    const from = (address: string) =>
      browser.newPage({
        baseURL: site.address,
        extraHTTPHeaders: { 'x-forwarded-for': `6.6.6.6, ${address}` },
      })
    const page = await from('203.0.113.9')
    await page.goto('/admin/sign-in')
    for (let n = 0; n < 10; n++) {
      await fillSignIn(page, { ...STAFF, password: 'not the password' })
      await expect(page.getByRole('alert')).toContainText('do not belong together')
    }
    await fillSignIn(page, STAFF)
    await expect(page.getByRole('alert')).toContainText(/You can try again in (9|10) minutes\./)
    const elsewhere = await from('198.51.100.7')
    await signInAsStaff(elsewhere)
    await Promise.all([page.close(), elsewhere.close()])
  })

  test('the command line invites, lists and removes while the site runs', async ({ browser }) => {
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

    const page = await browser.newPage({ baseURL: site.address })
    await page.goto(link)
    await expect(page.getByLabel('E-mail address')).toHaveValue('cleo@agency.example')
    await page.getByLabel('Your name').fill('Cleo')
    await page.getByLabel('Password').fill(STAFF.password)
    await page.getByRole('button', { name: 'Make my account' }).click()
    await expect(page).toHaveURL('/admin/tools')

    const listed = await staff('list')
    expect(listed.output).toContain('anna@agency.example')
    expect(listed.output).toMatch(/^cleo@agency\.example {2}Cleo {2}since \S+ {2}password only$/m)
    const removed = await staff('remove', 'cleo@agency.example')
    expect(removed.output).toContain('signed it out everywhere')
    await page.goto('/admin/tools')
    await expect(page).toHaveURL('/admin/sign-in')

    for (const wrong of [
      [],
      ['add'],
      ['add', 'nobody'],
      ['list', 'x@y.example'],
      ['sing', 'a@b.example'],
    ]) {
      const { status, output } = await staff(...wrong)
      expect(status, wrong.join(' ')).toBe(1)
      expect(output).toContain('npm run staff -- add EMAIL')
      expect(output).not.toContain('    at ')
    }
    await page.close()
  })

  test('while nobody can write to the database, sign-in says so and works again after', async ({
    page,
  }) => {
    await page.goto(`${site.address}/admin/sign-in?to=/admin/account`)
    const holder = new Sqlite(join(site.dataDir, 'site.sqlite'))
    holder.exec('begin immediate')
    await fillSignIn(page, STAFF)
    await expect(page.getByRole('alert')).toContainText('The database does not answer', {
      timeout: 30_000,
    })
    await expect(page.getByLabel('E-mail address')).toHaveValue(STAFF.email)
    holder.exec('rollback')
    holder.close()
    await fillSignIn(page, STAFF)
    await expect(page).toHaveURL(`${site.address}/admin/account`)
  })

  test('with another secret every session has ended, and nothing breaks', async ({ browser }) => {
    const page = await browser.newPage({ baseURL: site.address })
    await signInAsStaff(page)
    await site.stop()
    rmSync(join(site.dataDir, 'auth-secret'))
    await site.launch()
    await page.goto('/admin/account')
    await expect(page).toHaveURL('/admin/sign-in?to=%2Fadmin%2Faccount')
    await signInAsStaff(page)
    await page.close()
  })
})

test.describe('on Postgres', () => {
  const on = siteOnPostgres(STAFF_SETTINGS)

  test('staff sign in; while the database is away every page says so, and the session outlives it', async ({
    browser,
  }) => {
    const page = await browser.newPage({ baseURL: on.site.address })
    await signInAsStaff(page)
    await on.postgres.stop()
    const away = await page.goto('/admin/account')
    expect(away?.status()).toBe(503)
    await expect(page.getByRole('heading')).toHaveText('The database does not answer')
    expect((await page.goto('/admin/set-up?token=x'))?.status()).toBe(503)
    await expect(page.getByText('so nobody can sign in')).toBeVisible()
    await page.goto('/admin/sign-in')
    await fillSignIn(page, STAFF)
    await expect(page.getByRole('alert')).toContainText('The database does not answer')
    await on.postgres.start()
    await expect(async () => {
      expect((await page.goto('/admin/account'))?.status()).toBe(200)
    }).toPass({ timeout: 30_000 })
    await page.close()
  })
})
