import { expect, type Page } from '@playwright/test'
import { mailWith } from '../../servers/mailbox.ts'
import { listenForComplaints } from '../checks/complaints.ts'
import { test } from '../fixtures/kept.ts'
import { formAwake } from '../steps/awake.ts'
import {
  bigPhoto,
  chooseInsurance,
  describeVessel,
  expectAccessible,
  freshEmail,
  giveContact,
  shownReference,
  surveyPdf,
} from '../steps/form-steps.ts'

const dataDir = () => process.env.E2E_DATA_DIR as string

test('a visitor with a 9 MB photo and a PDF gets a reference, and both messages carry it', async ({
  page,
}) => {
  const complaints = listenForComplaints(page)
  const email = freshEmail()
  await page.goto('/quote?utm_source=harbor-news')
  await expect(page.getByText('Step 1 of 3').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Boat & Yacht Insurance').check()
  // Sent faster than it wakes, the step would be the server's.
  await formAwake(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Tell us about your vessel' })).toBeFocused()
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '66')
  await expectAccessible(page)
  await describeVessel(page)
  await giveContact(page, email)
  await page.getByLabel('Attachments').setInputFiles([bigPhoto, surveyPdf])
  await expect(page.getByText('9.0 MB')).toBeVisible()
  await expect(page.locator('li img')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Get My Free Quote' }).click()

  const reference = await shownReference(page)
  await expect(page.getByText('Quote Request Received!')).toBeVisible()
  await expectAccessible(page)
  const [agency, visitor] = await mailWith(dataDir(), reference)
  expect(agency?.replyTo?.[0]?.address).toBe(email)
  for (const answer of ['Center Console', '27', '$85,000', 'Fishing', '203-555-0123', '06604']) {
    expect(agency?.text).toContain(answer)
  }
  expect(agency?.text).toContain('bow in the slip.jpg')
  expect(agency?.text).toContain('survey.pdf')
  expect(agency?.text).toContain('harbor-news')
  expect(agency?.attachments).toEqual([])
  expect(visitor?.to?.[0]?.address).toBe(email)
  expect(visitor?.text).not.toContain('Jane')
  expect(complaints).toEqual([])
})

test('a reload of the page with the reference sends nothing again', async ({ page }) => {
  await page.goto('/quote')
  await chooseInsurance(page, 'Other Coverage')
  await page.getByRole('button', { name: 'Continue' }).click()
  await giveContact(page, freshEmail())
  await page.getByRole('button', { name: 'Get My Free Quote' }).click()
  const reference = await shownReference(page)
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))
  await page.reload()
  expect(await shownReference(page)).toBe(reference)
  expect(calls).toEqual([])
})

test('Continue waits for a choice, and on the vessel step for what the insurer must know', async ({
  page,
}) => {
  await page.goto('/quote')
  await page.getByLabel('Boat & Yacht Insurance').focus()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await chooseInsurance(page)
  const next = page.getByRole('button', { name: 'Continue' })
  await expect(next).toBeDisabled()
  // It is reached by the keyboard, and says why.
  await next.focus()
  await expect(next).toBeFocused()
  await expect(next).toHaveAccessibleDescription(
    'To continue, fill in the vessel type, vessel length, and estimated value.',
  )
  await expect(page.getByLabel('Vessel length (feet)')).toHaveAttribute('required')
  await expect(page.getByLabel('Vessel type')).toHaveAttribute('aria-required', 'true')
  await expect(page.getByLabel('Primary use')).not.toHaveAttribute('aria-required')
  await expect(page).toHaveTitle(/^Step 2 of 3: Get a Marine Insurance Quote/)
  await expect(page.getByRole('heading', { name: /^Step 2 of 3: Tell us/ })).toBeVisible()
  await page.getByLabel('Vessel type').selectOption('yacht')
  await page.getByLabel('Vessel length (feet)').fill('44')
  await expect(next).toBeDisabled()
  await page.getByLabel('Estimated value').fill('$350000.50')
  await expect(next).toBeEnabled()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByLabel('Commercial Marine').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Business name')).toBeVisible()
  await expect(next).toBeEnabled()
  await page.getByRole('button', { name: 'Back' }).click()
  await chooseInsurance(page)
  await expect(page.getByLabel('Vessel length (feet)')).toHaveValue('44')
})

