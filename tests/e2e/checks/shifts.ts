import type { Page } from '@playwright/test'
import { framesDrawn } from './whole-page.ts'

type Counting = Window & { shifts: number }

/** Adds up, from here on, what moves by itself on every page that this tab loads. */
export async function countShifts(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const counting = window as unknown as Counting
    counting.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
        if (!shift.hadRecentInput) counting.shifts += shift.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The cumulative layout shift of the page so far. */
function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as Counting).shifts)
}

/** The same for a page that has loaded, once its layout has settled. */
export async function settledShiftsOf(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready)
  await framesDrawn(page, 2)
  return shiftsOf(page)
}
