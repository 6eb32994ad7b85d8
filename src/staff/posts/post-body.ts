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
