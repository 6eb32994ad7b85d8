import type { Page } from '@playwright/test'

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
  await page.evaluate(async () => {
    await document.fonts.ready
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
  })
  return shiftsOf(page)
}
