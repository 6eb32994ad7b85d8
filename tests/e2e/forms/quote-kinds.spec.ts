import { expect, type Page } from '@playwright/test'
import { mailWith } from '../../servers/mailbox.ts'
import { listenForComplaints } from '../checks/complaints.ts'
import { test } from '../fixtures/kept.ts'
import { formAwake } from '../steps/awake.ts'
import {
  chooseInsurance,
  describeVessel,
  expectAccessible,
  freshEmail,
  giveContact,
  shownReference,
} from '../steps/form-steps.ts'

const dataDir = () => process.env.E2E_DATA_DIR as string
const YEAR = new Date().getFullYear() + 1

const KINDS = [
  {
    kind: 'Other Coverage',
    javaScriptEnabled: true,
    heading: 'Tell us what you want to insure',
    lists: { 'Coverage wanted': 'home-and-flood', 'Kind of building': 'house' },
    texts: { 'Address or town': '12 Shore Road, Old Lyme', 'Present insurer': 'Sound Mutual' },
    mailed: ['Home and flood', 'Single-family house', '12 Shore Road, Old Lyme', 'Sound Mutual'],
  },
  {
    kind: 'Commercial Marine',
    javaScriptEnabled: false,
    heading: 'Tell us about your business',
    lists: { 'What it operates': 'marina' },
    texts: { 'Business name': 'Harbor Yard', 'Docks or vessels': '40 slips and a fuel dock' },
    mailed: ['Harbor Yard', 'Marina or moorings', '40 slips and a fuel dock'],
  },
] as const

// What is stored, mailed and exported of each kind: tests/integration/leads/quote-kinds.test.ts.
for (const { kind, javaScriptEnabled, heading, lists, texts, mailed } of KINDS) {
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } })

    test(`a request for ${kind} asks its own questions, and loses none of a boat's answers`, async ({
      page,
    }) => {
      const complaints = listenForComplaints(page)
      const day = page.getByLabel('When does that policy end?')
      await page.goto('/quote')
      if (javaScriptEnabled) {
        await page.getByLabel(kind).focus()
        await formAwake(page)
      }
      await chooseInsurance(page)
      await describeVessel(page)
      await back(page)
      await back(page)
      await chooseInsurance(page, kind)
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      await expect(page.getByLabel('Vessel type')).toHaveCount(0)
      for (const [label, value] of Object.entries(lists))
        await page.getByLabel(label).selectOption(value)
      for (const [label, value] of Object.entries(texts)) await page.getByLabel(label).fill(value)
      await day.fill('February 30')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('alert')).toContainText('a day with its month and year')
      await expect(day).toHaveValue('February 30')
      await day.fill(`3/15/${YEAR}`)
      if (javaScriptEnabled) {
        await expectAccessible(page)
        await page.reload()
        await expect(day).toHaveValue(`3/15/${YEAR}`)
      }
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBeLessThanOrEqual(360)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(definition(page, `March 15, ${YEAR}`)).toBeVisible()
      await expect(page.getByText('Vessel type', { exact: true })).toHaveCount(0)
      await giveContact(page, freshEmail())

      // A boat after all, and back: what was typed for each is there.
      await page.getByRole('button', { name: 'Change type of insurance' }).click()
      await chooseBoatAgain(page)
      await expect(definition(page, '$85,000')).toBeVisible()
      await page.getByRole('button', { name: 'Change type of insurance' }).click()
      await page.getByLabel(kind).check()
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(definition(page, `March 15, ${YEAR}`)).toBeVisible()
      await page.getByRole('button', { name: 'Get My Free Quote' }).click()

      const reference = await shownReference(page)
      for (const answer of mailed) await expect(page.getByText(answer)).toBeVisible()
      await expect(page.getByText('Vessel type', { exact: true })).toHaveCount(0)
      const [agency, visitor] = await mailWith(dataDir(), reference)
      for (const answer of [...mailed, `March 15, ${YEAR}`]) expect(agency?.text).toContain(answer)
      expect(agency?.text).not.toContain('Vessel type')
      expect(visitor?.text).not.toContain('Sound Mutual')
      expect(complaints).toEqual([])
    })
  })
}

const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true }).click()

const definition = (page: Page, text: string) =>
  page.getByRole('definition').filter({ hasText: text })

async function chooseBoatAgain(page: Page) {
  await page.getByLabel('Boat & Yacht Insurance').check()
  await page.getByRole('button', { name: 'Continue' }).click()
}
