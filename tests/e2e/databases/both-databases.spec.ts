import { expect } from '@playwright/test'
import pg from 'pg'
import { INDEXED_PAGES } from '../../samples/every-page.ts'
import { sitemapPaths } from '../checks/page-source.ts'
import { test } from '../checks/reading.ts'
import { pagesOnPostgres } from '../fixtures/site-on-postgres.ts'
import { untilNavigates } from '../steps/navigation.ts'

const on = pagesOnPostgres()

// So what any other test sees on SQLite, it would see on Postgres too.
test('every kind of page says on Postgres what it says on SQLite', async ({ baseURL }) => {
  const onSqlite = baseURL ?? ''
  const onPostgres = on.site.address
  expect(await sitemapPaths(onPostgres)).toEqual(await sitemapPaths(onSqlite))
  for (const path of INDEXED_PAGES) {
    expect(await mainOf(onPostgres + path), path).toBe(await mainOf(onSqlite + path))
  }

  async function mainOf(address: string): Promise<string> {
    const response = await fetch(address)
    expect(response.status, address).toBe(200)
    const [main] = /<main[\s\S]*<\/main>/.exec(await response.text()) ?? []
    expect(main, address).toBeTruthy()
    return (main ?? '').replace(/http(:|%3A)(\/\/|%2F%2F)(127\.0\.0\.1|localhost)(:|%3A)\d+/g, '')
  }
})

test('while a slow database is asked for products, six gray cards are seen, then the list', async ({
  reader: page,
}) => {
  const client = new pg.Client({ connectionString: on.postgres.url })
  await client.connect()
  await page.goto(`${on.site.address}/privacy-policy`)
  await page.getByRole('heading', { level: 1 }).click()
  await untilNavigates(page)
  await client.query('begin; lock table products in access exclusive mode')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click()
  await expect(page.locator('main [aria-busy] > div > *')).toHaveCount(6)
  await client.query('rollback')
  await expect(page.getByRole('heading', { level: 4, name: 'Boat Insurance' })).toBeVisible()

  await client.query('begin; lock table products in access exclusive mode')
  await page.locator('main').getByRole('link', { name: 'Boat Insurance', exact: true }).click()
  await expect(page.getByText('Loading product...')).toBeVisible()
  await client.query('rollback')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boat Insurance')
  await client.end()
})
