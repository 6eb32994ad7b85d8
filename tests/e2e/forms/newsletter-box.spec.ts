import { expect } from '@playwright/test'
import { expectAccessibleEverywhere } from '../checks/every-width.ts'
import { test } from '../fixtures/kept.ts'
import { freshEmail } from '../steps/form-steps.ts'

for (const [path, title] of [
  ['confirm', 'This link no longer works'],
  ['unsubscribe', 'This link does not match an address'],
] as const) {
  test(`a link to ${path} that belongs to nobody gets a page that says so`, async ({
    page,
    request,
  }) => {
    for (const token of ['', 'x', 'x'.repeat(32), '%00', 'a'.repeat(5000), '%E0%A4%A']) {
      const address = `/newsletter/${path}?token=${token}`
      const answer = await request.get(address)
      expect(answer.status(), address).toBe(404)
      expect(await answer.text(), address).toContain(`>${title}</h1>`)
      expect((await request.post(address)).status(), address).toBe(404)
    }
    await page.goto(`/newsletter/${path}?token=%E0%A4%A`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expectAccessibleEverywhere(page)
  })
}

test('the pages of one reader are neither cached nor listed; the page with the box is public', async ({
  request,
}) => {
  for (const path of ['', '/subscribed', '/confirm?token=x', '/unsubscribe?token=x']) {
    const answer = await request.get(`/newsletter${path}`)
    expect(answer.headers()['cache-control'], path).toBe('private, no-store')
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>')
  }
  const blog = await request.get('/blog')
  expect(blog.headers()['cache-control']).toBe('public, no-cache')
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('newsletter')
})

test('the box takes nothing from other sites, and nothing that is no form', async ({ request }) => {
  const post = (data: string, headers: Record<string, string>) =>
    request.post('/newsletter', { data, headers, maxRedirects: 0 })
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const email = `email=${encodeURIComponent(freshEmail())}`
  expect((await post(email, { ...form, 'sec-fetch-site': 'cross-site' })).status()).toBe(403)
  expect((await post(email, { ...form, origin: 'https://evil.example' })).status()).toBe(403)
  expect((await post(email, { 'content-type': 'text/plain' })).status()).toBe(400)
  expect((await post(`email=${'x'.repeat(2_000_000)}`, form)).status()).toBe(413)
  // The result is the same as for any other invalid address.
  expect((await post('email=%00%0a&email=%ff', form)).status()).toBe(422)
})
