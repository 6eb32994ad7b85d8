import { runInNewContext } from 'node:vm'
import { htmlFromMarkdown } from '../../../db/writing/post-html.ts'

/** A post of the greatest length takes a tenth of it. */
const TIMEOUT_MS = 1500

/**
 * What a post's text looks like; undefined when it cannot be made out: signs that nest without end
 * keep the reader of Markdown busy for minutes, or break it.
 */
export function postBody(markdown: string): string | undefined {
  try {
    // The one way to stop code that does not give up by itself.
    return runInNewContext('render()', { render: () => htmlFromMarkdown(markdown) }, STOPPING)
  } catch (error) {
    if (error instanceof RangeError || isTimeout(error)) return undefined
    throw error
  }
}

const STOPPING = { timeout: TIMEOUT_MS }

function isTimeout(error: unknown): boolean {
  return (error as { code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}
