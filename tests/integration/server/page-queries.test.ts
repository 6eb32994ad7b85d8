import { once } from 'node:events'
import { expect, test } from 'vitest'
import { LATE_SCRIPT_PATH } from '../../../src/settings/late-script-path.ts'
import {
  EVERY_PAGE,
  PRODUCT_PAGES,
  TOWN_PAGES,
  UNKNOWN_PRODUCT,
  UNKNOWN_TOWN,
  VESSEL_PAGES,
} from '../../samples/every-page.ts'
import { openSqlite } from '../../servers/databases.ts'
import { shared } from '../../servers/shared.ts'
import { launch } from '../../sites/launched.ts'
import type { PageQueries } from '../../sites/query-counter.ts'

const PARTS = ['/', '/towns/mystic', '/blog', '/the-compass'].map(
  (path) => `/RSC/R${path === '/' ? '/_root' : path}.txt?query=`,
)

test('no page asks the database the same thing twice', async () => {
  await shared('build')
  const { env } = await openSqlite()
  const paths = [
    ...EVERY_PAGE,
    ...PRODUCT_PAGES,
    ...VESSEL_PAGES,
    ...TOWN_PAGES,
    ...PARTS,
    ...[UNKNOWN_PRODUCT, UNKNOWN_TOWN, '/vessels/submarine', '/blog/nothing-of-this-name'],
    ...['/blog?page=2', '/blog/town/mystic', '/the-compass?category=flood-insurance'],
    '/towns/mystic?town=mystic',
  ]
  for (const [path, status, queries] of await queriesOf(paths, env)) {
    expect(status, path).toBeLessThan(500)
    // Asked for at intervals, not by pages.
    const ofPage = queries.filter((query) => !/"site_revision"/.test(query))
    const twice = ofPage.filter((query, at) => ofPage.indexOf(query) < at)
    expect.soft(twice, path).toEqual([])
    expect.soft(queries.length, path).toBeLessThan(12)
  }
})

test('the script that every page loads late comes without the database', async () => {
  await shared('build')
  const { env } = await openSqlite()
  expect(await queriesOf([LATE_SCRIPT_PATH], env)).toEqual([[LATE_SCRIPT_PATH, 200, []]])
})

async function queriesOf(paths: string[], env: { DATA_DIR: string }): Promise<PageQueries[]> {
  const { child, output, ended } = launch('../tests/sites/query-counter.ts', [], {
    ...env,
    NODE_ENV: 'production',
  })
  const failed = ended.then((code) => {
    throw new Error(`The counter ended with ${code}:\n${output()}`)
  })
  failed.catch(() => {})
  await Promise.race([once(child, 'message'), failed])
  child.send(paths)
  const [report] = await Promise.race([once(child, 'message'), failed])
  return report
}
