import type { Page } from '@playwright/test'
import { becomeIdle, framesDrawn, waitUntil } from '../checks/whole-page.ts'

/** Wakes the page, and waits until links change it in place. */
export async function wake(page: Page) {
  await page.keyboard.press('Shift')
  await untilNavigates(page)
}

/** Waits until links change an awake page in place. */
export const untilNavigates = (page: Page) => waitUntil(page, () => Boolean(globalThis.navigates))

/** Marks the document: what changes the page in place leaves the mark. */
export async function markDocument(page: Page) {
  await page.evaluate(() => {
    document.documentElement.dataset.mark = 'here'
  })
}

export const isSameDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.mark === 'here')

export const scrolled = (page: Page) => page.evaluate(() => scrollY)

/** Scrolls a page, and waits until an awake one has noted it in its history entry. */
export async function scrollPage(page: Page, top: number, kind: string) {
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top)
  if (kind === 'awake')
    await page.waitForFunction((top) => history.state?.scroll === top, top, { polling: 100 })
  else await settle(page)
}

/** Waits until nothing is left to do on a page: no task, and for some frames nothing to draw. */
export async function settle(page: Page) {
  await framesDrawn(page, 10)
  await becomeIdle(page)
}

export const headerLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })
