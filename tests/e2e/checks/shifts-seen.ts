import type { Page } from '@playwright/test'

declare global {
  /** Every shift of the page's layout, whoever caused it, with when, and what moved from where to where. */
  var shiftsSeen: () => { value: number; at: number; moved: string[] }[]
}

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** Has every page that this tab loads from now on note how its layout shifts. */
export async function watchForShifts(page: Page) {
  await page.addInitScript(() => {
    const seen: LayoutShift[] = []
    const observer = new PerformanceObserver((list) => {
      seen.push(...(list.getEntries() as LayoutShift[]))
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    const placeOf = ({ x, y, width, height }: DOMRect) =>
      `${[x, y].map(Math.round)} ${[width, height].map(Math.round).join('×')}`
    globalThis.shiftsSeen = () => {
      seen.push(...(observer.takeRecords() as LayoutShift[]))
      return seen.map(({ value, startTime, sources }) => ({
        value,
        at: Math.round(startTime),
        moved: sources.map(
          ({ node, previousRect, currentRect }) =>
            `${placeOf(previousRect)} → ${placeOf(currentRect)}: ${node?.textContent?.trim().slice(0, 60) ?? '(gone)'}`,
        ),
      }))
    }
  })
}
