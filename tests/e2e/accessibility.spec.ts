import { expect, type Page, test } from '@playwright/test'
import { EVERY_PAGE } from './every-page.ts'
import { expectAccessible } from './form-steps.ts'
import { wakeUp } from './whole-page.ts'

for (const path of EVERY_PAGE) {
  test(`${path} is accessible, in order and fits, at 320 and 1280 px`, async ({ page }) => {
    await page.goto(path)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectAccessible(page)
      expect(await overflow(page), `wider than ${width} px`).toBe(0)
    }
    await expectHeadingsInOrder(page)
    await expect(page).toHaveTitle(/\S+ \| \S+/)
  })

  test(`${path} says the same without JavaScript as awake`, async ({ page, browser, baseURL }) => {
    await page.goto(path)
    await wakeUp(page)
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const plain = await context.newPage()
    await plain.goto(path)
    for (const part of ['header', 'main', 'footer']) {
      expect(await wordsOf(plain, part)).toEqual(await wordsOf(page, part))
    }
    await context.close()
  })
}

async function expectHeadingsInOrder(page: Page) {
  const levels = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName[1])))
  expect(levels[0]).toBe(1)
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  for (const [index, level] of levels.entries()) {
    expect(level - (levels[index - 1] ?? 0), `${levels} jumps`).toBeLessThanOrEqual(1)
  }
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

function wordsOf(page: Page, part: string): Promise<string> {
  return page.locator(`body > ${part}`).evaluate((element) => {
    // A button that only a script can serve is not shown without one.
    for (const button of element.querySelectorAll('[data-dismiss]')) button.remove()
    return (element as HTMLElement).textContent
  })
}
