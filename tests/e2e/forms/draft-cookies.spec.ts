import { expect } from '@playwright/test'
import { test } from '../fixtures/kept.ts'

const save = (fields: Record<string, string>) => ({
  data: { tab: crypto.randomUUID(), number: 1, seen: 0, fields },
})

test('a draft is shown to its own browser alone, on its own page alone, and cannot be listed', async ({
  request,
  playwright,
}) => {
  const name = `Jane ${crypto.randomUUID()}`
  const opened = await request.post('/api/drafts/contact', save({ name }))
  const token = /draft-contact=([\w-]{43});/.exec(opened.headers()['set-cookie'] ?? '')?.[1] ?? ''
  expect(token).not.toBe('')
  const own = await request.get('/contact')
  expect(await own.text()).toContain(name)
  expect(own.headers()['cache-control']).toContain('private')
  // Other pages are the same for everybody, with a draft too.
  for (const page of ['/', '/quote', '/towns/mystic', '/about']) {
    expect((await request.get(page)).headers()['cache-control'], page).toBe('public, no-cache')
  }

  const forged = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`
  for (const cookie of ['', `draft-contact=${forged}`, `draft-contact=x`, `draft-quote=${token}`]) {
    const baseURL = process.env.E2E_ADDRESS as string
    const stranger = await playwright.request.newContext({
      baseURL,
      ...(cookie && { extraHTTPHeaders: { cookie } }),
    })
    for (const page of ['/contact', '/quote']) {
      expect(await (await stranger.get(page)).text(), cookie).not.toContain(name)
    }
    const asked = await stranger.post('/api/drafts/contact', save({}))
    expect(await asked.json(), cookie).toEqual({ outcome: 'none' })
    // Nothing that cannot be a token makes a page anybody's own.
    if (cookie.endsWith('=x')) {
      const page = await stranger.get('/contact')
      expect(page.headers()['cache-control']).toBe('public, no-cache')
    }
    await stranger.dispose()
  }

  for (const [method, path, status] of [
    ['GET', '/api/drafts', 405],
    ['GET', '/api/drafts/contact', 405],
    ['POST', '/api/drafts/nothing', 404],
    ['DELETE', '/api/drafts/contact', 405],
  ] as const) {
    expect((await request.fetch(path, { method })).status(), `${method} ${path}`).toBe(status)
  }
  const tooLong = await request.post('/api/drafts/contact', save({ message: 'x'.repeat(70_000) }))
  expect(tooLong.status()).toBe(413)
  const headers = { 'sec-fetch-site': 'cross-site' }
  for (const path of ['/api/drafts/contact', '/api/drafts/contact/start-over']) {
    expect((await request.post(path, { ...save({ name: 'x' }), headers })).status(), path).toBe(403)
  }
  expect(await (await request.get('/contact')).text()).toContain(name)
})
