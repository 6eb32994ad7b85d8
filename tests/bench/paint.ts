import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../browser/find.ts'
import { launchOptions } from '../browser/options.ts'
import { startSite } from '../sites/site.ts'
import { markdownTable } from '../tools/markdown-table.ts'
import { costOf, PARTS } from './measure/paint-cost.ts'
import { median, spread } from './measure/statistics.ts'

const ROUNDS = 7
const PAGES = ['/', '/towns', '/towns/mystic', '/the-compass', '/contact']
const LINKS = ['/contact', '/towns', '/blog', '/about']

/**
 * The processor time that the first paint of a page takes in the browser, and how soon a link on a
 * page that is awake paints. With `BEFORE`, the address of another build of the site, both in turn.
 */
export default async function benchPaint(): Promise<void> {
  const site = await startSite()
  const browser = await chromium.launch(launchOptions(await findBrowser()))
  try {
    await printCosts(browser, site.address, process.env.BEFORE)
    await printLinks(browser, site.address)
  } finally {
    await browser.close()
    await site.remove()
  }
}

async function printCosts(browser: Browser, address: string, before: string | undefined) {
  console.log('\nProcessor time of the page’s thread until its load, ms, on a screen of 412 px\n')
  const rows: string[][] = []
  for (const path of PAGES) {
    const sites = before ? { before, now: address } : { now: address }
    const costs = new Map<string, Awaited<ReturnType<typeof costOf>>[]>()
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, site] of Object.entries(sites)) {
        const cost = await costOf(browser, `${site}${path}`)
        costs.set(name, [...(costs.get(name) ?? []), cost])
      }
    }
    for (const [name, rounds] of costs) {
      const of = (part: (typeof PARTS)[number]) => median(rounds.map((cost) => cost[part]))
      rows.push([path, name, ...PARTS.map((part) => of(part).toFixed(part === 'elements' ? 0 : 1))])
    }
  }
  console.log(markdownTable(['page', 'build', ...PARTS], rows))
}

/** From the click to the frame that shows the new page, in wall-clock time. */
async function printLinks(browser: Browser, address: string) {
  console.log('\nA link of the menu on a page that is awake: from the click to its paint, ms\n')
  const rows: string[][] = []
  for (const path of LINKS) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const page = await browser.newPage({ baseURL: address })
      await page.goto('/terms')
      await page.keyboard.press('Shift')
      await page.waitForFunction(() => globalThis.navigates)
      times.push(
        await page.evaluate(async (href) => {
          const link = document.querySelector<HTMLAnchorElement>(`footer a[href="${href}"]`)
          const title = document.querySelector('h1')?.textContent
          const from = performance.now()
          link?.click()
          const frame = () => new Promise((painted) => requestAnimationFrame(painted))
          while (document.querySelector('h1')?.textContent === title) await frame()
          await frame()
          return performance.now() - from
        }, path),
      )
      await page.close()
    }
    rows.push([path, spread(times)])
  }
  console.log(markdownTable(['link', 'ms'], rows))
}
