import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures/kept.ts'
import { formAwake } from '../steps/awake.ts'
import {
  chooseInsurance,
  describeVessel,
  expectAccessible,
  giveContact,
} from '../steps/form-steps.ts'

const change = (page: Page, what: string) => page.getByRole('button', { name: `Change ${what}` })

for (const javaScriptEnabled of [true, false]) {
  test(`the last step shows every answer and leads to each and back, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled, viewport: { width: 320, height: 640 } })
    await page.goto('/quote')
    await chooseInsurance(page, 'Other Coverage')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('definition').filter({ hasText: 'Other Coverage' })).toBeVisible()
    await expect(page.getByText('Not answered', { exact: true })).toHaveCount(5)
    if (javaScriptEnabled) {
      // On a fast machine each step was a page of its own, and this one has not been touched.
      await page.getByLabel('First name').focus()
      await formAwake(page)
      await expectAccessible(page)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBeLessThanOrEqual(320)
    }
    await giveContact(page, 'not an address')

    // Back at the field; Continue returns to the last step, with what was typed there.
    await change(page, 'when does that policy end?').click()
    const day = page.getByLabel('When does that policy end?')
    if (javaScriptEnabled) await expect(day).toBeFocused()
    else await expect(page).toHaveURL(/step=vessel\.contact#policy_ends$/)
    await day.fill('next spring')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert')).toContainText('a day with its month and year')
    await expect(day).toHaveValue('next spring')
    const year = new Date().getFullYear() + 1
    await day.fill(`3/15/${year}`)
    await page.getByRole('button', { name: 'Continue' }).click()
    const said = page.getByRole('definition').filter({ hasText: `March 15, ${year}` })
    await expect(said).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveValue('Jane')
    await expect(page.getByLabel('Email')).toHaveValue('not an address')

    // The other kind of insurance needs what was left out: that step comes first.
    await change(page, 'type of insurance').click()
    await chooseInsurance(page)
    await describeVessel(page)
    await expect(said).toHaveCount(0)
    for (const answer of ['Boat & Yacht Insurance', 'Center Console', '27', '$85,000', 'Fishing']) {
      await expect(page.getByRole('definition').filter({ hasText: answer }).first()).toBeVisible()
    }
    await page.getByRole('button', { name: 'Get My Free Quote' }).click()
    await expect(page.getByRole('alert')).toContainText('Please enter a valid email address.')
    await expect(page.getByLabel('First name')).toHaveValue('Jane')
    await expect(page.getByRole('definition').filter({ hasText: 'Fishing' })).toBeVisible()
    await page.close()
  })
}
