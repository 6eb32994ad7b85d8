import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { doubleText, normalText } from './whole-page.ts'

/**
 * No axe violation on a narrow phone, where most can go wrong; nothing to scroll sideways there, in text
 * twice as large too, nor on a desk. `every-page` has axe look at every kind of page at both widths.
 */
export async function expectAccessibleEverywhere(page: Page) {
  await page.setViewportSize({ width: 320, height: 800 })
  await expectAccessible(page)
  await expectNothingSideways(page)
  await expectLargeTextFits(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectNothingSideways(page)
}

/** Text twice as large makes a narrow page longer, and no wider. */
async function expectLargeTextFits(page: Page) {
  await doubleText(page)
  await expectNothingSideways(page)
  await normalText(page)
}

/** The page is no wider than its window. */
export async function expectNothingSideways(page: Page) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  // Both are whole numbers, and one is rounded up.
  expect(overflow, `on ${page.url()}`).toBeLessThanOrEqual(1)
}
