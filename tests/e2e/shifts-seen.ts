import type { Page } from '@playwright/test'

declare global {
  /** Every shift of the page's layout, whoever caused it, with the elements that moved. */
  var shiftsSeen: () => { value: number; moved: string[] }[]
}

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node?: Node | null }[]
}

/** Has every page that this tab loads from now on note how its layout shifts. */
export async function watchForShifts(page: Page) {
  await page.addInitScript(() => {
    const seen: LayoutShift[] = []
    const observer = new PerformanceObserver((list) => {
      seen.push(...(list.getEntries() as LayoutShift[]))
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    globalThis.shiftsSeen = () => {
      seen.push(...(observer.takeRecords() as LayoutShift[]))
      return seen.map(({ value, sources }) => ({
        value,
        moved: sources.map(({ node }) => node?.textContent?.trim().slice(0, 60) ?? '(gone)'),
      }))
    }
  })
}
