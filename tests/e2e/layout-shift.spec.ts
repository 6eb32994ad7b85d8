import { expect, type Page, test } from '@playwright/test'
import { EVERY_PAGE } from './every-page.ts'
import { scrollThrough, wakeUp } from './whole-page.ts'

/** A phone with two bars: fonts and pictures come well after the text. */
const SLOW = { latency: 80, downloadThroughput: 200_000, uploadThroughput: 50_000, offline: false }

for (const width of [390, 1280]) {
  for (const network of ['fast', 'slow']) {
    test(`nothing moves on any page at ${width} px on a ${network} network`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await watchForShifts(page)
      if (network === 'slow') await slowDown(page)
      const shifts: Record<string, unknown> = {}
      for (const path of EVERY_PAGE) {
        await page.goto(path)
        await page.evaluate(() => document.fonts.ready)
        await scrollThrough(page)
        await wakeUp(page)
        const seen = await page.evaluate(() => globalThis.shiftsSeen())
        if (seen.length > 0) shifts[path] = seen
      }
      expect(shifts).toEqual({})
    })
  }
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

async function slowDown(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.setCacheDisabled', { cacheDisabled: true })
  await client.send('Network.emulateNetworkConditions', SLOW)
}
