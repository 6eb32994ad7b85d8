import { expect, test } from 'vitest'
import { type OpenTestDatabase, onBothDatabases, openSqlite } from '../../servers/databases.ts'
import { shared } from '../../servers/shared.ts'
import { startWeb } from '../../sites/two-webs.ts'
import { until } from '../../tools/until.ts'

/** More than may wait for one address. */
const MANY = 80

onBothDatabases('after a change', (open: OpenTestDatabase) => {
  test('staff see it at once, and visitors soon', async () => {
    const { get, db } = await startedSite(open)
    const title = async (cookie = '') => {
      const html = await (await get('/towns/mystic', cookie ? { cookie } : {})).text()
      return /<h1[^>]*>([^<]*)</.exec(html)?.[1]
    }
    const before = await title()
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('towns').set({ title: 'Changed' }).where('slug', '=', 'mystic').execute()
      await tx.updateTable('site_revision').set({ revision: 1_000_000 }).execute()
    })
    expect(await title('staff.session_token=x')).not.toBe(before)
    await until('visitors see it', async () => (await title()) !== before)
  })
})

test('one client that asks for too much is told when to come again, and others have their pages', async () => {
  const { get } = await startedSite(openSqlite)
  // Names, so that each is a page of its own.
  const names = Array.from({ length: MANY }, (_, at) =>
    `${at}`.replace(/\d/g, (digit) => 'abcdefghij'[+digit] ?? ''),
  )
  const hostile = names.map((name) => get(`/towns/q${name}`))
  const other = { 'x-forwarded-for': '192.0.2.1' }
  const pages = ['/about', '/terms', '/towns/nowheres', '/healthz']
  for (const path of pages) expect((await get(path, other)).status, path).toBe(200)
  for (const answer of await Promise.all(hostile)) {
    expect([200, 503]).toContain(answer.status)
    if (answer.status === 503) {
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await answer.text()).toContain('href="tel:')
    }
  }
})

async function startedSite(open: OpenTestDatabase) {
  await shared('build')
  const { env, db } = await open()
  const address = await startWeb({ ...env, TRUSTED_PROXIES: '1' })
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(address + path, { headers: { 'x-forwarded-for': '192.0.2.99', ...headers } })
  return { get, db }
}
