import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium } from '@playwright/test'
import { findBrowser } from '../browser/find.ts'
import { until } from '../until.ts'

interface Message {
  id?: number
  method?: string
  params?: Record<string, unknown>
  result?: Record<string, unknown>
}

/**
 * A tab of a browser without Playwright, which lets no page be prerendered: Chromium prerenders only
 * for tools that attach to the tab, and not to the page in it.
 */
export class RawTab {
  readonly #browser: ChildProcess
  readonly #folder: string
  readonly #socket: WebSocket
  readonly #messages: Message[] = []
  #sent = 0
  #session: string | undefined

  static async open(): Promise<RawTab> {
    const { executablePath, env } = await findBrowser()
    const folder = mkdtempSync(join(tmpdir(), 'browser-'))
    const browser = spawn(
      executablePath ?? chromium.executablePath(),
      [
        '--headless',
        '--no-sandbox',
        '--remote-debugging-port=0',
        `--user-data-dir=${folder}`,
        'about:blank',
      ],
      {
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...process.env, ...env },
        // A group of its own: Debian's command is a script, which would end without its browser.
        detached: true,
      },
    )
    for await (const line of createInterface({ input: browser.stderr })) {
      const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1]
      if (!address) continue
      browser.stderr.resume()
      const socket = new WebSocket(address)
      await once(socket, 'open')
      const tab = new RawTab(browser, folder, socket)
      await tab.#attach()
      return tab
    }
    throw new Error('The browser ended before it listened.')
  }

  private constructor(browser: ChildProcess, folder: string, socket: WebSocket) {
    this.#browser = browser
    this.#folder = folder
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => this.#messages.push(JSON.parse(String(data))))
  }

  async #attach() {
    let targetId: string | undefined
    await until('there is a tab', async () => {
      const { targetInfos } = await this.send('Target.getTargets', { filter: [{ type: 'tab' }] })
      targetId = (targetInfos as { targetId: string }[])[0]?.targetId
      return targetId !== undefined
    })
    const { sessionId } = await this.send('Target.attachToTarget', { targetId, flatten: true })
    this.#session = String(sessionId)
    const options = { autoAttach: true, flatten: true, waitForDebuggerOnStart: false }
    await this.send('Target.setAutoAttach', options)
    const [page] = await this.events('Target.attachedToTarget', ({ targetInfo }) => {
      const { type, subtype } = targetInfo as { type: string; subtype?: string }
      return type === 'page' && subtype === undefined
    })
    this.#session = String(page?.sessionId)
  }

  /** Sends a command of the DevTools protocol, and returns its result. */
  async send(method: string, params: object = {}): Promise<Record<string, unknown>> {
    const id = ++this.#sent
    this.#socket.send(JSON.stringify({ id, method, params, sessionId: this.#session }))
    const isAnswer = (message: Message) => message.id === id
    await until(`${method} is answered`, () => this.#messages.some(isAnswer), 30_000)
    const { result } = this.#messages.find(isAnswer) ?? {}
    if (!result) throw new Error(`${method} failed`)
    return result
  }

  /** Waits for events like this one, and returns what they said. */
  async events(method: string, isWanted: (params: Record<string, unknown>) => boolean) {
    const wanted = () =>
      this.#messages.flatMap(({ method: given, params }) =>
        given === method && params && isWanted(params) ? [{ ...params }] : [],
      )
    await until(`${method} comes`, () => wanted().length > 0, 60_000)
    return wanted()
  }

  async evaluate(expression: string): Promise<unknown> {
    const { result } = await this.send('Runtime.evaluate', { expression, returnByValue: true })
    return (result as { value?: unknown }).value
  }

  async close() {
    this.#socket.close()
    const { pid, exitCode } = this.#browser
    if (pid && exitCode === null) {
      process.kill(-pid, 'SIGKILL')
      await once(this.#browser, 'exit')
    }
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
