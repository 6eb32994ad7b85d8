const REDRAW_MS = 1000
const CLEAR_LINE = '\r\x1b[2K'

type Output = Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'>

/** Prints the current step: on a terminal in one line that is rewritten, elsewhere one line per step. */
export class Progress {
  readonly #steps: readonly string[]
  readonly #out: Output
  readonly #live: boolean
  readonly #startedAt = Date.now()
  #redraw: NodeJS.Timeout | undefined
  #at = -1

  constructor(steps: readonly string[], out: Output = process.stdout) {
    this.#steps = steps
    this.#out = out
    this.#live = Boolean(out.isTTY) && process.env.TERM !== 'dumb'
    if (this.#live) process.once('exit', this.end)
  }

  /** Advances to this step; ignored if it is already past. */
  step(name: string) {
    const index = this.#steps.indexOf(name)
    if (index <= this.#at) return
    this.#at = index
    if (!this.#live) return this.#out.write(`${this.#line()}\n`)
    this.#draw()
    this.#redraw ??= setInterval(() => this.#draw(), REDRAW_MS).unref()
  }

  /** Ends the line, so that other output can follow. */
  readonly end = () => {
    clearInterval(this.#redraw)
    process.off('exit', this.end)
    if (this.#redraw) this.#out.write(CLEAR_LINE)
    this.#redraw = undefined
  }

  get seconds(): number {
    return (Date.now() - this.#startedAt) / 1000
  }

  #line() {
    return `  ${this.#at + 1}/${this.#steps.length} ${this.#steps[this.#at]}`
  }

  /** Truncated to the terminal's width, because a wrapped line could not be cleared. */
  #draw() {
    const line = `${this.#line()}, ${this.seconds.toFixed(0)} s`
    this.#out.write(CLEAR_LINE + line.slice(0, (this.#out.columns || 80) - 1))
  }
}
