import { join } from 'node:path'
import { type Browser, expect, type Page } from '@playwright/test'
import PostalMime from 'postal-mime'
import { openDatabase } from '../../../db/open.ts'
import { messagesTo } from '../../servers/mailbox.ts'
import { WebSite } from '../../sites/web-site.ts'
import { fillSignIn, STAFF } from '../../staff/account.ts'
import { staffPages } from '../../staff/staff-pages.ts'
import { expectAccessible } from '../checks/axe.ts'
import { expectNothingSideways } from '../checks/every-width.ts'
import { test } from '../fixtures/kept.ts'
import { signedIn } from '../fixtures/signed-in.ts'

const site = new WebSite()

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  await site.start()
  await site.startWorker()
})
test.afterAll(() => site.remove())

const writer = {
  name: 'Wendy Writer',
  email: 'wendy@agency.example',
  password: STAFF.password,
}

test('an owner invites a writer, who sees no leads, is made a broker, and is removed', async ({
  browser,
}) => {
  const owner = await openAs(browser, {
    storageState: signedIn(site.dataDir),
  })
  const other = await openAs(browser)

  const link = await test.step('the invitation is shown and mailed', async () => {
    await owner.goto('/admin/staff')
    await expectWell(owner)
    await owner.getByLabel('Email address').fill('not an address')
    await owner.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(owner.getByRole('alert')).toContainText('Please enter a valid email address.')
    await expect(owner.getByRole('alert')).not.toContainText('role')
    await owner.getByLabel('Email address').fill(writer.email)
    await owner.getByRole('radio', { name: 'Writer' }).check()
    await owner.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(owner.getByRole('status')).toContainText('is on its way')
    await expectWell(owner)
    const shown = await owner.getByLabel('Link', { exact: true }).inputValue()
    const mailed = await linkMailedTo(writer.email)
    expect(new URL(mailed).pathname).toBe(new URL(shown).pathname)
    expect(mailed).not.toBe(shown)
    return mailed
  })

  await test.step('the writer makes the account, and lands on the posts', async () => {
    await other.goto(link)
    await other.getByLabel('Your name').fill(writer.name)
    await other.getByLabel('Password').fill(writer.password)
    await other.getByRole('button', { name: 'Create my account' }).click()
    await expect(other).toHaveURL('/admin/posts')
    const menu = other.getByRole('navigation', { name: 'Staff' })
    await expect(menu.getByRole('link')).toHaveText([
      'Tools',
      'Posts',
      'Texts',
      'Testimonials',
      'Account',
    ])
    await menu.getByRole('link', { name: 'Tools' }).click()
    await expect(other.getByRole('button', { name: 'Import Articles' })).toBeVisible()
    // A link to what a writer is refused would be none.
    await expect(other.locator('a[href^="/admin#"], main a[href="/admin"]')).toHaveCount(0)
  })

  await test.step('and is refused what is not for writers', async () => {
    for (const path of ['/admin', '/admin/newsletter', '/admin/log', '/admin/staff']) {
      const answer = await other.goto(path)
      expect(answer?.status(), path).toBe(403)
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(
        'Your account cannot open this page',
      )
      await expect(other.locator('main')).not.toContainText('@')
    }
    await expect(other.locator('main')).toContainText(`ask ${STAFF.name}`)
    await expectWell(other)
    const list = await other.request.get('/api/staff/newsletter.csv')
    expect(list.status()).toBe(403)
  })

  await test.step('the owner makes a broker of them', async () => {
    await owner.goto('/admin/staff')
    await owner.getByRole('link', { name: writer.name }).click()
    await expectWell(owner)
    await owner.getByRole('radio', { name: 'Broker' }).check()
    await owner.getByRole('button', { name: 'Save the role' }).click()
    await expect(owner.getByRole('status')).toHaveText('Wendy Writer is a broker now.')
    expect((await other.goto('/admin/newsletter'))?.status()).toBe(200)
    expect((await other.goto('/admin/log'))?.status()).toBe(200)
    expect((await other.goto('/admin/staff'))?.status()).toBe(403)
    await other.goto('/admin')
    const before = other.locator('#before')
    await expect(before).toContainText('An owner can change it.')
    await expect(before.getByRole('button')).toHaveCount(0)
  })

  await test.step('and removes them in two steps, which signs them out at once', async () => {
    await owner.getByRole('link', { name: 'Remove this account' }).click()
    await expectWell(owner)
    await owner.getByRole('link', { name: 'Keep it' }).click()
    await owner.getByRole('link', { name: 'Remove this account' }).click()
    await owner.getByRole('button', { name: 'Remove the account' }).click()
    await expect(owner.getByRole('status')).toHaveText('The account of Wendy Writer is removed.')
    await other.goto('/admin/posts')
    await expect(other).toHaveURL(/\/admin\/sign-in/)
  })

  await test.step('but nobody removes the last owner', async () => {
    await owner.getByRole('link', { name: STAFF.name }).click()
    await owner.getByRole('radio', { name: 'Writer' }).check()
    await owner.getByRole('button', { name: 'Save the role' }).click()
    await expect(owner.getByRole('alert')).toContainText('This is the only owner')
  })

  await test.step('all of it is in the log, by person, kind and day', async () => {
    await owner.goto('/admin/log')
    await expectWell(owner)
    const lines = owner.locator('main ol > li')
    await expect(lines.first()).toContainText(`removed the account of ${writer.email}`)
    await owner.getByLabel('Person').selectOption(writer.email)
    await owner.getByLabel('Kind').selectOption('Signing in and out')
    await owner.getByRole('button', { name: 'Filter' }).click()
    await expect(owner).toHaveURL(/kind=sign-in/)
    await expect(lines).toHaveCount(1)
    await expect(lines).toContainText(`${writer.email} signed in with a password`)
    await owner.getByLabel('To').fill('2020-01-01')
    await owner.getByRole('button', { name: 'Filter' }).click()
    await expect(owner.getByText('Nothing in the log fits this filter.')).toBeVisible()
    await expectWell(owner)
  })
  await Promise.all([owner.context().close(), other.context().close()])
})

