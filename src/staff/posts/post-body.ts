import { setTimeout as sleep } from 'node:timers/promises'
import { runInNewContext } from 'node:vm'
import { htmlFromMarkdown } from '../../../db/writing/post-html.ts'

/** A post of the maximum length needs a tenth of this. */
const TIMEOUT_MS = 1500
/** How much longer is waited where the machine is busy with something else. */
const MOST_TIMES_LONGER = 10

/**
 * Renders a post's text; undefined when it cannot be parsed: deeply nested markup can keep the
 * Markdown parser busy for minutes or crash it.
 * @param timeout Milliseconds, of a machine that has nothing else to do.
 */
export function postBody(markdown: string, timeout = TIMEOUT_MS): string | undefined {
  const began = process.cpuUsage()
  const first = renderWithin(markdown, timeout)
  if (first !== 'too late') return first
  const { user, system } = process.cpuUsage(began)
  // A process that got half of the time had enough of it. One that did not has said nothing of the text.
  const longer = Math.min(MOST_TIMES_LONGER, timeout / Math.max(1, (user + system) / 1000))
  if (longer < 2) return undefined
  const second = renderWithin(markdown, timeout * longer)
  return second === 'too late' ? undefined : second
}

function renderWithin(markdown: string, timeoutMs: number): string | undefined | 'too late' {
  try {
    // The only way to stop synchronous code from outside.
    return runInNewContext(
      'render()',
      { render: () => htmlFromMarkdown(markdown) },
      { timeout: Math.ceil(timeoutMs) },
    )
  } catch (error) {
    if (isTimeout(error)) return 'too late'
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function isTimeout(error: unknown): boolean {
  return (error as { code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}

/** A post of the maximum length needs a quarter of this. */
const LIVE_TIMEOUT_MS = 600
/** For how many times as long as a preview took no other is begun: rendering holds up every visitor. */
const REST = 4
const MAX_WAITING = 8

let waiting = 0
let isFree: Promise<unknown> = Promise.resolve()

/** There are so many previews before this one that nobody would wait for it. */
export class TooManyPreviews extends Error {}

/**
 * Renders a text for the preview beside it: one at a time in this process, with rests between them, so that
 * previews leave most of the time to visitors whoever asks for how many.
 * @returns Undefined when it cannot be parsed, or not in time.
 * @throws TooManyPreviews
 */
export async function livePreview(markdown: string): Promise<string | undefined> {
  if (waiting >= MAX_WAITING) throw new TooManyPreviews()
  waiting++
  const before = isFree
  const { promise, resolve } = Promise.withResolvers<void>()
  isFree = promise
  await before
  waiting--
  const began = performance.now()
  try {
    return postBody(markdown, LIVE_TIMEOUT_MS)
  } finally {
    void sleep(REST * (performance.now() - began)).then(() => resolve())
  }
}
