import { expect } from '@playwright/test'
import { test } from '../checks/reading.ts'
import { overflowOf } from '../checks/whole-page.ts'

/** Staff may write the address of a page into any text. */
const LONG_WORD = 'https://www.greenwichct.gov/DocumentCenter/View/12345/Harbor-Plan'

for (const path of [
  '/towns/mystic',
  '/products/boat-insurance',
  '/vessels/center-console',
  '/blog/navigating-storm-season',
  '/about',
]) {
  test(`an address in the texts of ${path} breaks instead of making the page wider`, async ({
    reader: page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(path)
    expect(await overflowOf(page)).toBe(0)
    // Tables of articles scroll by themselves, and what is beside them is not the staff's.
    const texts = page.locator('main :is(p, th):not([role=group] *, aside *)')
    await texts.evaluateAll((all, word) => {
      for (const text of all) text.append(` ${word}`)
    }, LONG_WORD)
    expect(await texts.count()).toBeGreaterThan(5)
    expect(await overflowOf(page)).toBe(0)
  })
}
