import { expect, type Locator, type Page } from '@playwright/test'

/** Waits until React has taken over the form that was touched: its button posts no page then. */
export async function formAwake(page: Page) {
  await expect(page.locator('form[data-awake]')).toBeAttached()
}

/** Waits until React has taken over the page but for what still sleeps. */
export async function pageAwake(page: Page) {
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__react')))
  await page.evaluate(async () => {
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve))
    await idle()
    await idle()
  })
}

/**
 * Lets the clock of a page run ahead until something is seen: it is not waited for what the page
 * waits for. The page was opened after `page.clock.install()`.
 */
export async function hurryUntilSeen(page: Page, sight: Locator) {
  await expect(async () => {
    await page.clock.runFor(1000)
    await expect(sight).toBeVisible({ timeout: 100 })
  }).toPass()
}
