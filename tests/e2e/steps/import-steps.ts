import { expect, type Page } from '@playwright/test'
import type { Db } from '../../../db/open.ts'
import { articleSlugs } from '../../../db/writing/articles.ts'
import { partAwake } from './awake.ts'

export const SLUGS = articleSlugs()

/** The card that imports the articles. */
export function importer(page: Page) {
  const card = page.locator('#import')
  return {
    card,
    button: (name: string) => card.getByRole('button', { name }),
    bar: card.getByRole('progressbar'),
    result: card.getByRole('status'),
  }
}

/** The toast that is shown; there is one at a time. */
export function toast(page: Page) {
  return page.locator('[data-toast]:visible, [data-scope=toast][data-part=root]:visible')
}

/** Waits until React follows the import: what is clicked now posts no form. */
export async function awake(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('keydown')))
  await partAwake(page.locator('#import form'))
}

/** The blog as it is before anything is imported. */
export async function emptyBlog(db: Db) {
  for (const table of ['import_runs', 'post_listings', 'post_counts', 'blog_posts'] as const) {
    await db.deleteFrom(table).execute()
  }
  await db
    .updateTable('site_revision')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .execute()
}

/** All ten articles are linked on the blog, and some on The Compass. */
export async function expectAllOnTheBlog(page: Page) {
  expect(await articlesOn(page, ['/blog', '/blog?page=2'])).toEqual(SLUGS)
  expect((await articlesOn(page, ['/the-compass'])).length).toBeGreaterThan(4)
}

/** The addresses of the articles that these pages link, in the order of their names. */
export async function articlesOn(page: Page, paths: string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    const html = await (await page.request.get(path)).text()
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
    found.push(...SLUGS.filter((slug) => main.includes(`href="/blog/${slug}"`)))
  }
  return [...new Set(found)].sort()
}

/** Every value that the bar shows from now on. */
export async function noteBar(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    globalThis.shownByBar = []
    const note = () => {
      const percent = document.querySelector<HTMLProgressElement>('#import progress')?.value
      if (percent !== undefined && percent !== globalThis.shownByBar.at(-1)) {
        globalThis.shownByBar.push(percent)
      }
    }
    const watch = { subtree: true, childList: true, attributes: true }
    new MutationObserver(note).observe(document.body, watch)
  })
  return () => page.evaluate(() => globalThis.shownByBar)
}

declare global {
  var shownByBar: number[]
}
