import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Browser,
  type BrowserType,
  type LaunchOptions,
  type Page,
  test,
} from '@playwright/test'
import { StuckBrowser } from './stuck-browser.ts'
import { type Manner, SLOW, Walker, WIDTHS } from './walker.ts'

/** The tabs in which every page is seen. */
export interface Walkers {
  desk: Walker
  phone: Walker
  slowDesk: Walker
  slowPhone: Walker
  /** A desk without JavaScript. */
  plain: Page
}

/** For another visit in another browser. */
const AGAIN_MS = 180_000
const CLOSES_WITHIN_MS = 5000

/** One set of tabs for all tests of a process, in a browser of their own: a new one once it is stuck. */
export class Walk {
  readonly #launch: () => Promise<Browser>
  #browser: Browser | undefined
  #walkers: Walkers | undefined

  constructor(chromium: BrowserType, options: LaunchOptions) {
    this.#launch = () => chromium.launch(options)
  }

  /** @param visit What is done with the tabs; done again, in a new browser, when the browser got stuck. */
  async visit(visit: (walkers: Walkers) => Promise<unknown>): Promise<void> {
    try {
      await visit(await this.#open())
    } catch (error) {
      if (!(error instanceof StuckBrowser)) throw error
      console.warn(`${error.message}. Once more, in a new browser:`)
      test.info().setTimeout(test.info().timeout + AGAIN_MS)
      await this.close()
      await visit(await this.#open())
    }
  }

  /** Closes the browser; one that is stuck may not answer. */
  async close(): Promise<void> {
    await Promise.race([this.#browser?.close(), sleep(CLOSES_WITHIN_MS)])
    for (const walker of Object.values(this.#walkers ?? {})) {
      if (walker instanceof Walker) walker.end()
    }
    this.#browser = undefined
    this.#walkers = undefined
  }

  async #open(): Promise<Walkers> {
    this.#browser ??= await this.#launch()
    this.#walkers ??= await openTabs(this.#browser)
    return this.#walkers
  }
}

async function openTabs(browser: Browser): Promise<Walkers> {
  const start = (manner: Manner) => Walker.start(browser, manner)
  const viewport = { width: WIDTHS.wide, height: 800 }
  const plain = await browser.newContext({
    baseURL: process.env.E2E_ADDRESS,
    viewport,
    javaScriptEnabled: false,
  })
  return {
    desk: await start({ width: 'wide' }),
    phone: await start({ width: 'narrow' }),
    slowDesk: await start({ width: 'wide', network: SLOW }),
    slowPhone: await start({ width: 'phone', network: SLOW }),
    plain: await plain.newPage(),
  }
}
