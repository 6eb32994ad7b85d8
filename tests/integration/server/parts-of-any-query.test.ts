import { expect, test } from 'vitest'
import { openSqlite } from '../../servers/databases.ts'
import { shared } from '../../servers/shared.ts'
import { startWeb } from '../../sites/two-webs.ts'

const QUERIES = [
  'utm_source=dock%20flyer',
  'x="quoted\\"&y=é',
  '$L1=2',
  '$',
  `x=${'y'.repeat(1500)}`,
]
const ROUTE = /"ROUTE":(\["(?:[^"\\]|\\.)*","(?:[^"\\]|\\.)*"\])/

test('the parts of a page name any query that it is asked for with, and are the same otherwise', async () => {
  await shared('build')
  const web = await startWeb((await openSqlite()).env)
  const ask = (path: string, query: string, encoding = 'br') =>
    fetch(`${web}/RSC/R${path}.txt?query=${encodeURIComponent(query)}`, {
      headers: { 'accept-encoding': encoding },
    })
  const partsOf = async (path: string, query: string) => (await ask(path, query)).text()

  for (const path of ['/towns', '/products/boat-insurance']) {
    // Twice each: as the page is rendered, and from the cache.
    for (const query of [...QUERIES, ...QUERIES]) {
      const parts = await partsOf(path, query)
      expect(routeIn(parts)).toEqual([path, escapedByReact(query)])
      expect(withoutRoute(parts)).toBe(withoutRoute(await partsOf(path, '')))
    }
  }

  const ofTown = await partsOf('/towns', 'town=mystic')
  expect(withoutRoute(ofTown)).not.toBe(withoutRoute(await partsOf('/towns', '')))
  const fromFlyer = await partsOf('/towns', 'utm_source=flyer&town=mystic')
  expect(routeIn(fromFlyer)).toEqual(['/towns', 'utm_source=flyer&town=mystic'])
  expect(withoutRoute(fromFlyer)).toBe(withoutRoute(ofTown))
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await ask('/towns', 'utm_source=flyer&town=mystic', encoding)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    expect(await answer.text()).toBe(fromFlyer)
  }
})

function routeIn(parts: string): unknown {
  const [, route = 'null'] = ROUTE.exec(parts) ?? []
  return JSON.parse(route)
}

const withoutRoute = (parts: string) => parts.replace(ROUTE, '')

const escapedByReact = (query: string) => (query.startsWith('$') ? `$${query}` : query)
