import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures/kept.ts'
import { formAwake } from '../steps/awake.ts'
import { chooseInsurance, describeVessel, giveContact } from '../steps/form-steps.ts'

/** How the presses of the quote go out. */
const PRESSES = {
  'the first before React is there': 'until the first press',
  'all before React is there': 'always',
  'all once React is there': 'never',
  'all without JavaScript': 'off',
} as const

for (const [presses, isHeld] of Object.entries(PRESSES)) {
  test.describe(`pressed, ${presses}`, () => {
    test.use({ javaScriptEnabled: isHeld !== 'off', viewport: { width: 360, height: 800 } })

    test('Back and Forward show the step of their entry, as it was filled in', async ({ page }) => {
      const isHeldAtFirst = isHeld === 'always' || isHeld === 'until the first press'
      const letThrough = isHeldAtFirst ? await holdCode(page) : undefined
      await page.goto('/towns/mystic')
      if (isHeld === 'never') await formAwake(page)
      await page.locator('main a[href^="/quote"]').first().click()
      await expect(page).toHaveURL(/\/quote/)
      await expectStep(page, 1)
      await chooseInsurance(page, 'Luxury Yacht Insurance')
      if (isHeld === 'until the first press') await letThrough?.()
      await describeVessel(page)
      await expectStep(page, 3)
      await giveContact(page, 'jane@visitor.example')
      await page.goBack()
      await expectStep(page, 2)
      await expect(page.getByLabel('Vessel length (feet)')).toHaveValue('27')
      await page.goBack()
      await expectStep(page, 1)
      await expect(page.getByLabel('Luxury Yacht Insurance')).toBeChecked()
      await page.goForward()
      await expectStep(page, 2)
      await page.goForward()
      await expectStep(page, 3)
      await expect(page.getByLabel('First name')).toHaveValue('Jane')
      // To the page before the form, and through the form once more.
      for (const step of [2, 1]) {
        await page.goBack()
        await expectStep(page, step)
      }
      await page.goBack()
      await expect(page).toHaveURL(/\/towns\/mystic/)
      for (const step of [1, 2, 3]) {
        await page.goForward()
        await expectStep(page, step)
      }
      await expect(page.getByLabel('First name')).toHaveValue('Jane')
    })
  })
}

test('where each kilobyte counts, Forward within a page that was loaded again shows the step, too', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const connection = { saveData: true, effectiveType: '4g' }
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection })
  })
  await page.goto('/quote')
  await page.getByLabel('Boat & Yacht Insurance').focus()
  await formAwake(page)
  await chooseInsurance(page)
  await page.goBack()
  await expectStep(page, 1)
  await page.reload()
  await expect(page.locator('[data-awake]')).toHaveCount(0)
  await page.goForward()
  await expectStep(page, 2)
})

/**
 * Unlike a route, this leaves the browser its cache, from which Back shows a page.
 * @returns What lets the code through.
 */
async function holdCode(page: Page): Promise<() => Promise<void>> {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] })
  return () => client.detach()
}

const expectStep = (page: Page, step: number) =>
  expect(page.getByRole('progressbar', { name: `Step ${step} of 3` })).toBeVisible()
