import { expect, type Page } from '@playwright/test'
import { type Db, openDatabase } from '../../db/open.ts'

export { expectAccessibleEverywhere, expectNothingSideways } from './every-width.ts'

/** The posts that come with the site, until others are there. */
export const BUILT_IN = [
  'How to Choose the Right Boat Insurance',
  'Navigating Storm Season on Long Island Sound',
  'The Essential Guide for New Boat Owners',
]

/** The titles of the list of posts. */
export function latest(page: Page) {
  return page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: 'Latest Articles' }) })
    .locator('h3')
}

/** Writes posts to a running site on SQLite, as its own parts do. */
export async function writing(site: { dataDir: string }, work: (db: Db) => Promise<void>) {
  const db = openDatabase(`${site.dataDir}/site.sqlite`)
  try {
    await work(db)
  } finally {
    await db.destroy()
  }
}

/** Hides the tables of the posts by renaming them, or restores them. */
export async function posts(site: { dataDir: string }, to: 'hidden' | 'restored') {
  await writing(site, async (db) => {
    for (const table of ['blog_posts', 'post_listings', 'post_counts']) {
      const [from, into] = to === 'hidden' ? [table, `${table}_hidden`] : [`${table}_hidden`, table]
      await db.schema.alterTable(from).renameTo(into).execute()
    }
    await db
      .updateTable('site_revision')
      .set((eb) => ({ revision: eb('revision', '+', 1) }))
      .execute()
  })
}

/**
 * Opens a page until it is as it should be after something was written: for a moment a site trusts
 * what it last knew of its database, and shows what it cached.
 */
export async function openUntil(page: Page, address: string, holds: () => Promise<void>) {
  await expect(async () => {
    await page.goto(address)
    await holds()
  }).toPass()
}

/** What a page says to search engines; addresses without the site's own. */
export async function headOf(page: Page) {
  const head = await page.evaluate(() => {
    const content = (name: string) =>
      document
        .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
        ?.getAttribute('content')
    const pathOf = (address: string | null | undefined) =>
      address ? address.slice(location.origin.length) : undefined
    const link = (rel: string) =>
      pathOf(document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`)?.href)
    return {
      robots: content('robots'),
      description: content('description'),
      shareImage: pathOf(content('og:image')),
      canonical: link('canonical'),
      prev: link('prev'),
      next: link('next'),
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
        JSON.parse(script.textContent ?? ''),
      ),
    }
  })
  return { ...head, data: (type: string) => head.data.find((entry) => entry['@type'] === type) }
}
