import { type Browser, expect, type Page, type Request } from '@playwright/test'
import { formAwake } from './awake.ts'
import { chooseInsurance, describeVessel, giveContact, REFERENCE, surveyPdf } from './form-steps.ts'

/** Numbers from a seed, so that a run can be repeated. */
function randomOf(seed: number): () => number {
  let state = seed * 2654435761
  return () => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const STEPS = ['insurance', 'vessel', 'contact'] as const
const FILES = ['survey.pdf', 'engine.pdf'].map((name) => ({ ...surveyPdf, name }))
const MAX_STEPS = 40
const ACTION_MS = 10_000
/** An upload that does not move is given up after 30 seconds. */
const STALLED_MS = 45_000

/**
 * A visitor who fills in the quote form on a network that stalls and breaks, and who reloads, goes
 * Back, closes the tab, and changes between a browser with and without JavaScript, at random.
 */
export class RestlessVisitor {
  readonly #browser: Browser
  readonly #random: () => number
  readonly #email: string
  /** What happened, for a run that fails. */
  readonly log: string[] = []
  #page: Page | undefined
  #hasScripts = true
  /** Saves that have not been answered. */
  #saving = 0
  #troubles: number

  /** @param troubles So many reloads, Backs, closings, and switches happen. */
  constructor(
    browser: Browser,
    { seed, email, troubles = 6 }: { seed: number; email: string; troubles?: number },
  ) {
    this.#browser = browser
    this.#random = randomOf(seed)
    this.#email = email
    this.#troubles = troubles
  }

  /** @returns The reference that the visitor was shown at last. */
  async sendQuote(): Promise<string> {
    await this.#open(undefined)
    for (let count = 0; count < MAX_STEPS; count++) {
      const page = this.#now()
      if (await this.#isReceived()) break
      await this.#ready(page)
      if (this.#troubles > 0 && this.#random() < 0.5) await this.#trouble()
      else await this.#goOn(page).catch((error) => this.log.push(`stuck: ${firstLine(error)}`))
    }
    const page = this.#now()
    await expect(page).toHaveURL(/\/received$/)
    const text = await page.getByText(REFERENCE).first().textContent()
    await page.context().close()
    return text?.match(REFERENCE)?.[0] ?? ''
  }

  /** A page that could not be loaded is opened again; a form with scripts is awake. */
  async #ready(page: Page) {
    if ((await page.locator('form[data-form]').count()) === 0) await page.goto('/quote')
    if (!this.#hasScripts) return
    await page.getByRole('button', { name: /^(Continue|Get My Free Quote)$/ }).focus()
    await formAwake(page)
  }

  /** Fills in the step on the screen, and goes on. */
  async #goOn(page: Page) {
    const step = await this.#step()
    this.log.push(`fill ${step}`)
    // Half of the time only a part is typed before something happens.
    const isInterrupted = this.#troubles > 0 && this.#random() < 0.4
    if (step === 'insurance') await chooseInsurance(page)
    else if (step === 'vessel') {
      if (isInterrupted) return page.getByLabel('Vessel length (feet)').fill('27')
      await describeVessel(page)
    } else {
      await giveContact(page, this.#email)
      await this.#attach(page)
      if (isInterrupted) return
      await page.getByRole('button', { name: 'Get My Free Quote' }).click()
      await expect(page).toHaveURL(/\/received$/, { timeout: STALLED_MS })
    }
    await expect(page.locator('input[name="step"]')).not.toHaveValue(step, { timeout: 10_000 })
  }

  /** Chooses the files that the form does not have. */
  async #attach(page: Page) {
    for (const file of FILES) {
      const row = page.getByRole('button', { name: `Remove ${file.name}` })
      if ((await row.count()) > 0) {
        if ((await page.getByText(`${file.name} did not arrive`).count()) === 0) continue
        await row.first().click()
      }
      if (this.#hasScripts) {
        await page.getByLabel('Attachments').setInputFiles(file)
        await expect(row).toBeVisible()
        const sending = page.getByRole('progressbar', { name: file.name })
        await expect(sending).toHaveCount(0, { timeout: STALLED_MS })
      } else {
        const others = FILES.slice(FILES.indexOf(file))
        return page.getByLabel('Attachments').setInputFiles(others)
      }
    }
  }

  async #trouble() {
    this.#troubles--
    const page = this.#now()
    const what = ['reload', 'back', 'close', 'switch', 'stall', 'break'][
      Math.floor(this.#random() * 6)
    ]
    this.log.push(`${what}${this.#hasScripts ? '' : ' (no scripts)'}`)
    if (what === 'reload') await page.reload()
    else if (what === 'back') {
      await page.goBack()
      if (!page.url().startsWith('http')) await page.goto('/quote')
    } else if (what === 'stall') {
      // The next two requests wait, then break.
      let left = 2
      await page.route('**/api/**', async (route) => {
        if (left-- <= 0) return route.continue()
        await new Promise((resolve) => setTimeout(resolve, 500 * this.#random()))
        await route.abort('timedout')
        if (left <= 0) await page.unroute('**/api/**')
      })
    } else if (what === 'break') {
      let left = 2
      // It arrives; its answer is lost.
      await page.route('**/api/**', async (route) => {
        if (left-- <= 0 || route.request().isNavigationRequest()) return route.continue()
        await route.fetch().catch(() => {})
        await route.abort('connectionreset')
        if (left <= 0) await page.unroute('**/api/**')
      })
    } else {
      if (what === 'switch') this.#hasScripts = !this.#hasScripts
      await this.#open(page)
    }
  }

  /** Opens the form in a browser that has what the former one had when its tab was closed. */
  async #open(former: Page | undefined) {
    // What is saved as the page is left arrives; the cookie is there in the next browser.
    await former?.goto('about:blank')
    await expect.poll(() => this.#saving).toBe(0)
    const storageState = await former?.context().storageState()
    const context = await this.#browser.newContext({
      javaScriptEnabled: this.#hasScripts,
      ...(storageState && { storageState }),
    })
    await former?.context().close()
    context.setDefaultTimeout(ACTION_MS)
    const page = await context.newPage()
    const count = (by: number) => (request: Request) => {
      if (request.url().includes('/api/drafts/')) this.#saving += by
    }
    page.on('request', count(1))
    page.on('requestfinished', count(-1))
    page.on('requestfailed', count(-1))
    this.#page = page
    await page.goto('/quote')
  }

  async #step() {
    const value = await this.#now().locator('input[name="step"]').inputValue()
    return STEPS.find((step) => step === value) ?? 'insurance'
  }

  async #isReceived() {
    return /\/received$/.test(this.#now().url())
  }

  #now(): Page {
    if (!this.#page) throw new Error('no page is open')
    return this.#page
  }
}

function firstLine(error: unknown): string {
  return `${error}`.split('\n')[0] ?? ''
}
