import { expect, onTestFinished, test } from 'vitest'
import { openSqlite } from '../../servers/databases.ts'
import { shared } from '../../servers/shared.ts'
import { WebSite } from '../../sites/web-site.ts'
import { until } from '../../tools/until.ts'

test('for STOP_DELAY a web process that ends says so to proxies, and still answers everyone else', async () => {
  await shared('build')
  const { env } = await openSqlite()
  const site = new WebSite({ ...env, STOP_DELAY: '8' })
  await site.start()
  onTestFinished(() => site.stop('SIGKILL'))
  const ask = (path: string) => fetch(site.address + path)
  expect((await ask('/readyz')).status).toBe(200)

  const stopped = site.stop()
  await until('it says that it ends', async () => (await ask('/healthz')).status === 503)
  const ready = await ask('/readyz')
  expect([ready.status, await ready.text()]).toEqual([503, 'stopping'])
  const page = await ask('/contact')
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close'])
  expect(await page.text()).toContain('</html>')

  await stopped
  await expect(ask('/contact')).rejects.toThrow('fetch failed')
})
