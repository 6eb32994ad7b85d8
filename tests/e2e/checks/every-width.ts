import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { doubleText, normalText } from './whole-page.ts'

/**
 * No axe violation and nothing to scroll sideways, on a narrow phone and on a desk; the phone in text
 * twice as large, too.
 */
export async function expectAccessibleEverywhere(page: Page) {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
    await expectNothingSideways(page)
    if (width === 320) await expectLargeTextFits(page)
  }
}

/** Text twice as large makes a narrow page longer, and no wider. */
async function expectLargeTextFits(page: Page) {
  await page.setViewportSize({ width: 320, height: 800 })
  await doubleText(page)
  await expectNothingSideways(page)
  await normalText(page)
}

/** The page is no wider than its window. */
export async function expectNothingSideways(page: Page) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, `on ${page.url()}`).toBeLessThanOrEqual(0)
}
