import { expect, type Page, request } from '@playwright/test'
import { fillSignIn, STAFF } from '../../staff/account.ts'
import { oneTimeCode } from '../../staff/one-time-code.ts'
import { expectAccessible } from '../checks/axe.ts'
import { listenForComplaints } from '../checks/complaints.ts'
import { expectNothingSideways } from '../checks/every-width.ts'
import { test } from '../fixtures/kept.ts'
import { type NewSite, startNewSite } from '../fixtures/new-site.ts'

const NEW_PASSWORD = 'four tides and a bit more'
const account = { email: 'ben@agency.example', password: STAFF.password }

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a new site ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    let site: NewSite
    test.beforeAll(async () => {
      site = await startNewSite()
    })
    test.afterAll(() => site?.remove())
    test.use({ javaScriptEnabled, baseURL: async ({}, use) => use(site?.address) })

    test('lets staff in from the printed link to the last session', async ({ page }) => {
      test.slow()
      const complaints = listenForComplaints(page)

      await test.step('the link makes the account, after its problems are put right', async () => {
        await page.goto(site.setUpLink)
        await expectWell(page, javaScriptEnabled)
        await page.getByLabel('Your name').fill('Ben Fowler')
        await page.getByLabel('Password').fill('too short')
        await page.getByRole('button', { name: 'Create my account' }).click()
        await expect(page).toHaveTitle(/^Error: Create your account \| /)
        const alert = page.getByRole('alert')
        await expect(alert).toContainText('Please enter a valid email address.')
        await expect(alert).toContainText('Please use at least 12 characters.')
        await expect(page.getByLabel('Your name')).toHaveValue('Ben Fowler')
        await expect(page.getByLabel('Password')).toHaveValue('')
        await expectWell(page, javaScriptEnabled)
        await page.getByLabel('Email address').fill('Ben@Agency.example')
        await page.getByLabel('Password').fill('password1234')
        await page.getByRole('button', { name: 'Create my account' }).click()
        await expect(alert).toContainText('This password is easy to guess')
        await page.getByLabel('Password').fill(account.password)
        await page.getByRole('button', { name: 'Create my account' }).click()
        await expect(page).toHaveURL('/admin/leads')
        const name = page.getByRole('banner').getByText('Ben Fowler').filter({ visible: true })
        await expect(name).toHaveCount(1)
      })

      await test.step('the link is void then', async () => {
        const answer = await page.request.get(site.setUpLink)
        expect(answer.status()).toBe(404)
        expect(await answer.text()).toContain('This link no longer works')
      })

      await test.step('a wrong password is refused, a right one leads to the page wanted', async () => {
        await page.getByRole('button', { name: 'Sign out' }).click()
        await expect(page.getByRole('status')).toHaveText('You have signed out.')
        await page.goto('/admin/account')
        await expect(page).toHaveURL('/admin/sign-in?to=%2Fadmin%2Faccount')
        await fillSignIn(page, { ...account, password: 'not my password' })
        await expect(page.getByRole('alert')).toContainText('is not right. Please check both')
        await expect(page.getByLabel('Email address')).toHaveValue(account.email)
        await expect(page.getByLabel('Password')).toHaveValue('')
        await expectWell(page, javaScriptEnabled)
        await fillSignIn(page, account)
        await expect(page).toHaveURL('/admin/account')
        await page.reload()
        await expect(page.getByRole('alert')).toHaveCount(0)
      })

      const secret = await test.step('one-time codes are set up with an app', async () => {
        const elsewhere = await signedInElsewhere(site)
        await page.getByRole('link', { name: 'Set up one-time codes' }).click()
        await expectWell(page, javaScriptEnabled)
        await page.getByLabel('Your password').fill('not my password')
        await page.getByRole('button', { name: 'Continue' }).click()
        await expect(page.getByRole('alert')).toContainText('This is not your current password.')
        await page.getByLabel('Your password').fill(account.password)
        await page.getByRole('button', { name: 'Continue' }).click()
        await expect(page.getByRole('img', { name: /^The secret/ })).toBeVisible()
        await expectWell(page, javaScriptEnabled)
        const shown = await page.getByText('Or type the secret in:').textContent()
        const found = shown?.split(':')[1]?.trim() ?? ''
        await page.getByLabel('Code').fill('000000')
        await page.getByRole('button', { name: 'Turn one-time codes on' }).click()
        await expect(page.getByRole('alert')).toContainText('That code is not right.')
        await page.getByLabel('Code').fill(oneTimeCode(found))
        await page.getByRole('button', { name: 'Turn one-time codes on' }).click()
        await expect(page.getByRole('status')).toContainText('takes a code from your app')
        // That session began without a code.
        expect((await elsewhere.get('/admin/account')).url()).toContain('/admin/sign-in')
        await elsewhere.dispose()
        await expectWell(page, javaScriptEnabled)
        return found
      })

      const backup = await test.step('new backup codes are shown once', async () => {
        await page.getByLabel('Your password').first().fill(account.password)
        await page.getByRole('button', { name: 'Make new backup codes' }).click()
        const codes = page.getByRole('listitem').filter({ hasText: /^\w{5}-\w{5}$/ })
        await expect(codes).toHaveCount(10)
        await expectWell(page, javaScriptEnabled)
        const first = (await codes.first().textContent()) ?? ''
        await page.goto('/admin/account/codes')
        await expect(codes).toHaveCount(0)
        return first
      })

      await test.step('signing in asks for a code, and takes the app’s or a backup code', async () => {
        for (const code of [oneTimeCode(secret), backup]) {
          await page.getByRole('button', { name: 'Sign out' }).click()
          await fillSignIn(page, account)
          await expect(page.getByRole('heading', { name: 'Enter a code' })).toBeVisible()
          expect((await page.request.get('/admin/account', { maxRedirects: 0 })).status()).toBe(303)
          await expectWell(page, javaScriptEnabled)
          await page.getByLabel('Code').fill('12345')
          await page.getByRole('button', { name: 'Sign in' }).click()
          await expect(page.getByRole('alert')).toContainText('This code is not right')
          await page.getByLabel('Code').fill(code)
          await page.getByRole('button', { name: 'Sign in' }).click()
          await expect(page).toHaveURL('/admin/leads')
        }
        await page.goto('/admin/account/codes')
        await page.getByLabel('Your password').last().fill(account.password)
        await page.getByRole('button', { name: 'Turn them off' }).click()
        await expect(page.getByRole('status')).toContainText('only your password')
      })

      await test.step('sessions elsewhere are seen and ended, one by one and all at once', async () => {
        const others = await Promise.all([1, 2, 3].map(() => signedInElsewhere(site)))
        await page.goto('/admin/account')
        await expectWell(page, javaScriptEnabled)
        await expect(page.getByText('This one')).toHaveCount(1)
        const end = page.getByRole('button', { name: /^End this session/ })
        const before = await end.count()
        await end.first().click()
        await expect(page.getByRole('status')).toHaveText('That session has ended.')
        await expect(end).toHaveCount(before - 1)
        await page.getByRole('button', { name: 'End all others' }).click()
        await expect(end).toHaveCount(0)
        for (const other of others) {
          expect((await other.get('/admin/account')).url()).toContain('/admin/sign-in')
          await other.dispose()
        }
      })

      await test.step('the password is changed', async () => {
        await page.getByLabel('Current password').fill(account.password)
        await page.getByLabel('New password').fill('short')
        await page.getByRole('button', { name: 'Change the password' }).click()
        await expect(page.getByRole('alert')).toContainText('at least 12 characters')
        await page.getByLabel('Current password').fill(account.password)
        await page.getByLabel('New password').fill(NEW_PASSWORD)
        await page.getByRole('button', { name: 'Change the password' }).click()
        await expect(page.getByRole('status')).toContainText('Your password is changed')
        await page.getByRole('button', { name: 'Sign out' }).click()
        await fillSignIn(page, account)
        await expect(page.getByRole('alert')).toContainText('is not right. Please check both')
        await fillSignIn(page, { ...account, password: NEW_PASSWORD })
        await expect(page).toHaveURL('/admin/leads')
      })

      await test.step('the old address of the importer leads to the tools', async () => {
        const answer = await page.request.get('/admin/import')
        expect(await answer.text()).toMatch(/<h1[^>]*>Redirecting to Admin Tools\.\.\.<\/h1>/)
        await page.goto('/admin/import')
        await expect(page).toHaveURL('/admin/tools')
      })
      expect(complaints).toEqual([])
    })
  })
}

async function signedInElsewhere({ address }: NewSite) {
  const elsewhere = await request.newContext({ baseURL: address })
  const form = { ...account, to: '/admin/account' }
  const answer = await elsewhere.post('/api/staff-access/sign-in', { form })
  expect(answer.url()).toBe(`${address}/admin/account`)
  return elsewhere
}

/**
 * Accessible, not indexed and not wider than the screen, on a small phone and a desk. Axe itself is
 * a script; the HTML without one is the same.
 */
async function expectWell(page: Page, withAxe: boolean) {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    if (withAxe) await expectAccessible(page)
    await expectNothingSideways(page)
  }
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
}
