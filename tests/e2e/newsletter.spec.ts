import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import PostalMime from 'postal-mime'
import { messagesTo } from '../mailbox.ts'
import { type RunningSite, startSite } from '../site.ts'
import { expectAccessibleEverywhere } from './blog-site.ts'
import { freshEmail, listenForComplaints } from './form-steps.ts'
import { fillSignIn, STAFF, STAFF_SETTINGS } from './staff.ts'

let site: RunningSite

test.beforeAll(async () => {
  site = await startSite(STAFF_SETTINGS)
})
test.afterAll(() => site?.remove())

for (const javaScriptEnabled of [true, false]) {
  test(`${javaScriptEnabled ? 'with' : 'without'} JavaScript an address is typed in, confirmed, exported and let go`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled })
    const page = await context.newPage()
    const complaints = listenForComplaints(page)
    const email = freshEmail()
    await page.goto(`${site.address}/blog`)
    await subscribe(page, ` ${email.toUpperCase()} `)
    await expect(page).toHaveURL(`${site.address}/newsletter/subscribed`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox')
    await expectAccessibleIf(javaScriptEnabled, page)

    const { confirm, unsubscribe } = await linksTo(email)
    await page.goto(confirm)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your address')
    await expect(page.getByText(email)).toBeVisible()
    await expectAccessibleIf(javaScriptEnabled, page)
    // A program that looks through mail has followed the link, too: that is not enough.
    expect(await exported(browser)).not.toContain(email)

    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the list')
    await expectAccessibleIf(javaScriptEnabled, page)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the list')
    const csv = await exported(browser)
    expect(csv).toContain(`"${email}"`)
    expect(csv).toContain(`"${unsubscribe}"`)

    await page.goto(unsubscribe)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unsubscribe')
    await expectAccessibleIf(javaScriptEnabled, page)
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed')
    await expectAccessibleIf(javaScriptEnabled, page)
    expect(await exported(browser)).not.toContain(email)
    expect(complaints).toEqual([])

    const old = await page.goto(confirm)
    expect(old?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
    await expectAccessibleIf(javaScriptEnabled, page)
    await context.close()
  })
}

test('an address that is none comes back at its field as it was typed, and can be mended', async ({
  page,
}) => {
  await page.goto(`${site.address}/blog`)
  for (const typed of [
    '',
    'jane',
    'jane@',
    'jane@x',
    'a b@c.example',
    `${'a'.repeat(250)}@c.example`,
  ]) {
    const [response] = await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'POST'),
      subscribe(page, typed),
    ])
    expect(response.status()).toBe(422)
    const field = page.getByLabel('Email address')
    await expect(field).toHaveValue(typed)
    await expect(field).toHaveAccessibleDescription('Please enter a valid email address.')
    await expect(field).toBeFocused()
    await expect(page).toHaveTitle(/^Error: Newsletter/)
  }
  await expectAccessibleEverywhere(page)
  // Awake, it is still the page of its own address: back leads to it.
  await page.getByRole('heading', { level: 1 }).click()
  await page.waitForFunction(() => globalThis.navigates)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(/about$/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newsletter')
  await subscribe(page, freshEmail())
  await expect(page).toHaveURL(/subscribed$/)
})

test('the answer does not tell whether an address was known', async ({ request }) => {
  const email = freshEmail()
  const answers = []
  // The fourth has no letter left for the day.
  for (let time = 0; time < 5; time++) {
    const answer = await request.post(`${site.address}/newsletter`, {
      form: { email },
      maxRedirects: 0,
    })
    const { date: _, ...headers } = answer.headers()
    answers.push({ status: answer.status(), headers, body: await answer.text() })
  }
  expect(answers[0]).toMatchObject({
    status: 303,
    headers: { location: '/newsletter/subscribed', 'cache-control': 'no-store' },
  })
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(await messagesTo(site.dataDir, email, 3)).toHaveLength(3)
})

