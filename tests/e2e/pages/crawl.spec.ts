import { expect } from '@playwright/test'
import { EVERY_PAGE, INDEXED_PAGES } from '../../samples/every-page.ts'
import { crawl, type Visit, withoutFragment } from '../checks/crawler.ts'
import { test } from '../fixtures/kept.ts'

const STARTS = ['/', '/sitemap.xml', '/robots.txt']

/** Every page is rendered once for this, and none may have been before: minutes, where the machine is busy. */
const CRAWL_MS = 900_000

// One worker, one crawl.
test.describe.configure({ mode: 'default' })

let visits: Map<string, Visit>
test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(CRAWL_MS)
  visits = await crawl(STARTS, baseURL as string)
})

const named = ({ address, status, redirects, linkedFrom }: Visit) =>
  `${address} answers ${status} after ${redirects} redirects, linked from ${linkedFrom}`

test('every link of the site ends on something, with at most one redirect on the way', () => {
  expect(visits.size).toBeGreaterThan(EVERY_PAGE.length)
  const broken = [...visits.values()].filter(({ status }) => status !== 200)
  expect(broken.map(named)).toEqual([])
  expect([...visits.values()].filter(({ redirects }) => redirects > 1).map(named)).toEqual([])
})

test('every link into a page leads to a part that is there', () => {
  const lost = [...visits.values()].flatMap(({ address, addresses }) =>
    addresses.flatMap((target) => {
      const ids = visits.get(withoutFragment(target))?.ids
      const fragment = decodeURIComponent(target.hash.slice(1))
      return !fragment || !ids?.size || ids.has(fragment) ? [] : [`${address} -> ${target.href}`]
    }),
  )
  expect(lost).toEqual([])
})

test('every indexed page can be reached from the home page, link by link', ({ baseURL }) => {
  const linked = [...visits.values()].filter(
    ({ linkedFrom }) => linkedFrom !== `${baseURL}/sitemap.xml`,
  )
  const addresses = linked.map(({ address }) => address)
  expect(addresses).toEqual(expect.arrayContaining(INDEXED_PAGES.map((path) => baseURL + path)))
})
