import { test as base, type Page } from '@playwright/test'
import { type Db, openDatabase } from '../../db/open.ts'
import { articleSlugs } from '../../db/writing/articles.ts'
import { type RunningSite, startSite } from '../site.ts'
import { STAFF_SETTINGS } from './staff.ts'

export const SLUGS = articleSlugs()
export const TOOLS = '/admin/tools'

/** Tests on a site of their own, whose blog they empty. */
export const test = base.extend<{ baseURL: string }, { site: RunningSite; db: Db }>({
  site: [
    async ({}, use) => {
      const site = await startSite(STAFF_SETTINGS)
      await use(site)
      await site.remove()
    },
    { scope: 'worker' },
  ],
  db: [
    async ({ site }, use) => {
      const db = openDatabase(`${site.dataDir}/site.sqlite`)
      await use(db)
      await db.destroy()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.address),
})
/** The addresses of the articles that these pages link, in the order of their names. */
export async function articlesOn(page: Page, paths: string[]): Promise<string[]> {
  const found = new Set<string>()
  for (const path of paths) {
    await page.goto(path)
    for (const slug of SLUGS) {
      if ((await page.locator(`main a[href^="/blog/${slug}"]`).count()) > 0) found.add(slug)
    }
  }
  return [...found].sort()
}
