import type { Browser, Page } from '@playwright/test'
import { SLOW, Walker, WIDTHS } from './walker.ts'

/** The tabs in which every page is seen. */
export interface Walkers {
  desk: Walker
  phone: Walker
  slowPhone: Walker
  /** A desk without JavaScript. */
  plain: Page
}

/** Opens one set of tabs for all tests of a process. */
export async function openWalkers(browser: Browser): Promise<Walkers> {
  const plain = await browser.newContext({
    baseURL: process.env.E2E_ADDRESS,
    viewport: { width: WIDTHS.wide, height: 800 },
    javaScriptEnabled: false,
  })
  return {
    desk: await Walker.start(browser, { width: 'wide' }),
    phone: await Walker.start(browser, { width: 'narrow' }),
    slowPhone: await Walker.start(browser, { width: 'narrow', network: SLOW }),
    plain: await plain.newPage(),
  }
}
