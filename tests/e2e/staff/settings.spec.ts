import { expect, type Page } from '@playwright/test'
import { expectAccessibleEverywhere, outcome, press, test } from '../fixtures/desk-site.ts'

test.describe.configure({ mode: 'serial' })

const SHOWN_WITHIN_MS = 1000
const HOSTILE = '"Salt" <script>alert(1)</script> & Sons, Ltd'

/** Sets one field and saves. */
async function set(page: Page, label: string, text: string) {
  await page.goto('/admin/settings')
  await page.getByLabel(label, { exact: true }).fill(text)
  await press(page, 'Save')
}

/**
 * Whoever asks for a page more than a second after something was saved gets it; how long the answer takes
 * is up to the machine.
 */
async function expectShown(address: string, text: string) {
  const savedAt = performance.now()
  for (;;) {
    const askedMs = performance.now() - savedAt
    if ((await (await fetch(address)).text()).includes(text)) return
    expect(askedMs, `ms until ${address} was asked for ${text}`).toBeLessThan(SHOWN_WITHIN_MS)
  }
}

test('an owner sets the phone, every page shows it, and an emptied field has its default', async ({
  page,
  baseURL,
}) => {
  const phone = '860-555-0111'
  await set(page, 'Phone', phone)
  await expect(outcome(page)).toHaveText('Saved. The site shows it now.')
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue(phone)
  for (const path of ['/', '/contact', '/towns/mystic', '/about', '/terms']) {
    await expectShown(baseURL + path, `tel:+1${phone.replaceAll('-', '')}`)
  }
  await set(page, 'Phone', '')
  await expect(outcome(page)).toContainText('Saved.')
  await expect(page.getByText('If empty, the site says 203-555-0142.')).toBeVisible()
  await expectShown(`${baseURL}/contact`, '203-555-0142')
  await page.goto('/admin/log?kind=settings')
  await expect(page.getByText('changed the agency’s details: Phone').first()).toBeVisible()
})

test('what cannot be is refused with a sentence at its field, and comes back as typed', async ({
  page,
}) => {
  await page.goto('/admin/settings')
  const typed: [label: string, text: string, sentence: string][] = [
    ['Email', 'office at example', 'Enter an address like office@example.com.'],
    ['Founded in', '3005', 'Enter the year of the founding'],
    ['Boat owners served', 'many', 'enter a whole number of 1 or more'],
    ['Phone next to articles', 'call us', 'enter a number like 203-555-0142'],
    ['Facebook', 'javascript:alert(1)', 'enter an address that begins with https://'],
    ['Street and number', 'x'.repeat(150), 'Street and number has 150 characters'],
  ]
  for (const [label, text] of typed) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByLabel('Weekdays from').fill('18:00')
  await press(page, 'Save')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Nothing was saved.')
  await expect(alert).toContainText('cannot close at 17:00 if it opens at 18:00')
  for (const [label, text, sentence] of typed) {
    await expect(alert).toContainText(sentence)
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
  }
  await expectAccessibleEverywhere(page)
})

test('markup in the name stays text, in the page, its head, its data, and the feed', async ({
  page,
  baseURL,
}) => {
  await set(page, 'Name', `${HOSTILE}\u202e`)
  await expect(outcome(page)).toContainText('Saved.')
  await expectAccessibleEverywhere(page)
  const read = async (path: string) => (await fetch(baseURL + path)).text()
  await expectShown(`${baseURL}/`, '&amp; Sons')
  for (const path of ['/', '/contact', '/blog/feed.xml', '/admin/sign-in']) {
    expect(await read(path), path).not.toContain('<script>alert(1)</script>')
  }
  expect(JSON.parse(await read('/site.webmanifest'))).toMatchObject({ name: HOSTILE })
  page.on('dialog', () => expect(false, 'a script ran').toBe(true))
  await page.goto('/contact')
  await expect(page).toHaveTitle(/Sons, Ltd$/)
  await set(page, 'Name', '')
})