test('while the database refuses, the page says so and keeps the address; then it goes through', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  const email = freshEmail()
  await page.goto(`${site.address}/blog`)
  const holder = new Sqlite(join(site.dataDir, 'site.sqlite'))
  holder.exec('begin immediate')
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'POST', { timeout: 20_000 }),
    subscribe(page, email),
  ])
  expect(response.status()).toBe(503)
  await expect(page.getByText('We could not keep your address just now')).toBeVisible()
  await expect(page.getByLabel('Email address')).toHaveValue(email)
  holder.exec('rollback')
  holder.close()
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL(/subscribed$/)
  await page.close()
})

test('a link whose address cannot be looked up says so, and works when it can', async ({
  page,
  request,
}) => {
  const email = freshEmail()
  await request.post(`${site.address}/newsletter`, { form: { email } })
  const { confirm, unsubscribe } = await linksTo(email)
  change('alter table subscribers rename to subscribers_away')
  try {
    for (const link of [confirm, unsubscribe]) {
      const answer = await page.goto(link)
      expect(answer?.status()).toBe(503)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'We cannot look that up just now',
      )
      await expectAccessibleEverywhere(page)
      expect((await request.post(link)).status()).toBe(503)
    }
    const oneClick = await request.post(unsubscribe, { form: { 'List-Unsubscribe': 'One-Click' } })
    expect(oneClick.status()).toBe(503)
  } finally {
    change('alter table subscribers_away rename to subscribers')
  }
  await page.goto(confirm)
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the list')
})

test('a mail program unsubscribes its reader with one post, from anywhere and without a redirect', async ({
  request,
  browser,
}) => {
  const email = freshEmail()
  await request.post(`${site.address}/newsletter`, { form: { email } })
  const { confirm, unsubscribe } = await linksTo(email)
  await request.post(confirm)
  expect(await exported(browser)).toContain(email)
  for (const _ of [1, 2]) {
    const answer = await request.post(unsubscribe, {
      multipart: { 'List-Unsubscribe': 'One-Click' },
      headers: { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
      maxRedirects: 0,
    })
    expect([answer.status(), await answer.text()]).toEqual([200, 'Unsubscribed.'])
  }
  expect(await exported(browser)).not.toContain(email)
  const other = await request.post(unsubscribe.replace(/.$/, '!'), {
    form: { 'List-Unsubscribe': 'One-Click' },
    maxRedirects: 0,
  })
  expect(other.status()).toBe(404)
})

test('a link that belongs to nobody gets a page that says so', async ({ page, request }) => {
  for (const token of ['', 'x', 'x'.repeat(32), '%00', 'a'.repeat(5000), '%E0%A4%A']) {
    for (const [path, title] of [
      ['confirm', 'This link no longer works'],
      ['unsubscribe', 'This link belongs to no address'],
    ]) {
      const address = `${site.address}/newsletter/${path}?token=${token}`
      const answer = await page.goto(address)
      expect(answer?.status(), address).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title as string)
      expect((await request.post(address)).status(), address).toBe(404)
    }
  }
  await expectAccessibleEverywhere(page)
})

test('the pages of one reader are kept by nobody and listed nowhere; that with the box is everyone’s', async ({
  request,
}) => {
  for (const path of ['', '/subscribed', '/confirm?token=x', '/unsubscribe?token=x']) {
    const answer = await request.get(`${site.address}/newsletter${path}`)
    expect(answer.headers()['cache-control'], path).toBe('private, no-store')
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>')
  }
  const blog = await request.get(`${site.address}/blog`)
  expect(blog.headers()['cache-control']).toBe('public, no-cache')
  expect(await (await request.get(`${site.address}/sitemap.xml`)).text()).not.toContain(
    'newsletter',
  )
})

