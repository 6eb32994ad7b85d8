import { Counter, collectDefaultMetrics, Gauge, type Registry } from 'prom-client'
import type { RenderQueue } from '../pages/render-queue.ts'
import type { ReadyPages } from '../ready/ready-pages.ts'
import { counts } from './counts.ts'
import { renderTimes } from './render-times.ts'

/** What this web process does, besides what prom-client measures of every Node process. */
export function addProcessMetrics(
  registry: Registry,
  queue: RenderQueue,
  pages: ReadyPages | undefined,
): void {
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Counter({
    name: 'site_requests_total',
    help: 'Requests by the layer that answered and, for the application, by status.',
    labelNames: ['layer', 'status'],
    registers,
    collect() {
      this.reset()
      this.inc({ layer: 'ready', status: '' }, counts.ready)
      for (const [status, requests] of counts.application) {
        this.inc({ layer: 'application', status: `${status}` }, requests)
      }
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
      this.inc({ result: 'hit' }, counts.cachedPages)
      this.inc({ result: 'miss' }, counts.madePages)
    },
  })
  new Gauge({
    name: 'site_renders_waiting',
    help: 'Pages that wait to be rendered.',
    registers,
    collect() {
      this.set(queue.waiting)
    },
  })
  new Gauge({
    name: 'site_page_cache_bytes',
    help: 'Memory of the cached pages.',
    registers,
    collect() {
      this.set(pages?.bytes ?? 0)
    },
  })
}
