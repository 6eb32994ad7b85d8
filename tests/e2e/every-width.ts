import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'

/** No axe violation and nothing to scroll sideways, on a narrow phone and on a desk. */
export async function expectAccessibleEverywhere(page: Page) {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
    await expectNothingSideways(page)
  }
}

/** The page is no wider than its window. */
export async function expectNothingSideways(page: Page) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, `on ${page.url()}`).toBeLessThanOrEqual(0)
}
