import { expect } from '@playwright/test'
import { test } from '../checks/reading.ts'
import { openAnswers, overflowOf, textCutOff } from '../checks/whole-page.ts'

/** Names of places can be as long: this one has 55 letters. */
const LONG_NAME = 'Chargoggagoggmanchauggagoggchaubunagungamauggharborside'

/** Staff may write the address of a page into any text. */
const LONG_WORD = 'https://www.greenwichct.gov/DocumentCenter/View/12345/Harbor-Plan'

for (const path of ['/towns/mystic', '/products/boat-insurance', '/blog/navigating-storm-season']) {
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
  test(`a name of 55 letters breaks in the headings, questions and contents of ${path}`, async ({
    reader: page,
  }) => {
    await page.goto(path)
    await openAnswers(page)
    const names = page.locator(
      'main :is(h1, h2, h3, h4, summary, nav a):not([role=group] *, aside *, form *)',
    )
    await names.evaluateAll((all, word) => {
      for (const name of all) name.prepend(`${word} `)
    }, LONG_NAME)
    expect(await names.count()).toBeGreaterThan(3)
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      expect(await overflowOf(page), `at ${width}`).toBe(0)
      expect(await textCutOff(page), `at ${width}`).toEqual([])
    }
  })
}
