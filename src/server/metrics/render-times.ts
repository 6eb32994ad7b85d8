import { Histogram } from 'prom-client'

/** How long renders take, from their begin to their end. */
export const renderTimes = new Histogram({
  name: 'site_render_seconds',
  help: 'How long pages took to render.',
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [],
})
