import { expect, test } from '@playwright/test'
import { type Postgres, startPostgres } from '../postgres.ts'
import { type RunningSite, startSite } from '../site.ts'

let site: RunningSite | undefined
let postgres: Postgres
let missing: string | undefined

test.beforeAll(async () => {
  const started = await startPostgres()
  if ('missing' in started) {
    if (process.env.REQUIRE_REAL_PARTS === '1') throw new Error(started.missing)
    missing = started.missing
    return
  }
  postgres = started
  site = await startSite({ DATABASE_URL: postgres.url })
})
test.afterAll(async () => {
  await site?.remove()
  await postgres?.remove()
})

// So what any other test sees on SQLite, it would see on Postgres too.
test('every page says on Postgres what it says on SQLite', async ({ request, baseURL }) => {
  const onSqlite = baseURL ?? ''
  test.skip(missing !== undefined, missing)
  const onPostgres = site?.address ?? ''
  const paths = await addresses(onSqlite)
  expect(await addresses(onPostgres)).toEqual(paths)
  for (const path of paths) {
    expect(await mainOf(onPostgres + path), path).toBe(await mainOf(onSqlite + path))
  }

  async function mainOf(address: string): Promise<string> {
    const response = await request.get(address)
    expect(response.status(), address).toBe(200)
    const [main] = /<main[\s\S]*<\/main>/.exec(await response.text()) ?? []
    expect(main, address).toBeTruthy()
    return (main ?? '').replace(/http:\/\/(127\.0\.0\.1|localhost):\d+/g, '')
  }

  async function addresses(origin: string): Promise<string[]> {
    const xml = await (await request.get(`${origin}/sitemap.xml`)).text()
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
  }
})
