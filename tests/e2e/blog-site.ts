import { expect, type Page } from '@playwright/test'
import { openDatabase, type Site } from '../../db/open.ts'
import type { RunningSite } from '../site.ts'
import { expectAccessible } from './form-steps.ts'

/** Writes posts to a running site on SQLite, as its own parts do. */
export async function writing(site: RunningSite, work: (db: Site) => Promise<void>) {
  const db = openDatabase(`${site.dataDir}/site.sqlite`)
  try {
    await work(db)
  } finally {
    await db.destroy()
  }
}

/** Takes the tables of the posts away, or brings them back. */
export async function posts(site: RunningSite, to: 'away' | 'back') {
  await writing(site, async (db) => {
    for (const table of ['blog_posts', 'post_listings', 'post_counts']) {
      const [from, into] = to === 'away' ? [table, `${table}_away`] : [`${table}_away`, table]
      await db.schema.alterTable(from).renameTo(into).execute()
    }
    await db
      .updateTable('site_revision')
      .set((eb) => ({ revision: eb('revision', '+', 1) }))
      .execute()
  })
}

/** No axe violation and nothing to scroll sideways, on a narrow phone and on a desk. */
export async function expectAccessibleEverywhere(page: Page) {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0)
  }
}

/** What a page says to search engines. */
export async function headOf(page: Page) {
  const content = (name: string) => page.locator(`meta[name="${name}"]`).getAttribute('content')
  const links = (rel: string) =>
    page
      .locator(`link[rel="${rel}"]`)
      .evaluateAll((found) => found.map((link) => (link as HTMLLinkElement).href))
  const data = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((found) => found.map((script) => JSON.parse(script.textContent ?? '')))
  const pathOf = (address: string | undefined) =>
    address && new URL(address).pathname + new URL(address).search
  return {
    robots: await content('robots'),
    description: await content('description'),
    canonical: pathOf((await links('canonical'))[0]),
    prev: pathOf((await links('prev'))[0]),
    next: pathOf((await links('next'))[0]),
    shareImage: await page.locator('meta[property="og:image"]').getAttribute('content'),
    data: (type: string) => data.find((entry) => entry['@type'] === type),
  }
}
