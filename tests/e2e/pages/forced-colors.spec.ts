import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures/kept.ts'

test.use({ contextOptions: { forcedColors: 'active' }, viewport: { width: 1280, height: 800 } })

test('where the browser chooses the colors, the menu marks its current section alone', async ({
  page,
}) => {
  await page.goto('/towns')
  const marked = await linesBelow(page)
  expect(marked.filter(({ line, ground }) => line !== ground).map(({ name }) => name)).toEqual([
    'Towns We Serve',
  ])
  expect(marked.length).toBeGreaterThan(5)
})

/** The color of the line below each item of the menu, and what it stands on. */
function linesBelow(page: Page) {
  return page
    .getByRole('navigation', { name: 'Main' })
    .locator('a, button')
    .evaluateAll((items) =>
      items
        .filter((item) => item.checkVisibility())
        .map((item) => {
          const probe = document.createElement('i')
          probe.style.color = 'Canvas'
          item.append(probe)
          const ground = getComputedStyle(probe).color
          probe.remove()
          return {
            name: item.textContent?.trim(),
            line: getComputedStyle(item).borderBottomColor,
            ground,
          }
        }),
    )
}
