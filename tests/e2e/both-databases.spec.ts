import { expect, test } from '@playwright/test'
import pg from 'pg'
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

test('while a slow database is asked for products, six grey cards are seen, then the list', async ({
  page,
}) => {
  test.skip(missing !== undefined, missing)
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await page.goto(`${site?.address}/privacy-policy`)
  await page.getByRole('heading', { level: 1 }).click()
  await page.waitForFunction(() => globalThis.navigates)
  await client.query('begin; lock table products in access exclusive mode')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click()
  await expect(page.locator('main [aria-busy] > div > *')).toHaveCount(6)
  await client.query('rollback')
  await expect(page.getByRole('heading', { level: 3, name: 'Boat Insurance' })).toBeVisible()

  await client.query('begin; lock table products in access exclusive mode')
  await page.locator('main').getByRole('link', { name: 'Boat Insurance', exact: true }).click()
  await expect(page.getByText('Loading product...')).toBeVisible()
  await client.query('rollback')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boat Insurance')
  await client.end()
})
