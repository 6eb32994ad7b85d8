import { Hono } from 'hono'
import { speculationRules } from '../../http/speculation-rules.ts'
import { SPECULATION_PATH } from '../../settings/speculation-path.ts'

/** The rules that the page script asks for; none for visitors who asked to save data. */
export const nextPages = new Hono()

nextPages.get(SPECULATION_PATH, (c) => {
  const headers = { 'cache-control': 'public, max-age=3600', vary: 'save-data' }
  if (/^on$/i.test(c.req.header('save-data') ?? '')) return c.body(null, 204, headers)
  return c.body(speculationRules, 200, { ...headers, 'content-type': 'application/json' })
})
