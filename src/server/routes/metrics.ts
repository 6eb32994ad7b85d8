import { Hono } from 'hono'
import { Registry } from 'prom-client'
import proxyAddr from 'proxy-addr'
import { services } from '../../http/services.ts'
import { addressOf } from '../../http/visitor-address.ts'
import { config } from '../../settings/config.ts'
import type { AppEnv } from '../app-env.ts'
import { addProcessMetrics } from '../metrics/process-metrics.ts'
import { addSiteMetrics } from '../metrics/site-metrics.ts'

/** GET /metrics in the format of Prometheus, for the addresses of METRICS_ALLOW; 404 for others. */
export function metricsRoute(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const { metricsAllow, webProcesses } = config()
  if (metricsAllow.length === 0) return routes
  const isAllowed = proxyAddr.compile(metricsAllow)
  let registry: Registry | undefined
  const answers = new Map<number, number>()
  routes.use(async (c, next) => {
    await next()
    answers.set(c.res.status, (answers.get(c.res.status) ?? 0) + 1)
  })
  routes.get('/metrics', async (c, next) => {
    if (!isAllowed(addressOf(c), 0)) return next()
    if (!registry) {
      registry = new Registry()
      // Each of several answers with its own counts, and must not seem to be the others.
      if (webProcesses > 1) registry.setDefaultLabels({ pid: `${process.pid}` })
      addProcessMetrics(registry, answers, c.env.pageCache)
      addSiteMetrics(registry, services())
    }
    const headers = { 'content-type': registry.contentType, 'cache-control': 'no-store' }
    return c.body(await registry.metrics(), 200, headers)
  })
  return routes
}
