import type { Page } from '@playwright/test'
import { test as base } from '../fixtures/kept.ts'

interface Readers {
  /**
   * A tab for tests that only read: the same for all of them in a process, since a new one costs
   * five times as much as another page in an old one. Nothing may outlive a test but the address,
   * the window's size, cookies and storage, which the next one gets as new. A test that listens,
   * routes requests, types or sends takes `page`, a tab of its own.
   */
  reader: Page
  /** The same without JavaScript. */
  plain: Page
}

export const test = base.extend<Readers>({
  reader: async ({ readersTab, viewport }, use) => {
    await use(await asNew(readersTab, viewport))
    if (readersTab.url().startsWith('http')) {
      await readersTab.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
    }
  },
  plain: async ({ plainTab, viewport }, use) => use(await asNew(plainTab, viewport)),
})

async function asNew(tab: Page, viewport: { width: number; height: number } | null) {
  if (viewport) await tab.setViewportSize(viewport)
  await tab.context().clearCookies()
  return tab
}
