import type { Browser, Page } from '@playwright/test'
import { type Manner, SLOW, Walker, WIDTHS } from './walker.ts'

/** The tabs in which every page is seen; one set of them for all tests of a process. */
export interface Walkers {
  desk: Walker
  phone: Walker
  slowDesk: Walker
  slowPhone: Walker
  /** A desk without JavaScript. */
  plain: Page
}

/** Opens the tabs, and closes them once they have been used. */
export async function startWalkers(browser: Browser, use: (walkers: Walkers) => Promise<void>) {
  const start = (manner: Manner) => Walker.start(browser, manner)
  const walkers = {
    desk: await start({ width: 'wide' }),
    phone: await start({ width: 'narrow' }),
    slowDesk: await start({ width: 'wide', network: SLOW }),
    slowPhone: await start({ width: 'phone', network: SLOW }),
  }
  const viewport = { width: WIDTHS.wide, height: 800 }
  const plain = await browser.newContext({
    baseURL: process.env.E2E_ADDRESS,
    viewport,
    javaScriptEnabled: false,
  })
  await use({ ...walkers, plain: await plain.newPage() })
  for (const walker of Object.values(walkers)) await walker.close()
  await plain.close()
}
