/**
 * `npm run soak -- lighthouse`: Lighthouse, as a phone on slow 4G, on one page of each kind, three
 * times, and the medians as a table. The site is behind Caddy with HTTPS and HTTP/2, as visitors of an
 * installed one get it, where Caddy is installed. With paths after it, those alone; with `SITE`, another site.
 */

import { existsSync } from 'node:fs'
import { median } from '../bench/measure/statistics.ts'
import { findBrowser } from '../browser/find.ts'
import { INDEXED_PAGES, NO_REQUEST, NOT_FOUND } from '../samples/every-page.ts'
import { CADDY } from '../servers/missing-parts.ts'
import { openCaddy } from '../servers/open-caddy.ts'
import { freePort } from '../servers/postgres.ts'
import { startSite } from '../sites/site.ts'
import { markdownTable } from '../tools/markdown-table.ts'
import { audit, CATEGORIES, METRICS, type Result } from './audit.ts'

const RUNS = 3
/** Not listed by search engines on purpose, so Lighthouse's SEO score is no use for them. */
const OTHER_PAGES = ['/newsletter', NO_REQUEST, NOT_FOUND]

const paths = process.argv.slice(2)
const browser = await findBrowser()
const { address, end } = await chosenSite()
try {
  const pages = paths.length > 0 ? paths : [...INDEXED_PAGES, ...OTHER_PAGES]
  const results = new Map<string, Result[]>(pages.map((path) => [path, []]))
  // Rounds, not one page three times: what else the machine does then spreads over all pages.
  for (let run = 0; run < RUNS; run++) {
    for (const path of pages) {
      console.error(`Run ${run + 1} of ${RUNS}: ${path}`)
      results.get(path)?.push(await audit(`${address}${path}`, browser))
    }
  }
  print(results)
} finally {
  await end()
}

async function chosenSite(): Promise<{ address: string; end(): Promise<void> }> {
  if (process.env.SITE) return { address: process.env.SITE, end: async () => {} }
  if (!existsSync(CADDY)) {
    console.warn(`Without HTTPS and HTTP/2, since ${CADDY} is missing: paints come later.`)
    const site = await startSite()
    return { address: site.address, end: () => site.remove() }
  }
  const address = `https://localhost:${await freePort()}`
  const site = await startSite({ SITE_URL: address, TRUSTED_PROXIES: '1' })
  const caddy = await openCaddy(address, [site.address])
  return { address, end: () => Promise.all([caddy.end(), site.remove()]).then(() => {}) }
}

function print(results: Map<string, Result[]>) {
  const rows = [...results].map(([path, runs]) => [
    path,
    ...CATEGORIES.map((name) => medianOf(runs.map(({ scores }) => scores[name]))),
    ...METRICS.map(([name]) => medianOf(runs.map(({ metrics }) => metrics[name]))),
    [...new Set(runs.flatMap(({ failures }) => failures))].join(', '),
  ])
  const head = ['page', ...CATEGORIES, ...METRICS.map(([, title]) => title), 'below 1']
  console.log(`\nMedians of ${RUNS} runs\n\n${markdownTable(head, rows)}`)
}

function medianOf(values: (number | undefined)[]): string {
  const given = values.filter((value) => value !== undefined)
  return given.length > 0 ? String(median(given)) : ''
}
