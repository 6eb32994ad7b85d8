import type { Page } from '@playwright/test'

/** Brings every part of a page into view once, so that what loads late has loaded. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      await frame()
    }
  })
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** Wakes a page as a touch does, without touching any part of it. */
export async function wakeUp(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('keydown')))
  // React marks the document when it takes it over.
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__react')))
  await page.evaluate(async () => {
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve))
    await idle()
    await idle()
  })
}
