import { expect, type Locator } from '@playwright/test'
import { test } from '../fixtures/kept.ts'

/** Where the left and top edges of elements are, each position once. */
async function edges(of: Locator) {
  const boxes = await of.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()))
  const distinct = (side: 'x' | 'y') => new Set(boxes.map((box) => Math.round(box[side]))).size
  return { columns: distinct('x'), rows: distinct('y') }
}

test('on a tablet, four steps stand two by two, and on a wide screen side by side', async ({
  page,
}) => {
  for (const path of ['/products', '/boating-license']) {
    await page.goto(path)
    const steps = page.locator('main section ol > li:has(> h3)')
    await page.setViewportSize({ width: 768, height: 1024 })
    expect(await edges(steps)).toEqual({ columns: 2, rows: 2 })
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(await edges(steps)).toEqual({ columns: 4, rows: 1 })
  }
})

test('on a tablet, the three actions at the end of a page without a picture stand in one row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const path of ['/the-compass', '/appointments', '/blog/essential-guide-yacht-insurance']) {
    await page.goto(path)
    const actions = page.locator('main section').last().getByRole('link')
    await expect(actions).toHaveCount(3)
    expect(await edges(actions)).toEqual({ columns: 3, rows: 1 })
  }
})

test('the sections of a product begin at one edge', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/boat-insurance')
  const headings = page.locator('main section > div > div > h2')
  await expect(headings.filter({ hasText: 'From a Client' })).toBeVisible()
  expect(await edges(headings)).toMatchObject({ columns: 1 })
})
