import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { EVERY_PAGE } from './every-page.ts'
import { scrollThrough, wakeUp } from './whole-page.ts'

const WIDTHS = [390, 1280]
/** The second is a phone with two bars: fonts and pictures come well after the text. */
const NETWORKS = {
  fast: { latency: 0, downloadThroughput: -1, uploadThroughput: -1, offline: false },
  slow: { latency: 80, downloadThroughput: 200_000, uploadThroughput: 50_000, offline: false },
}

for (const path of EVERY_PAGE) {
  test(`nothing moves on ${path}, on a phone and a desk, on a fast and a slow network`, async ({
    page,
  }) => {
    await watchForShifts(page)
    const client = await withoutCache(page)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      for (const [name, network] of Object.entries(NETWORKS)) {
        await client.send('Network.emulateNetworkConditions', network)
        await page.goto(path)
        await page.evaluate(() => document.fonts.ready)
        await scrollThrough(page)
        await wakeUp(page)
        const shifts = await page.evaluate(() => globalThis.shiftsSeen())
        expect(shifts, `at ${width} px on a ${name} network`).toEqual([])
      }
    }
  })
}

declare global {
  var shiftsSeen: () => { value: number; moved: string[] }[]
}

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node?: Node | null }[]
}

/** Notes every shift of a page's layout, whoever caused it, with the elements that moved. */
async function watchForShifts(page: Page) {
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

async function withoutCache(page: Page): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.setCacheDisabled', { cacheDisabled: true })
  return client
}
