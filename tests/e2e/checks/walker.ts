import { type Browser, expect, type Page, type Request } from '@playwright/test'
import { openSlowNetwork, type SlowNetwork, type Speed } from '../../servers/slow-network.ts'
import { listenForComplaints } from './complaints.ts'
import { watchForShifts } from './shifts-seen.ts'

/** Fonts and pictures come well after the text: a phone with two bars. */
export const SLOW: Speed = { latencyMs: 80, bytesPerSecond: 200_000 }

export const WIDTHS = { narrow: 320, wide: 1280 }

export interface Manner {
  width: keyof typeof WIDTHS
  network?: Speed
}

/**
 * A tab that goes from page to page as a first-time visitor, with nothing cached, and notes what each
 * of them complains of and how its layout shifts.
 */
export class Walker {
  readonly page: Page
  readonly #manner: Manner
  readonly #network: SlowNetwork | undefined
  readonly #underway = new Set<Request>()
  readonly #complaints: string[]
  #path = ''
  #width: number

  static async start(browser: Browser, manner: Manner): Promise<Walker> {
    const viewport = { width: WIDTHS[manner.width], height: 800 }
    const site = process.env.E2E_ADDRESS as string
    const network = manner.network && (await openSlowNetwork(site, manner.network))
    const context = await browser.newContext({
      baseURL: network?.address ?? site,
      viewport,
      // What moves is to be seen.
      reducedMotion: 'no-preference',
    })
    const page = await context.newPage()
    await watchForShifts(page)
    const client = await context.newCDPSession(page)
    await client.send('Network.enable')
    await client.send('Network.setCacheDisabled', { cacheDisabled: true })
    return new Walker(page, manner, network)
  }

  private constructor(page: Page, manner: Manner, network: SlowNetwork | undefined) {
    this.page = page
    this.#manner = manner
    this.#network = network
    this.#width = WIDTHS[manner.width]
    this.#complaints = listenForComplaints(page)
    this.#listen()
  }

  /** Where it is, for a failure's message. */
  get place(): string {
    const { network } = this.#manner
    return `${this.#path} at ${this.#width} px${network ? ' on a slow network' : ''}`
  }

  /** Opens a page in a window of its manner's width, and waits for its fonts. */
  async open(path: string) {
    // What the page before had not finished loading is given up here, and is not blamed on this one.
    await this.page.goto('about:blank')
    await expect.poll(this.#unanswered, `left unanswered on ${this.place}`).toEqual([])
    await this.resize(this.#manner.width)
    this.#path = path
    this.#complaints.length = 0
    await this.page.goto(path)
    await this.page.evaluate(() => document.fonts.ready)
  }

  async resize(to: keyof typeof WIDTHS) {
    this.#width = WIDTHS[to]
    await this.page.setViewportSize({ width: this.#width, height: 800 })
  }

  async expectSteady() {
    const shifts = await this.page.evaluate(() => globalThis.shiftsSeen())
    expect.soft(shifts, `what moved on ${this.place}`).toEqual([])
  }

  /** Nothing in the console, and no request without a good answer, once all are answered. */
  async expectNoComplaint() {
    await expect.poll(this.#unanswered, `unanswered on ${this.place}`).toEqual([])
    expect.soft(this.#complaints, `complaints of ${this.place}`).toEqual([])
  }

  /** Ends what the browser does not. */
  end(): void {
    this.#network?.close()
  }

  readonly #unanswered = () => [...this.#underway].map((request) => request.url())

  #listen() {
    const complain = (text: string) => this.#complaints.push(text)
    this.page.on('request', (request) => this.#underway.add(request))
    this.page.on('requestfinished', (request) => this.#underway.delete(request))
    this.page.on('requestfailed', (request) => {
      this.#underway.delete(request)
      complain(`failed: ${request.url()}`)
    })
    this.page.on('response', (response) => {
      if (response.status() >= 400) complain(`${response.status()}: ${response.url()}`)
    })
  }
}
