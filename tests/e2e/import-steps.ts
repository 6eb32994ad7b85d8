import { expect, type Page } from '@playwright/test'
import type { Db } from '../../db/open.ts'
import { expectAccessible } from './form-steps.ts'

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
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#import form') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  )
}

/** No complaint of axe, on a narrow phone and on a desk. */
export async function expectAccessibleEverywhere(page: Page) {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
  }
}

/** The blog as it is before anything is imported. */
export async function emptyBlog(db: Db) {
  // The runs first: a worker that is still at one then writes no more posts.
  for (const table of ['import_runs', 'post_listings', 'post_counts', 'blog_posts'] as const) {
    await db.deleteFrom(table).execute()
  }
  await db
    .updateTable('site_revision')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .execute()
}

/** What the bar shows, again and again until it is full. */
export async function watchBar(page: Page): Promise<number[]> {
  const { bar, card } = importer(page)
  const shown: number[] = []
  await expect
    .poll(
      async () => {
        // The words first: once they tell of the end, so does the bar.
        const words = await card.innerText()
        const value = Number(await bar.getAttribute('value'))
        if (value !== shown.at(-1)) shown.push(value)
        return words
      },
      { timeout: 60_000, intervals: [50] },
    )
    .toContain('Import Complete')
  return shown
}

/** Every value of the bar and when it came, from the first one to 90 percent. */
export function noteBar(page: Page): Promise<{ percent: number; at: number }[]> {
  return page.evaluate(() => {
    const shown: { percent: number; at: number }[] = []
    return new Promise<typeof shown>((resolve) => {
      const note = () => {
        const percent = document.querySelector<HTMLProgressElement>('#import progress')?.value
        if (percent === undefined || percent === shown.at(-1)?.percent) return
        shown.push({ percent, at: performance.now() })
        if (percent >= 90) resolve(shown)
      }
      const watch = { subtree: true, childList: true, attributes: true }
      new MutationObserver(note).observe(document.body, watch)
    })
  })
}
