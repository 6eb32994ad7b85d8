import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'

/** No axe violation and nothing to scroll sideways, on a narrow phone and on a desk. */
export async function expectAccessibleEverywhere(page: Page) {
  for (const width of [320, 1280]) {
    await transitionEnds(page)
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
    await expectNothingSideways(page)
  }
}

/** A change from one page to the next is cut off by a change of the window, and the browser complains. */
async function transitionEnds(page: Page) {
  await page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'))
}

/** The page is no wider than its window. */
export async function expectNothingSideways(page: Page) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, `on ${page.url()}`).toBeLessThanOrEqual(0)
}