test('wrong answers are summed up at the top with links to their fields, and focus goes there', async ({
  page,
}) => {
  await page.goto('/quote')
  await chooseInsurance(page)
  await page.getByLabel('Vessel type').selectOption('yacht')
  await page.getByLabel('Vessel length (feet)').fill('abc')
  await page.getByLabel('Estimated value').fill('a lot')
  await page.getByRole('button', { name: 'Continue' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('Please enter a valid number for vessel length.')
  await expect(summary).toContainText('Please enter a valid dollar amount.')
  await expectAccessible(page)
  await summary.getByRole('link').first().click()
  await expect(page.getByLabel('Vessel length (feet)')).toBeFocused()
  await page.getByLabel('Vessel length (feet)').fill('30')
  await expect(page.getByText('Please enter a valid number for vessel length.')).toHaveCount(0)
  await page.getByLabel('Estimated value').fill('45,000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Get My Free Quote' }).click()
  for (const message of [
    'First name must be at least 2 characters.',
    'Last name must be at least 2 characters.',
    'Please enter a valid email address.',
    'Please enter a valid ZIP code (e.g., 06604 or 06604-1234).',
  ]) {
    await expect(summary).toContainText(message)
  }
})

test('who comes from a town finds the town and what its form had chosen, and may change it', async ({
  page,
}) => {
  await page.goto('/quote?town=mystic')
  await expect(page).toHaveTitle(/ in Mystic, CT \| /)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mystic, CT')
  await expect(page.getByText('Your quote for Mystic, Connecticut')).toBeVisible()
  await expect(page.getByLabel('Boat & Yacht Insurance')).toBeChecked()
  await page.getByLabel('Luxury Yacht Insurance').check()
  await page.goto('/towns/mystic')
  await page.goto('/quote?town=mystic')
  const choice = page.getByLabel('Luxury Yacht Insurance')
  const back = page.getByRole('button', { name: 'Back' })
  // A draft that was saved before the page was left opens at its first question without an answer.
  await expect(choice.or(back).first()).toBeVisible()
  if (await back.isVisible()) await back.click()
  await expect(choice).toBeChecked()
  await page.goto('/quote?town=atlantis')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Get Your Custom Insurance Quote',
  )
})

test('Back, Forward and reload lose nothing that was typed in the tab', async ({ page }) => {
  await page.goto('/quote')
  await page.getByLabel('Boat & Yacht Insurance').focus()
  await formAwake(page)
  await chooseInsurance(page)
  await describeVessel(page)
  await page.getByLabel('First name').fill('Jane')
  await page.getByLabel('Attachments').setInputFiles(surveyPdf)
  await expect(page.getByText('Arrived, 0.1 MB')).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Vessel length (feet)')).toHaveValue('27')
  await page.goForward()
  await expect(page.getByLabel('First name')).toHaveValue('Jane')
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Jane')
  await expect(page.getByText('survey.pdf', { exact: true })).toBeVisible()
  await page.goto('/contact')
  await page.goBack()
  await expect(page.getByLabel('First name')).toHaveValue('Jane')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Vessel type')).toHaveValue('center-console')
})

test('the wizard is completed with the keyboard alone', async ({ page }) => {
  const email = freshEmail()
  await page.goto('/quote')
  await tabTo(page, 'Boat & Yacht Insurance')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('Commercial Marine')).toBeChecked()
  await formAwake(page)
  await tabTo(page, 'Continue')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Tell us about your business' })).toBeFocused()
  await tabTo(page, 'Continue')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('First name')).toBeVisible()
  for (const [name, text] of [
    ['First name', 'Ann'],
    ['Last name', 'Lee'],
    ['Email', email],
    ['ZIP code', '06460'],
  ] as const) {
    await tabTo(page, name)
    await page.keyboard.type(text)
  }
  await tabTo(page, 'Get My Free Quote')
  await page.keyboard.press('Enter')
  await shownReference(page)
})

test('a general request needs no choice, though the keyboard passes the cards and comes back to them', async ({
  page,
}) => {
  await page.goto('/products/unknown-x')
  await page.getByLabel('Boat & Yacht Insurance').focus()
  await formAwake(page)
  await tabTo(page, 'Continue')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Tell us about your vessel' })).toBeFocused()
  await tabTo(page, 'Continue')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('First name')).toBeVisible()
  await tabTo(page, 'Change type of insurance')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Boat & Yacht Insurance')).toBeFocused()
  await tabTo(page, 'Continue')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('First name')).toBeVisible()
})

async function tabTo(page: Page, name: string) {
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    const label = await focused.evaluate(
      (e) => (e as HTMLInputElement).labels?.[0]?.textContent ?? e.textContent ?? '',
    )
    if (label.includes(name)) return
  }
  throw new Error(`the keyboard never reached ${name}`)
}

test('what only a boat needs is optional in a general request, and says so', async ({ page }) => {
  await page.goto('/products/unknown-x')
  await page.getByRole('button', { name: 'Continue' }).click()
  for (const name of ['Vessel type', 'Vessel length (feet)', 'Estimated value', 'Primary use']) {
    await expect(page.getByText(`${name} (optional)`)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Back' }).click()
  await chooseInsurance(page)
  await expect(page.getByText('(optional)')).toHaveCount(1)
})
