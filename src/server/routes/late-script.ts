import { Hono } from 'hono'
import { LATE_SCRIPT_PATH } from '../../settings/late-script-path.ts'
import { compress } from '../ready/encoding.ts'
import { weakEtag } from '../ready/etag.ts'
import { ReadyAnswer, toResponse } from '../ready/ready-answer.ts'

/** The late script. It comes with the build: the database is not asked, which may be unavailable. */
export const lateScript = new Hono()

let answer: ReadyAnswer | undefined

lateScript.get(LATE_SCRIPT_PATH, async (c) => {
  answer ??= prepare((await import('virtual:late-script')).default)
  return toResponse(answer, c.req.raw)
})

function prepare(script: string): ReadyAnswer {
  const content = Buffer.from(script)
  return new ReadyAnswer({
    headers: {
      // Requested by each page where its visitor does something; answered by ETag.
      'cache-control': 'public, no-cache',
      'content-type': 'text/javascript; charset=utf-8',
      etag: weakEtag(content),
      vary: 'accept-encoding',
    },
    body: (encoding) => (encoding ? compress(encoding, content) : content),
  })
}
