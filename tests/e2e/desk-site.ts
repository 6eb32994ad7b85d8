import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { type RunningSite, startSite } from '../site.ts'
import { expectAccessible } from './form-steps.ts'
import { STAFF_SETTINGS, signInAsStaff } from './staff.ts'

type State = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** Tests of the staff's desk: a site of their own, since they publish, and a browser that is signed in. */
export const test = base.extend<
  { baseURL: string; storageState: State },
  { site: RunningSite; signedIn: State }
>({
  site: [
    async ({}, use) => {
      const site = await startSite(STAFF_SETTINGS)
      await use(site)
      await site.remove()
    },
    { scope: 'worker' },
  ],
  // Once: sign-in is limited, as it should be.
  signedIn: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({ baseURL: site.address })
      await signInAsStaff(await context.newPage())
      const state = await context.storageState()
      await context.close()
      await use(state)
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.address),
  storageState: ({ signedIn }, use) => use(signedIn),
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

/** What the last form came to. */
export const outcome = (page: Page) => page.locator('main').getByRole('status').first()

export const slugOf = (page: Page) => page.getByLabel('Address').inputValue()

/** Asserts that axe finds nothing on a narrow phone and on a desk. */
export async function expectAccessibleEverywhere(page: Page) {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(scrollWidth, `at ${width} px`).toBeLessThanOrEqual(width)
  }
}

export { expect }
