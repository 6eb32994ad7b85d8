import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** In which a page that is drawn at all has been drawn. */
const FRAME_WITHIN_MS = 5000
const DRAWN_WITHIN_MS = 20_000

/** The browser draws a page no more, and never will: no fault of the page's. */
export class NotDrawn extends Error {}

/** Brings every part of a page into view once, so that what loads late has loaded. */
export async function scrollThrough(page: Page) {
  while (!(await scrollWhileDrawn(page))) await makeBrowserDraw(page)
  // One that is not shown in a window of this width may never load.
  await waitUntil(page, () =>
    [...document.images].every((image) => image.complete || !image.checkVisibility()),
  )
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** Asks at intervals, not with each frame: of a page that is not drawn there is none. */
export async function waitUntil(page: Page, isSo: () => boolean) {
  await page.waitForFunction(isSo, undefined, { polling: 100 })
}

/** Waits until the browser has drawn a page so often; no longer than a second each, where it does not draw. */
export async function framesDrawn(page: Page, count: number) {
  await page.evaluate(async (count) => {
    for (let frames = 0; frames < count; frames++) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve)
        setTimeout(resolve, 1000)
      })
    }
  }, count)
}

/** Waits until a page has nothing left to do; on a busy machine that may never be. */
export async function becomeIdle(page: Page) {
  await page.evaluate(async () => {
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }))
    await idle()
    await idle()
  })
}

/** Waits until a page is hydrated, except for parts that hydrate later. */
export async function pageAwake(page: Page) {
  // React marks the document when it takes it over.
  await waitUntil(page, () => Object.keys(document).some((key) => key.startsWith('__react')))
  await becomeIdle(page)
}

/** @returns False as soon as the browser does not draw the page any more. */
function scrollWhileDrawn(page: Page): Promise<boolean> {
  return page.evaluate(async (withinMs) => {
    const isDrawn = () =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => resolve(true))
        setTimeout(() => resolve(false), withinMs)
      })
    for (let y = scrollY; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      if (!(await isDrawn())) return false
    }
    return true
  }, FRAME_WITHIN_MS)
}

/**
 * About one in two thousand pages is not drawn any more by a headless browser: until something asks for its
 * picture, or for good.
 * @throws NotDrawn
 */
async function makeBrowserDraw(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const picture = client
    .send('Page.captureScreenshot', { format: 'jpeg', quality: 1 })
    .catch(() => undefined)
  if (!(await Promise.race([picture, sleep(DRAWN_WITHIN_MS)]))) throw new NotDrawn(page.url())
  await client.detach()
}

/** Wakes a page as a touch does, without touching any part of it. */
export async function wakeUp(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('keydown')))
  await pageAwake(page)
}

/** The pictures of a page that has been scrolled through which do not show. */
export function missingPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && !(image.complete && image.naturalWidth > 0))
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

/** Text twice as large, as somebody with weak eyes sets it in the browser. */
export async function doubleText(page: Page) {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
}

export async function normalText(page: Page) {
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}

/** What of the text lies beyond the window's right edge: scrolling does not reach it where a section hides its overflow. */
export function textCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = []
    const isExcused = (element: HTMLElement) => {
      const { overflowX, textOverflow } = getComputedStyle(element)
      return element.offsetWidth <= 1 || textOverflow !== 'clip' || /auto|scroll/.test(overflowX)
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement, textContent } = node
      if (!textContent?.trim() || !parentElement?.checkVisibility()) continue
      let around: HTMLElement | null = parentElement
      // An ellipsis says that there is more, a table scrolls by itself, and what is for screen readers has no width.
      while (around && !isExcused(around)) around = around.parentElement
      if (around) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const right = Math.max(...[...range.getClientRects()].map((rect) => rect.right))
      if (right > document.documentElement.clientWidth + 1) cut.push(textContent.trim())
    }
    return cut
  })
}

/** The words that go on in the next line without a hyphen; addresses of mail have to. */
export function wordsCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement, textContent } = node
      if (!textContent?.trim() || !parentElement?.checkVisibility()) continue
      if (parentElement.closest('a[href^="mailto:"]')) continue
      for (const { index, 0: word } of textContent.matchAll(/[\p{L}\p{N}’']{2,}/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) cut.push(word)
      }
    }
    return cut
  })
}
