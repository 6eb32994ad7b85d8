import { Hono } from 'hono'
import { services } from '../../http/services.ts'
import { readiness } from './readiness.ts'

const NOT_CACHED = { 'cache-control': 'no-store' }

/** Liveness and readiness of this process. */
export const health = new Hono()

health.get('/healthz', (c) => c.text('ok', 200, NOT_CACHED))
health.get('/readyz', async (c) => {
  const { ready, body } = await readiness(services())
  return c.json(body, ready ? 200 : 503, NOT_CACHED)
})
