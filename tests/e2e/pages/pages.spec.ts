import { expect } from '@playwright/test'
import { INDEXED_PAGES } from '../../samples/every-page.ts'
import { listenForComplaints } from '../checks/complaints.ts'
import { test } from '../checks/reading.ts'

test('pages leave compressed, tagged and under a policy that lets nothing inline run unhashed', async ({
  request,
}) => {
  for (const path of INDEXED_PAGES) {
    const first = await request.get(path, { headers: { 'accept-encoding': 'br' } })
    const headers = first.headers()
    expect(headers['content-encoding']).toBe('br')
    expect(headers['cache-control']).toBe('public, no-cache')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers['x-content-type-options']).toBe('nosniff')
    const again = await request.get(path, { headers: { 'if-none-match': headers.etag ?? '' } })
    expect(again.status()).toBe(304)
    const head = await request.head(path)
    expect(head.status()).toBe(200)
    expect(head.headers()['content-length']).toBeDefined()
  }
})

test('static files are cached permanently and sent compressed', async ({
  reader: page,
  request,
}) => {
  await page.goto('/quote')
  const sheet = await page.locator('link[rel=stylesheet]').getAttribute('href')
  const response = await request.get(sheet ?? '', { headers: { 'accept-encoding': 'br' } })
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(response.headers()['content-encoding']).toBe('br')
})

test('the site says that it lives and that it is ready', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200)
  const ready = await request.get('/readyz')
  expect(ready.status()).toBe(200)
  expect(await ready.json()).toMatchObject({ database: 'answers', pendingMigrations: [] })
})

test('a campaign’s parameters change nothing but the source, and the page still wakes', async ({
  page,
}) => {
  const complaints = listenForComplaints(page)
  await page.goto('/quote?utm_source=flyer&gclid=1')
  await page.getByLabel('Other Coverage').check()
  await expect(page.locator('[data-awake]')).toBeAttached()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Coverage wanted')).toBeVisible()
  expect(complaints).toEqual([])
})
