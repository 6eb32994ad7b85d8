import { expect } from '@playwright/test'
import { test } from '../fixtures/kept.ts'

test('who has opened the page about claims reads it without a network, from other pages too', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  await page.mouse.move(300, 300)
  await page.getByRole('banner').getByRole('link', { name: 'Claims' }).first().click()
  await expect(page.getByRole('heading', { name: 'Claims: the first hour' })).toBeVisible()
  await page.mouse.wheel(0, 200)
  const isKept = async () => {
    const [worker] = await navigator.serviceWorker.getRegistrations()
    return worker?.active?.state === 'activated' && Boolean(await caches.match('/claims'))
  }
  await expect.poll(() => page.evaluate(isKept)).toBe(true)
  await context.setOffline(true)
  await page.goto('/claims?from=harbor')
  await expect(page.getByRole('heading', { name: 'Claims: the first hour' })).toBeVisible()
  await expect(page.locator('main a[href="tel:911"]').first()).toBeVisible()
  const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily)
  expect(font).not.toBe('serif')
  await expect(page.goto('/about')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(false)
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
