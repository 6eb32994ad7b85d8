import { expect } from '@playwright/test'
import type { Walker } from './walker.ts'

/** One title of the page, first of all headings, and none that skips a level. */
export async function expectInOrder({ page, place }: Walker) {
  const levels = await page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) =>
      Number(tagName[1]),
    ),
  )
  expect.soft(levels[0], `first heading of ${place}`).toBe(1)
  expect.soft(levels.filter((level) => level === 1).length, `h1 on ${place}`).toBe(1)
  const jumps = levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1)
  expect.soft(jumps, `headings of ${place} jump: ${levels}`).toEqual([])
}
