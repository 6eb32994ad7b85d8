import { Counter, collectDefaultMetrics, Gauge, type Registry } from 'prom-client'
import { runningBuild } from '../../settings/build-info.ts'
import type { PageCache } from '../cache/page-cache.ts'
import { rendersWaiting, renderTimes } from '../pages/render-limit.ts'

/**
 * What this web process does, besides what prom-client measures of every Node process.
 * @param answers How often the application has answered with each status.
 */
export function addProcessMetrics(
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
