import { expect, test } from 'vitest'
import { TOWN_PAGES, VESSEL_PAGES } from '../../samples/every-page.ts'
import { openSqlite } from '../../servers/databases.ts'
import { shared } from '../../servers/shared.ts'
import { startWeb } from '../../sites/two-webs.ts'

/** More than may wait to be compressed better. */
const CLIENTS = 12
const PAGES_EACH = 12

test('many pages that nobody has asked for before are made or refused, and the process goes on', async () => {
  await shared('build')
  const { env } = await openSqlite()
  const site = await startWeb({ ...env, TRUSTED_PROXIES: '1' })
  const addresses = VESSEL_PAGES.flatMap((page) =>
    TOWN_PAGES.map((town) => `${page}?town=${town.replace('/towns/', '')}`),
  ).slice(0, CLIENTS * PAGES_EACH)
  expect(addresses).toHaveLength(CLIENTS * PAGES_EACH)
  const statuses = await Promise.all(
    addresses.map(async (address, at) => {
      const from = { 'x-forwarded-for': `203.0.113.${1 + (at % CLIENTS)}` }
      const answer = await fetch(site + address, { headers: from })
      await answer.arrayBuffer()
      return answer.status
    }),
  )
  expect(statuses.filter((status) => ![200, 503].includes(status))).toEqual([])
  expect(statuses).toContain(200)
  // It has had the time to end over what nobody waits for.
  expect((await fetch(`${site}/towns`)).status).toBe(200)
})
