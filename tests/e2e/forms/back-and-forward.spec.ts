import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures/kept.ts'
import { formAwake } from '../steps/awake.ts'
import { chooseInsurance, describeVessel } from '../steps/form-steps.ts'

/** How the first press of the quote goes out. */
const PRESSES = {
  'before React is there': async (page: Page) => {
    await page.route('**/assets/*.js', () => {})
    await page.goto('/towns/mystic')
  },
  'once React is there': async (page: Page) => {
    await page.goto('/towns/mystic')
    await formAwake(page)
  },
}

for (const [when, open] of Object.entries(PRESSES)) {
  for (const width of [360, 1280]) {
    test(`pressed ${when}, Back and Forward show the step of their entry, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await open(page)
      await page.locator('main a[href^="/quote"]').first().click()
      await expect(page).toHaveURL(/\/quote/)
      await expectStep(page, 1)
      await chooseInsurance(page)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      // What was held back stays held back on this page: its next press is posted, too.
      await describeVessel(page)
      await expectStep(page, 3)
      await page.goBack()
      await expectStep(page, 2)
      await expect(page.getByLabel('Vessel length (feet)')).toHaveValue('27')
      await page.goBack()
      await expectStep(page, 1)
      await expect(page.getByLabel('Boat & Yacht Insurance')).toBeChecked()
      await page.goForward()
      await expectStep(page, 2)
      await page.goForward()
      await expectStep(page, 3)
    })
  }
}

const expectStep = (page: Page, step: number) =>
  expect(page.getByRole('progressbar', { name: `Step ${step} of 3` })).toBeVisible()
