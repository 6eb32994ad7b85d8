import { setTimeout as sleep } from 'node:timers/promises'
import { runInNewContext } from 'node:vm'
import { htmlFromMarkdown } from '../../../db/writing/post-html.ts'

/** A post of the maximum length needs a tenth of this. */
const TIMEOUT_MS = 1500

/**
 * Renders a post's text; undefined when it cannot be parsed: deeply nested markup can keep the
 * Markdown parser busy for minutes or crash it.
 */
export function postBody(markdown: string, timeout = TIMEOUT_MS): string | undefined {
  try {
    // The only way to stop synchronous code from outside.
    return runInNewContext('render()', { render: () => htmlFromMarkdown(markdown) }, { timeout })
  } catch (error) {
    if (error instanceof RangeError || isTimeout(error)) return undefined
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
