import { expect, type Page } from '@playwright/test'
import { mailWith } from '../../servers/mailbox.ts'
import { test } from '../fixtures/kept.ts'
import { expectAccessible, freshEmail, REFERENCE, shownReference } from '../steps/form-steps.ts'

const dataDir = () => process.env.E2E_DATA_DIR as string
const _SUBMIT = '**/api/trpc/forms.submit*'

async function askForCall(page: Page, email: string) {
  await page.getByLabel('Name').fill('Jane Doe')
  await page.getByLabel('Phone').fill('(203) 555-0123')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Preferred time').selectOption('Weekday midday, noon to 2 p.m.')
}

function sendButton(page: Page) {
  return page.getByRole('button', { name: 'Request a Call' })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('a visitor asks for a call, gets a reference, and the agency every answer', async ({
      page,
    }) => {
      const email = freshEmail()
      await page.goto('/appointments?town=westport')
      await askForCall(page, email)
      await sendButton(page).click()
      const reference = await shownReference(page)
      await expect(page.getByText('Call request received', { exact: true })).toBeVisible()
      if (javaScriptEnabled) await expectAccessible(page)
      const [agency, visitor] = await mailWith(dataDir(), reference)
      expect(agency?.subject).toBe(`Jane Doe, 203-555-0123: Request for a call ${reference}`)
      expect(agency?.replyTo?.[0]?.address).toBe(email)
      const text = agency?.text?.replaceAll('\r\n', '\n')
      for (const answer of [
        'Name:\nJane Doe',
        'Phone:\n(203) 555-0123',
        `Email:\n${email}`,
        'Preferred time:\nWeekday midday, noon to 2 p.m.',
        'Page:\n/appointments',
        'Town:\nwestport',
      ]) {
        expect(text).toContain(answer)
      }
      expect(visitor?.to?.[0]?.address).toBe(email)
      expect(visitor?.subject).toBe(`Your request for a call ${reference}`)
      expect(visitor?.text).not.toContain('Jane')
    })
  })
}

test('an empty form comes back with a sentence for each field, and what is typed stays', async ({
  page,
}) => {
  await page.goto('/appointments')
  await sendButton(page).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Name must be at least 2 characters.')
  await expect(alert).toContainText('Please enter a valid phone number.')
  await expect(alert).toContainText('Please enter a valid email address.')
  await expect(alert.getByRole('link')).toHaveCount(3)
  await expectAccessible(page)
  await page.getByLabel('Name').fill('Jane Doe')
  await page.getByLabel('Phone').fill('555')
  await sendButton(page).click()
  await expect(alert.getByRole('link')).toHaveCount(2)
  await expect(page.getByLabel('Name')).toHaveValue('Jane Doe')
  await expect(page.getByLabel('Phone')).toHaveValue('555')
  await askForCall(page, freshEmail())
  await sendButton(page).click()
  expect(await shownReference(page)).toMatch(REFERENCE)
})

test('who types what is no number is told what to type', async ({ page }) => {
  await page.goto('/appointments')
  const phone = page.getByLabel('Phone')
  await expect(phone).toHaveAccessibleDescription('')
  await askForCall(page, freshEmail())
  await phone.fill('555-0123')
  await sendButton(page).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Please enter a valid phone number.')
  await expect(phone).toHaveAccessibleDescription(/203-555-0142/)
  await expect(page.getByText('For example 203-555-0142')).toBeVisible()
  await expectAccessible(page)
  await phone.fill('+44 20 7946 0018')
  await sendButton(page).click()
  expect(await shownReference(page)).toMatch(REFERENCE)
})

test('the page that shows a failed post again says so in its title, and is accessible', async ({
  page,
}) => {
  await page.request.post('/api/forms/call', { form: { step: 'call', name: 'J' } })
  await page.goto('/appointments')
  await expect(page).toHaveTitle(/^Error: /)
  await expect(page.getByRole('alert')).toContainText('Name must be at least 2 characters.')
  await expectAccessible(page)
})

test('without JavaScript a double click is one request too', async ({ request }) => {
  const form = {
    step: 'call',
    name: 'Jane Doe',
    phone: '203-555-0123',
    email: freshEmail(),
    preferred_time: 'morning',
  }
  const references = new Set<string>()
  for (const _ of [1, 2]) {
    const answer = await request.post('/api/forms/call', { form })
    expect(answer.url()).toMatch(/\/appointments\/received$/)
    references.add((await answer.text()).match(REFERENCE)?.[0] ?? 'none')
  }
  expect(references.size).toBe(1)
  expect([...references][0]).toMatch(REFERENCE)
})

test('the address of the form leads to its page', async ({ request }) => {
  const answer = await request.get('/api/forms/call', { maxRedirects: 0 })
  expect(answer.status()).toBe(303)
  expect(answer.headers().location).toBe('/appointments')
  const nothing = await request.get('/appointments/received')
  expect(await nothing.text()).toContain('There is nothing to show in this browser')
})
