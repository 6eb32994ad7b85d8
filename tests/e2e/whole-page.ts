import type { Page } from '@playwright/test'

/** Brings every part of a page into view once, so that what loads late has loaded. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
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

/** The pictures of a page that has been scrolled through which do not show. */
export function missingPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => !image.complete || image.naturalWidth === 0)
      .map((image) => image.currentSrc || image.src),
  )
}

/** Opens every answer, those of one group too. */
export async function openAnswers(page: Page) {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) {
      details.removeAttribute('name')
      details.setAttribute('open', '')
    }
  })
}

/** By how many pixels a page is wider than its window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}
