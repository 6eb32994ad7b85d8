import { expect } from '@playwright/test'
import { test } from '../fixtures/kept.ts'
import { formAwake } from '../steps/awake.ts'
import { chooseInsurance } from '../steps/form-steps.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('a quote that is asked for on the page of a vessel begins with it', async ({ page }) => {
      await page.goto('/vessels/sailboat?town=mystic')
      await page.getByRole('link', { name: 'Request Your Custom Quote' }).first().click()
      await expect(page).toHaveURL('/quote?town=mystic&vessel=sailboat')
      await expect(page.getByText('Your quote for Mystic, Connecticut')).toBeVisible()
      await expect(page.getByLabel('Boat & Yacht Insurance')).toBeChecked()
      if (javaScriptEnabled) await formAwake(page)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByLabel('Vessel type')).toHaveValue('sailboat')
      await expect(page).toHaveTitle(/^Step 2 of 3: /)
    })

    // Of the other kinds: tests/unit/content/quote-choice.test.ts.
    test('the second step of a quote from the page of a town begins with it', async ({ page }) => {
      await page.goto('/towns/old-lyme')
      if (javaScriptEnabled) {
        await page.getByLabel('Other Coverage').focus()
        await formAwake(page)
      }
      await chooseInsurance(page, 'Other Coverage')
      await expect(page.getByLabel('Address or town')).toHaveValue('Old Lyme')
    })
  })
}

test('the header of a product’s and of a town’s page carries them along', async ({ page }) => {
  await page.goto('/products/flood-insurance')
  await page.getByRole('banner').getByRole('link', { name: 'Get a Quote' }).click()
  await expect(page).toHaveURL('/quote?product=flood-insurance')
  await expect(page.getByText('About: ')).toContainText('Flood')
  await expect(page.getByLabel('Other Coverage')).toBeChecked()
  await page.goto('/towns/norwalk')
  await page.getByRole('banner').getByRole('link', { name: 'Get a Quote' }).click()
  await expect(page).toHaveURL('/quote?town=norwalk')
})
