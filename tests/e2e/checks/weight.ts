import { brotliCompressSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'

const KILOBYTE = 1024

/** What a page may weigh before anyone touches it. */
const INLINE_SCRIPT_LIMIT = 5 * KILOBYTE
const CSS_LIMIT = 10 * KILOBYTE
const FONT_LIMIT = 48 * KILOBYTE
export const HTML_LIMIT = 14 * KILOBYTE

/** A page that nobody has touched has loaded no script, and little of everything else. */
export async function expectLight(page: Page) {
  const { inline, ...weight } = await page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const sum = (ending: RegExp) =>
      loaded
        .filter(({ name }) => ending.test(new URL(name).pathname))
        .reduce((total, { transferSize }) => total + transferSize, 0)
    const [document_] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return {
      script: sum(/\.js$/),
      css: sum(/\.css$/),
      fonts: sum(/\.woff2$/),
      html: document_?.transferSize ?? 0,
      // A script with a type is data: for search engines, for the browser's own prefetching.
      inline: [...document.querySelectorAll('script:not([src]):not([type])')]
        .map(({ textContent }) => textContent ?? '')
        .join(''),
    }
  })
  const path = page.url()
  expect.soft(inline, `the page script of ${path}`).toContain('awake')
  expect.soft(weight.script, `bytes of script on ${path}`).toBe(0)
  expect
    .soft(brotliCompressSync(inline).length, `bytes of inline script on ${path}`)
    .toBeLessThan(INLINE_SCRIPT_LIMIT)
  expect.soft(weight.css, `bytes of CSS on ${path}`).toBeLessThan(CSS_LIMIT)
  expect.soft(weight.css, `bytes of CSS on ${path}`).toBeGreaterThan(0)
  expect.soft(weight.fonts, `bytes of fonts on ${path}`).toBeLessThan(FONT_LIMIT)
  // A page that was made while others waited is compressed less, until nobody waits any more.
  if (weight.html >= HTML_LIMIT) await expectLightAgain(page)
  expect.soft(weight.html, `bytes of HTML on ${path}`).toBeGreaterThan(0)
}

/** Asks for the page of a tab until it is light; bytes are counted as browsers do, with 300 for the headers. */
async function expectLightAgain(page: Page) {
  const path = page.url()
  const bytes = async () => {
    const answer = await page.request.head(path)
    return Number(answer.headers()['content-length']) + 300
  }
  await expect.poll(bytes, `bytes of HTML on ${path}`).toBeLessThan(HTML_LIMIT)
}
