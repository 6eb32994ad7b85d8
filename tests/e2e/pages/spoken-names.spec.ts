import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures/kept.ts'

const JOINED = /[a-z)][A-Z(]|[a-z]\d/

/** What Chromium tells a screen reader: it leaves out spaces that are a text of their own. */
async function spoken(page: Page, path: string) {
  await page.goto(path)
  const client = await page.context().newCDPSession(page)
  const { nodes } = await client.send('Accessibility.getFullAXTree')
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description }) => ({
      role: String(role?.value),
      name: String(name?.value ?? ''),
      description: String(description?.value ?? ''),
    }))
}

for (const path of ['/', '/contact', '/towns/mystic', '/blog']) {
  test(`no name on ${path} runs two words together`, async ({ page }) => {
    const parts = await spoken(page, path)
    const named = parts.filter(({ role }) => /^(link|button|heading|region|textbox)$/.test(role))
    expect(named.length).toBeGreaterThan(10)
    const names = named.map(({ name }) => name.replaceAll('LinkedIn', ''))
    expect(names.filter((name) => JOINED.test(name))).toEqual([])
  })
}

test('a card of the quote form is announced by its title, and described once', async ({ page }) => {
  const cards = (await spoken(page, '/quote')).filter(({ role }) => role === 'radio')
  expect(cards).toHaveLength(4)
  expect(cards[0]?.name).toBe('Boat & Yacht Insurance')
  for (const { name, description } of cards) {
    expect(description).not.toBe('')
    expect(name).not.toContain(description)
  }
})
