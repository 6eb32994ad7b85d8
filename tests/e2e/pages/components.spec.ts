import { expect } from '@playwright/test'
import { test } from '../checks/reading.ts'

test('one question is open at a time, without a script', async ({ plain: page }) => {
  await page.goto('/products/boat-insurance')
  const questions = page.locator('details[name]')
  const [first, second] = [questions.nth(0), questions.nth(1)]
  await first.locator('summary').click()
  await expect(first).toHaveAttribute('open')
  await second.locator('summary').click()
  await expect(second).toHaveAttribute('open')
  await expect(first).not.toHaveAttribute('open')
})

test('the whole card is its title’s link', async ({ plain: page }) => {
  await page.goto('/vessels')
  const link = page.locator('main a[href^="/vessels/"]').first()
  await link.scrollIntoViewIfNeeded()
  const address = await link.getAttribute('href')
  const hit = await link.evaluate((element) => {
    const box = element.closest('h2, h3')?.parentElement?.getBoundingClientRect()
    const corner = box && document.elementFromPoint(box.x + 8, box.y + 8)
    return corner?.closest('a')?.getAttribute('href')
  })
  expect(hit).toBe(address)
})
