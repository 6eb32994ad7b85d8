import { expect, type Page } from '@playwright/test'
import { messagesTo } from '../../servers/mailbox.ts'
import { listenForComplaints } from '../checks/complaints.ts'
import { expectAccessibleEverywhere } from '../checks/every-width.ts'
import { test } from '../fixtures/kept.ts'
import { freshEmail } from '../steps/form-steps.ts'
import { untilNavigates } from '../steps/navigation.ts'
import { exported, linksTo, subscribe } from '../steps/newsletter-steps.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('an address is typed in, confirmed, exported and let go', async ({ page }) => {
  const expectWell = () => expectAccessibleEverywhere(page)
  const complaints = listenForComplaints(page)
  const email = freshEmail()
  await page.goto('/blog')
  await subscribe(page, ` ${email.toUpperCase()} `)
  await expect(page).toHaveURL('/newsletter/subscribed')
  await expect(heading(page)).toHaveText('Check your inbox')
  await expectWell()

  const { confirm, unsubscribe } = await linksTo(email)
  await page.goto(confirm)
  await expect(heading(page)).toHaveText('Confirm your address')
  await expect(page.getByText(email)).toBeVisible()
  await expectWell()
  // A mail scanner may have followed the link too: that is not enough.
  expect(await exported()).not.toContain(email)

  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(heading(page)).toHaveText('You are on the list')
  await expectWell()
  await page.reload()
  await expect(heading(page)).toHaveText('You are on the list')
  const csv = await exported()
  expect(csv).toContain(`"${email}"`)
  expect(csv).toContain(`"${unsubscribe}"`)

  await page.goto(unsubscribe)
  await expect(heading(page)).toHaveText('Unsubscribe')
  await expectWell()
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(heading(page)).toHaveText('You are unsubscribed')
  await expectWell()
  expect(await exported()).not.toContain(email)
  expect(complaints).toEqual([])

  const old = await page.goto(confirm)
  expect(old?.status()).toBe(404)
  await expect(heading(page)).toHaveText('This link no longer works')
  await expectWell()
})

test('an invalid address comes back in its field as it was typed, and can be corrected', async ({
  page,
}) => {
  await page.goto('/blog')
  for (const typed of ['', 'a b@c.example']) {
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
  await heading(page).click()
  await untilNavigates(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(/about$/)
  await page.goBack()
  await expect(heading(page)).toHaveText('Newsletter')
  await subscribe(page, freshEmail())
  await expect(page).toHaveURL(/subscribed$/)
})

test('the answer does not tell whether an address was known', async ({ request }) => {
  const email = freshEmail()
  const answers = []
  // The fourth exceeds the daily limit of messages.
  for (let time = 0; time < 5; time++) {
    const answer = await request.post('/newsletter', { form: { email }, maxRedirects: 0 })
    const { date: _, 'x-request-id': _id, ...headers } = answer.headers()
    answers.push({ status: answer.status(), headers, body: await answer.text() })
  }
  expect(answers[0]).toMatchObject({
    status: 303,
    headers: { location: '/newsletter/subscribed', 'cache-control': 'no-store' },
  })
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(await messagesTo(process.env.E2E_DATA_DIR as string, email, 3)).toHaveLength(3)
})

test('a mail program unsubscribes its reader with one post, from anywhere and without a redirect', async ({
  request,
}) => {
  const email = freshEmail()
  await request.post('/newsletter', { form: { email } })
  const { confirm, unsubscribe } = await linksTo(email)
  await request.post(confirm)
  expect(await exported()).toContain(email)
  for (const _ of [1, 2]) {
    const answer = await request.post(unsubscribe, {
      multipart: { 'List-Unsubscribe': 'One-Click' },
      headers: { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
      maxRedirects: 0,
    })
    expect([answer.status(), await answer.text()]).toEqual([200, 'Unsubscribed.'])
  }
  expect(await exported()).not.toContain(email)
  const other = await request.post(unsubscribe.replace(/.$/, '!'), {
    form: { 'List-Unsubscribe': 'One-Click' },
    maxRedirects: 0,
  })
  expect(other.status()).toBe(404)
})
