import { Hono } from 'hono'
import { LATE_SCRIPT_PATH } from '../../settings/late-script-path.ts'
import { Answer } from '../cache/answer.ts'

/** The late script. It comes with the build: the database is not asked, which may be unavailable. */
export const lateScript = new Hono()

let answer: Answer | undefined

lateScript.get(LATE_SCRIPT_PATH, async (c) => {
  answer ??= prepare((await import('virtual:late-script')).default)
  return answer.toResponse(c.req.raw)
})

function prepare(script: string): Answer {
  return new Answer({
    headers: {
      // Requested by each page where its visitor does something; answered by ETag.
      'cache-control': 'public, no-cache',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    },
    body: Buffer.from(script),
  })
}