test('a forgotten password is replaced through the link in the mail', async ({ browser }) => {
  const page = await openAs(browser)
  await page.goto('/admin/sign-in')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expectWell(page)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByRole('alert')).toContainText('Please enter your email address.')
  await page.getByLabel('Email address').fill('nope')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByRole('alert')).toContainText('Please enter a valid email address.')
  await page.getByLabel('Email address').fill(STAFF.email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByRole('status')).toContainText('If this address has an account')
  const link = await linkMailedTo(STAFF.email)
  await page.goto(link)
  await expectWell(page)
  await page.getByLabel('New password').fill('short')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByRole('alert')).toContainText('at least 12 characters')
  const password = 'four tides and a moon'
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByRole('status')).toContainText('Your password is changed')
  await fillSignIn(page, { email: STAFF.email, password })
  await expect(page).toHaveURL('/admin/leads')
  expect((await page.goto(link))?.status()).toBe(404)
  await expectWell(page)
  // The next test is signed in as before.
  await page.context().storageState({ path: join(site.dataDir, 'signed-in.json') })
  await page.context().close()
})

test('no page opens for an account without a role, so each names a permission', async ({
  browser,
}) => {
  const page = await openAs(browser, { storageState: signedIn(site.dataDir) })
  await setRole('nobody')
  const paths = staffPages()
  expect(paths.length).toBeGreaterThan(10)
  for (const path of paths) {
    const answer = await page.request.get(path, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(403)
    const html = await answer.text()
    expect(html).toContain('Your account cannot open this page')
    const parts = await page.request.get(`/RSC/R${path}.txt?query=`, { maxRedirects: 0 })
    expect([parts.status(), await parts.text()], path).toEqual([
      403,
      'Your account cannot open this page.',
    ])
  }
  await setRole('owner')
  await page.context().close()
})

/** Writes a role as no page would. */
async function setRole(role: string) {
  const db = openDatabase(site.databaseFile)
  await db
    .updateTable('staff')
    .set({ role: role as 'owner' })
    .execute()
  await db.destroy()
}

async function openAs(browser: Browser, options?: Parameters<Browser['newContext']>[0]) {
  const context = await browser.newContext({ ...options, baseURL: site.address })
  return context.newPage()
}

/** The link in the latest message to an address. */
async function linkMailedTo(address: string): Promise<string> {
  const raw = await messagesTo(site.dataDir, address, 1)
  const mails = await Promise.all(raw.map((one) => PostalMime.parse(one)))
  const last = mails.sort((a, b) => Date.parse(a.date ?? '') - Date.parse(b.date ?? '')).at(-1)
  const [link] = /http:\S+\?token=[\w-]+/.exec(last?.text ?? '') ?? []
  return link ?? `no link in: ${last?.text}`
}

/** Accessible on a small phone, and nowhere wider than the window. */
async function expectWell(page: Page) {
  await page.setViewportSize({ width: 320, height: 800 })
  await expectAccessible(page)
  await expectNothingSideways(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectNothingSideways(page)
}
