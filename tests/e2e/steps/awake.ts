import { expect, type Locator, type Page } from '@playwright/test'

export { pageAwake } from '../checks/whole-page.ts'

/** Waits until the touched form is hydrated: its button then no longer posts the page. */
export async function formAwake(page: Page) {
  await expect(page.locator('form[data-awake]')).toBeAttached()
}

/** Waits until a part of the page that hydrates later than the rest is hydrated. */
export async function partAwake(part: Locator) {
  await expect
    .poll(() =>
      part.evaluate((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactProps')),
      ),
    )
    .toBe(true)
}

/**
 * Lets the clock of a page run ahead until something is seen, so that a test need not wait for what
 * the page waits for. The page was opened after `page.clock.install()`.
 * @param stepMs So far at once; what is seen for a moment only is not missed in steps that are shorter.
 */
export async function hurryUntilSeen(page: Page, sight: Locator, stepMs = 1000) {
  await expect(async () => {
    await page.clock.runFor(stepMs)
    await expect(sight).toBeVisible({ timeout: 100 })
  }).toPass()
}

/** From here on, time in the page advances only when the test advances it. */
export async function stopClock(page: Page) {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 60_000)
}
