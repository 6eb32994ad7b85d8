import { brotliCompressSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'

const KILOBYTE = 1024

/** What a page may weigh before anyone touches it. */
/** The page script, of at most 4.8 KB, and Waku's boot script of 0.6 KB. */
const INLINE_SCRIPT_LIMIT = 5.4 * KILOBYTE
const CSS_LIMIT = 10 * KILOBYTE
const FONT_LIMIT = 48 * KILOBYTE
/** With the data that React hydrates from. */
export const HTML_LIMIT = 22 * KILOBYTE
/** What a page with a form loads by itself, when the browser is idle. */
const FORM_SCRIPT_LIMIT = 150 * KILOBYTE

/** A page that nobody has touched has loaded no script, unless it has a form, and little of everything else. */
export async function expectLight(page: Page) {
  const { inline, hasForm, ...weight } = await page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const sum = (ending: RegExp) =>
      loaded
        .filter(({ name }) => ending.test(new URL(name).pathname))
        .reduce((total, { transferSize }) => total + transferSize, 0)
    const [document_] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return {
      // Each once: while a test answers requests itself, the browser keeps nothing in its cache.
      script: [
        ...new Map(
          loaded
            .filter(({ name }) => name.endsWith('.js'))
            .map(({ name, encodedBodySize }) => [name, encodedBodySize]),
        ).values(),
      ].reduce((total, bytes) => total + bytes, 0),
      css: sum(/\.css$/),
      fonts: sum(/\.woff2$/),
      html: document_?.transferSize ?? 0,
      // A script with a type is data: for search engines, for the browser's own prefetching.
      inline: [...document.querySelectorAll('script:not([src]):not([type])')]
        .map(({ textContent }) => textContent ?? '')
        .filter((script) => !script.startsWith('(self.__FLIGHT_DATA'))
        .join(''),
      hasForm: document.querySelector('form[data-form]') !== null,
    }
  })
  const path = page.url()
  expect.soft(inline, `the page script of ${path}`).toContain('awake')
  expect
    .soft(weight.script, `bytes of script on ${path}`)
    .toBeLessThanOrEqual(hasForm ? FORM_SCRIPT_LIMIT : 0)
  expect
    .soft(brotliCompressSync(inline).length, `bytes of inline script on ${path}`)
    .toBeLessThan(INLINE_SCRIPT_LIMIT)
  expect.soft(weight.css, `bytes of CSS on ${path}`).toBeLessThan(CSS_LIMIT)
  expect.soft(weight.css, `bytes of CSS on ${path}`).toBeGreaterThan(0)
  expect.soft(weight.fonts, `bytes of fonts on ${path}`).toBeLessThan(FONT_LIMIT)
  expect.soft(weight.html, `bytes of HTML on ${path}`).toBeLessThan(HTML_LIMIT)
  expect.soft(weight.html, `bytes of HTML on ${path}`).toBeGreaterThan(0)
}
