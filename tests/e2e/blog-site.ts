import { expect, type Page } from '@playwright/test'
import { type Db, openDatabase } from '../../db/open.ts'
import type { RunningSite } from '../site.ts'
import { expectAccessible } from './form-steps.ts'

/** Writes posts to a running site on SQLite, as its own parts do. */
export async function writing(site: RunningSite, work: (db: Db) => Promise<void>) {
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
