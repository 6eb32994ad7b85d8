import { expect, type Page } from '@playwright/test'
import { openDatabase, type Site } from '../../db/open.ts'
import { expectAccessible } from './form-steps.ts'

/** A running site on SQLite. */
interface OnSqlite {
  dataDir: string
}

/** Writes posts to a running site, as its own parts do. */
export async function writing(site: OnSqlite, work: (db: Site) => Promise<void>) {
  const db = openDatabase(`${site.dataDir}/site.sqlite`)
  try {
    await work(db)
  } finally {
    await db.destroy()
  }
}

/** Takes the tables of the posts away, or brings them back. */
export async function posts(site: OnSqlite, to: 'away' | 'back') {
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

/** No axe violation and nothing to scroll sideways, on a narrow phone and on a desk. */
export async function expectAccessibleEverywhere(page: Page) {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
    await expectNothingSideways(page)
  }
}

/** The page is no wider than its window. */
export async function expectNothingSideways(page: Page) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, `on ${page.url()}`).toBeLessThanOrEqual(0)
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
