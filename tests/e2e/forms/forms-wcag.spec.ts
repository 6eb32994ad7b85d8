import { expect, type Page } from '@playwright/test'
import {
  expectNoPuzzle,
  expectProblemsNamed,
  hiddenWhileFocused,
  smallTargets,
  waysToHelp,
} from '../checks/wcag.ts'
import { test } from '../fixtures/kept.ts'
import { formAwake } from '../steps/awake.ts'
import {
  chooseInsurance,
  describeVessel,
  expectAccessible,
  freshEmail,
  giveContact,
  shownReference,
  surveyPdf,
} from '../steps/form-steps.ts'

/*
 * What axe cannot see of WCAG 2.2 AA, on every state of the forms: 2.4.11 focus not obscured, 2.5.8
 * target size, 3.2.6 consistent help, 3.3.1 and 3.3.3 errors, 3.3.7 redundant entry, 3.3.8 accessible
 * authentication.
 */

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 720 },
]

/** The order in which every page of the site offers help, as the first page that was looked at has it. */
let help: string[] | undefined

/** The checks that hold in every state, on a phone and a desk. */
async function expectUsable(page: Page, state: string) {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await page.evaluate(() => scrollTo(0, 0))
    const where = `${state} at ${size.width} px`
    expect.soft(await smallTargets(page), `small targets on ${where}`).toEqual([])
    await expectAccessible(page)
    expect
      .soft(await hiddenWhileFocused(page, help ? 'main' : 'top'), `hidden focus on ${where}`)
      .toEqual([])
  }
  await expectNoPuzzle(page)
  help ??= await waysToHelp(page)
  expect(help.length).toBeGreaterThan(2)
  expect.soft(await waysToHelp(page), `the order of help on ${state}`).toEqual(help)
}

test('the quote form asks for nothing twice, and names each problem', async ({ page }) => {
  await page.goto('/quote')
  await expectUsable(page, 'the first step')
  const names = () =>
    page
      .locator(
        'form[data-form] :is(input, select, textarea):not([type=hidden], [type=radio], [type=file])',
      )
      .filter({ visible: true })
      .evaluateAll((fields) =>
        fields.map(
          (field) => field.getAttribute('autocomplete') ?? field.getAttribute('name') ?? '',
        ),
      )
  await page.getByLabel('Boat & Yacht Insurance').focus()
  await formAwake(page)
  await chooseInsurance(page)
  await expect(page.getByLabel('Vessel type')).toBeVisible()
  const vessel = await names()
  await expectUsable(page, 'the second step')
  await describeVessel(page)
  await expect(page.getByLabel('First name')).toBeVisible()
  const contact = await names()
  const button = page.getByRole('button', { name: 'Get My Free Quote' })
  await button.click()
  await expectProblemsNamed(page, 4)
  await expectUsable(page, 'the last step with problems')
  expect(new Set([...vessel, ...contact]).size).toBe(vessel.length + contact.length)
  // What was entered stays, there and back.
  await giveContact(page, freshEmail())
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Vessel length (feet)')).toHaveValue('27')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Jane')
  await page.getByLabel('Attachments').setInputFiles([surveyPdf])
  await button.click()
  await shownReference(page)
  await expectUsable(page, 'the page after sending')
  await page.getByRole('link', { name: 'See where it stands' }).click()
  await expect(page.getByRole('heading', { name: 'Your quote request' })).toBeVisible()
  await expect(page.getByLabel('Attachments')).toBeVisible()
  // The request is known by its link: nothing is asked for again, but as what a file is sent.
  expect(await names()).toEqual(['documentName'])
  await expectUsable(page, 'the page about the request')
  await page.getByRole('button', { name: 'Send the files' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(/^Choose a file first: a PDF/)
  await expectUsable(page, 'the page about the request with a problem')
})

for (const { path, send, problems } of [
  { path: '/contact', send: 'Send Message', problems: 5 },
  { path: '/appointments', send: 'Request a Call', problems: 3 },
]) {
  test(`${path} names each problem, and is usable in every state`, async ({ page }) => {
    await page.goto(path)
    await expectUsable(page, path)
    await page.getByRole('button', { name: send }).click()
    await expectProblemsNamed(page, problems)
    await expectUsable(page, `${path} with problems`)
  })
}

test('the newsletter names its problem, and so do pages without anything to show', async ({
  page,
}) => {
  await page.goto('/newsletter')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  const field = page.getByLabel('Email address')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
  await expectUsable(page, 'the newsletter with a problem')
  for (const path of ['/contact/received', '/request']) {
    await page.goto(path)
    await expectUsable(page, path)
  }
})
