import { expect, test } from 'vitest'
import { raiseSiteRevision } from '../../../db/ops/revision.ts'
import { openSqlite } from '../../servers/databases.ts'
import { startTwoWebs } from '../../sites/two-webs.ts'

/** Of each kind that visitors see, among them those of which a part loads when one navigates to them. */
const PAGES = ['/', '/vessels', '/vessels/center-console', '/products', '/towns', '/towns/mystic']

/** Otherwise each names its own port in its pages. */
const SITE_URL = 'http://127.0.0.1:9'

/** The address of the payload with which a page wakes. */
const PAYLOAD = /"(\/RSC\/R\/[^"]*payload=[^"]*)"/

test('a page wakes with the same payload from a process that has not made it', async () => {
  const { env } = await openSqlite()
  const [made, other] = (await startTwoWebs({ ...env, SITE_URL })) as [string, string]
  for (const path of [...PAGES, '/blog', '/the-compass', '/contact']) {
    const payload = await payloadOf(made + path)
    const [own, elsewhere] = await Promise.all([fetch(made + payload), fetch(other + payload)])
    expect(await elsewhere.text(), path).toBe(await own.text())
    expect(elsewhere.headers.get('cache-control'), path).toBe('private, max-age=3600')
  }
})

test('after a change, an open page gets the payload of now, which no browser keeps under the old name', async () => {
  const { env, db } = await openSqlite()
  const [made, other] = (await startTwoWebs({ ...env, SITE_URL })) as [string, string]
  const payload = await payloadOf(`${made}/towns/mystic`)
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('towns')
      .set({ title: 'Slack Tide' })
      .where('slug', '=', 'mystic')
      .execute()
    await raiseSiteRevision(tx)
  })
  const now = await fetch(other + payload)
  expect(await now.text()).toContain('Slack Tide')
  expect(now.headers.get('cache-control')).toBe('private, no-store')
})

async function payloadOf(page: string): Promise<string> {
  const html = await (await fetch(page)).text()
  const [, address = ''] = PAYLOAD.exec(html) ?? []
  expect(address, page).not.toBe('')
  return address
}
