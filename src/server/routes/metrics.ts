import { Hono } from 'hono'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import proxyAddr from 'proxy-addr'
import { addressOf } from '../../http/client-address.ts'
import { services } from '../../http/services.ts'
import { runningBuild } from '../../settings/build-info.ts'
import { config } from '../../settings/config.ts'
import type { AppEnv } from '../app-env.ts'
import type { PageCache } from '../cache/page-cache.ts'
import { addSiteMetrics } from '../metrics/site-metrics.ts'
import { rendersWaiting, renderTimes } from '../pages/render-limit.ts'

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

/**
 * What this web process does, besides what prom-client measures of every Node process.
 * @param answers How often the application has answered with each status.
 */
function addProcessMetrics(
  registry: Registry,
  answers: Map<number, number>,
  cache: PageCache | undefined,
): void {
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'site_build_info',
    help: 'Always 1: its labels say which version runs, and the commit that it was built from.',
    labelNames: ['version', 'commit'],
    registers,
  }).set({ ...runningBuild() }, 1)
  new Counter({
    name: 'site_requests_total',
    help: 'Requests that the application has answered, by status: all but files and cached pages.',
    labelNames: ['status'],
    registers,
    collect() {
      this.reset()
      for (const [status, requests] of answers) this.inc({ status: `${status}` }, requests)
    },
  })
  registry.registerMetric(renderTimes)
  new Counter({
    name: 'site_page_cache_total',
    help: 'Pages for everyone, by whether they were sent from the cache or had to be made.',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset()
      this.inc({ result: 'hit' }, cache?.counts.hits ?? 0)
      this.inc({ result: 'miss' }, cache?.counts.misses ?? 0)
    },
  })
  new Gauge({
    name: 'site_renders_waiting',
    help: 'Pages that wait to be rendered.',
    registers,
    collect() {
      this.set(rendersWaiting())
    },
  })
  new Gauge({
    name: 'site_page_cache_bytes',
    help: 'Memory of the cached pages.',
    registers,
    collect() {
      this.set(cache?.bytes ?? 0)
    },
  })
}