test('the box takes nothing from other sites, and nothing that is no form', async ({ request }) => {
  const post = (data: string, headers: Record<string, string>) =>
    request.post(`${site.address}/newsletter`, { data, headers, maxRedirects: 0 })
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const email = `email=${encodeURIComponent(freshEmail())}`
  expect((await post(email, { ...form, 'sec-fetch-site': 'cross-site' })).status()).toBe(403)
  expect((await post(email, { ...form, origin: 'https://evil.example' })).status()).toBe(403)
  expect((await post(email, { 'content-type': 'text/plain' })).status()).toBe(400)
  expect((await post(`email=${'x'.repeat(2_000_000)}`, form)).status()).toBe(413)
  // What came of them is the same as for any other address that is none.
  expect((await post('email=%00%0a&email=%ff', form)).status()).toBe(422)
})

test('staff see who subscribed, find an address by its beginning and erase it', async ({
  page,
}) => {
  const email = freshEmail()
  await page.request.post(`${site.address}/newsletter`, { form: { email, path: '/blog' } })
  await signIn(page)
  await expect(page.getByText(email)).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.getByLabel('Beginning of an address').fill(email.slice(0, 12).toUpperCase())
  await page.getByRole('button', { name: 'Search' }).click()
  const line = page.getByRole('listitem').filter({ hasText: email })
  await expect(page.getByText(/^1 address begins with “/)).toBeVisible()
  await expect(line).toContainText('Not confirmed')
  await expect(line).toContainText('On /blog')
  await line.getByText('Remove').click()
  await expectAccessibleEverywhere(page)
  await line.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText('The address has been erased.')).toBeVisible()
  await expect(page).toHaveURL(/beginning=/)
  await expect(page.getByText(email)).toHaveCount(0)
  await page.goto(`${site.address}/admin/newsletter?beginning=nobody%00%&page=99999999999`)
  await expect(page.getByText('No address begins with “nobody%”.')).toBeVisible()
})

test('nobody else sees the list or its file', async ({ request }) => {
  const list = await request.get(`${site.address}/admin/newsletter`, { maxRedirects: 0 })
  expect([list.status(), list.headers().location]).toEqual([
    303,
    expect.stringContaining('/admin/sign-in'),
  ])
  expect((await request.get(`${site.address}/api/staff/newsletter.csv`)).status()).toBe(401)
  const erase = await request.post(`${site.address}/api/staff/newsletter/erase`, {
    form: { id: 'x' },
  })
  expect(erase.status()).toBe(401)
})

async function subscribe(page: Page, email: string) {
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Subscribe' }).click()
}

/** The links of the message that went to an address. */
async function linksTo(email: string) {
  const [raw = ''] = await messagesTo(site.dataDir, email, 1)
  const { text = '' } = await PostalMime.parse(raw)
  const link = (page: string) =>
    new RegExp(`${site.address}/newsletter/${page}\\?token=[\\w-]+`).exec(text)?.[0] ?? ''
  return { confirm: link('confirm'), unsubscribe: link('unsubscribe') }
}

/** The list as staff download it. */
async function exported(browser: Browser): Promise<string> {
  const page = await browser.newPage()
  await signIn(page)
  const answer = await page.request.get(`${site.address}/api/staff/newsletter.csv`)
  expect(answer.headers()).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'no-store',
  })
  expect(answer.headers()['content-disposition']).toMatch(
    /^attachment; filename="newsletter-\d{4}-\d\d-\d\d\.csv"$/,
  )
  const text = await answer.text()
  await page.close()
  return text
}

async function signIn(page: Page) {
  await page.goto(`${site.address}/admin/sign-in?to=/admin/newsletter`)
  await fillSignIn(page, STAFF)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newsletter')
}

function change(sql: string) {
  const db = new Sqlite(join(site.dataDir, 'site.sqlite'))
  db.exec(sql)
  db.close()
}

/** axe needs a page that runs scripts. */
async function expectAccessibleIf(javaScriptEnabled: boolean, page: Page) {
  if (javaScriptEnabled) await expectAccessibleEverywhere(page)
}
