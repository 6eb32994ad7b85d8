import { expect, type Page } from '@playwright/test'
import type { WebSite } from '../web-site.ts'
import { test as base } from './kept.ts'
import { signedIn } from './signed-in.ts'

export { expectAccessibleEverywhere } from './every-width.ts'

type State = ReturnType<typeof signedIn>

/** Tests of the staff's desk: a site of their own, since they publish, and a browser that is signed in. */
export const test = base.extend<{ baseURL: string; storageState: State; site: WebSite }>({
  site: ({ deskSite }, use) => use(deskSite),
  baseURL: ({ site }, use) => use(site.address),
  storageState: ({ site }, use) => use(signedIn(site.dataDir)),
})

let titles = 0

/** A title that no other test gives. */
export function freshTitle(beginning = 'Fog in the Race'): string {
  return `${beginning} ${Date.now().toString(36)}${titles++}`
}

/** Fills in everything that a post needs before visitors may see it. */
export async function writePost(page: Page, title: string, text = 'Ask the yard **twice**.') {
  await page.goto('/admin/posts/new')
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Text', { exact: true }).fill(text)
  await page.getByLabel('Category').selectOption('Marine Safety')
  await page.getByLabel('Excerpt').fill(`What to ask about ${title}.`)
}

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click()

/** Saves, on the page as it stands or as it is loaded again, and waits until it says so. */
export async function save(page: Page, name = 'Save draft') {
  const answer = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' &&
      new URL(response.url()).pathname === '/api/staff/posts',
  )
  await press(page, name)
  await answer
  const saved = page.getByRole('status').filter({ hasText: /^Saved/ })
  await expect(saved.first()).toBeVisible()
}

/** What the last form came to. */
export const outcome = (page: Page) => page.locator('main').getByRole('status').first()

export const slugOf = (page: Page) => page.getByLabel('Address').inputValue()

/**
 * Opens a page as a visitor until it is as expected: for a moment the site trusts the revision that
 * it has read last.
 */
export async function openUntil(visitor: Page, path: string, isAsExpected: () => Promise<void>) {
  await expect(async () => {
    await visitor.goto(path)
    await isAsExpected()
  }).toPass()
}

/** For what `openUntil` expects: if it is not so, the page is opened again. */
export const SOON = { timeout: 1000 }

export { expect }
