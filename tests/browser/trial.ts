import { chromium, type Page, type Browser as Running } from '@playwright/test'
import { type Browser, thriftyLaunchOptions } from './options.ts'

/** Far more than a slow machine needs: a browser that hangs must not block the tests forever. */
const TRIAL_LIMIT_MS = 120_000

/** No font has all of these, so the browser needs its fallback. */
const WORDS = ['Harbor', 'Гавань', 'Λιμάνι', '港', 'مرفأ', 'नौका', '⚓', '⛵😀']

const PAGE = WORDS.map((word) => `<p><span style="font-family: 'No such font'">${word}</span></p>`)

/**
 * Lets a browser show a page that needs a fallback font: one without any font shows pages that need
 * none, then finds elements hidden that are there, and crashes.
 * @returns What went wrong, or undefined when nothing did.
 */
export async function whyUnusable(browser: Browser): Promise<string | undefined> {
  const late = Promise.withResolvers<string>()
  const timer = setTimeout(late.resolve, TRIAL_LIMIT_MS, 'it did not show a page in time')
  try {
    return await Promise.race([late.promise, tryOut(browser)])
  } finally {
    clearTimeout(timer)
  }
}

async function tryOut(browser: Browser): Promise<string | undefined> {
  let running: Running | undefined
  try {
    running = await chromium.launch(thriftyLaunchOptions(browser))
    return await showPage(await running.newPage())
  } catch (error) {
    return reasonOf(error as Error)
  } finally {
    await running?.close()
  }
}

async function showPage(page: Page): Promise<string | undefined> {
  await page.setContent(PAGE.join(''))
  for (const [i, word] of (await page.locator('span').all()).entries()) {
    const box = await word.boundingBox()
    if (!box?.width) return `it has no font for ${WORDS[i]}`
  }
  await page.screenshot()
  return undefined
}

/** Playwright draws boxes and appends logs; the reason is its first sentence. */
function reasonOf({ message }: Error): string {
  const lines = message.split('\n').map((line) => line.replace(/[║╔╗╚╝═]/g, '').trim())
  const [first = '', ...more] = lines.filter(Boolean)
  const library = more.find((line) => line.includes('error while loading shared libraries'))
  return library?.replace(/^.*?(?=error while)/, '') ?? first.replace(/^\w+\.\w+: /, '')
}
