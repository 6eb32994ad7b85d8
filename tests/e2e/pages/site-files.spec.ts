import { expect } from '@playwright/test'
import { test } from '../checks/reading.ts'

test('robots are let in everywhere but at the back door, and shown the sitemap', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots.split('\n').filter(Boolean)).toEqual([
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    `Sitemap: ${baseURL}/sitemap.xml`,
  ])
})

test('who finds a hole learns where to report it, until a day that is to come', async ({
  request,
  baseURL,
}) => {
  const answer = await request.get('/.well-known/security.txt')
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/)
  const lines = (await answer.text()).split('\n').filter(Boolean)
  const fields = new Map(lines.map((line) => line.split(/: (.*)/, 2) as [string, string]))
  expect(fields.get('Contact')).toBe('mailto:hello@fayerweathermarine.example')
  expect(fields.get('Canonical')).toBe(`${baseURL}/.well-known/security.txt`)
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / (24 * 3600_000)
  expect(days).toBeGreaterThan(170)
  expect(days).toBeLessThan(365)
})

test('a phone that keeps the site finds its name and its icons', async ({
  reader: page,
  request,
}) => {
  await page.goto('/')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const response = await request.get(href as string)
  expect(response.headers()['content-type']).toContain('application/manifest+json')
  const manifest = await response.json()
  expect(manifest).toMatchObject({ name: 'Fayerweather Marine', start_url: '/' })
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable')
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
  for (const { src, type } of [...manifest.icons, { src: touch, type: 'image/png' }]) {
    const icon = await request.get(src)
    expect(icon.status(), src).toBe(200)
    expect(icon.headers()['content-type']).toBe(type)
  }
})

test('the site’s own files answer HEAD, and carry the headers of every answer', async ({
  request,
}) => {
  for (const path of [
    '/sitemap.xml',
    '/robots.txt',
    '/site.webmanifest',
    '/.well-known/security.txt',
  ]) {
    const head = await request.head(path)
    expect(head.status()).toBe(200)
    expect(head.headers()['x-content-type-options']).toBe('nosniff')
    expect(head.headers()['cache-control']).toContain('max-age')
    if (path.endsWith('.xml')) expect(head.headers()['content-type']).toContain('application/xml')
  }
})
