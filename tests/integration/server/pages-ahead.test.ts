import { expect, test } from 'vitest'
import { openSqlite } from '../../servers/databases.ts'
import { shared } from '../../servers/shared.ts'
import { startWeb } from '../../sites/two-webs.ts'
import { until } from '../../tools/until.ts'

/** Home, quote, towns, products, blog and contact. */
const MOST_VISITED = 6

test('a web process makes the most visited pages before anybody asks, unless that is off', async () => {
  await shared('build')
  const { env } = await openSqlite()
  const settings = { ...env, METRICS_ALLOW: '127.0.0.1' }
  const [off, on] = [await startWeb(settings), await startWeb({ ...settings, PAGES_AHEAD: '' })]
  await until('the pages are made', async () => (await pagesOf(on)).miss >= MOST_VISITED)
  expect(await pagesOf(on)).toEqual({ hit: 0, miss: MOST_VISITED })
  await (await fetch(`${on}/towns`)).text()
  expect(await pagesOf(on)).toEqual({ hit: 1, miss: MOST_VISITED })
  expect(await pagesOf(off)).toEqual({ hit: 0, miss: 0 })
})

async function pagesOf(address: string) {
  const metrics = await (await fetch(`${address}/metrics`)).text()
  const read = (result: string) =>
    Number(metrics.match(`site_page_cache_total{result="${result}"} (\\d+)`)?.[1])
  return { hit: read('hit'), miss: read('miss') }
}
