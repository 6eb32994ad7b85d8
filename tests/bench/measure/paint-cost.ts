import type { Browser } from '@playwright/test'

/** An event of a trace; durations in microseconds, `tdur` in processor time of its thread. */
interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  tdur?: number
  args?: { beginData?: { url?: string } }
}

export const PARTS = ['elements', 'parse', 'style', 'layout', 'longest task'] as const
const EVENTS = { parse: 'ParseHTML', style: 'UpdateLayoutTree', layout: 'Layout' }
const CATEGORIES = ['devtools.timeline', 'toplevel']
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }

/** What a page costs the thread that shows it, in milliseconds of processor time, in a new profile. */
export async function costOf(
  browser: Browser,
  url: string,
): Promise<Record<(typeof PARTS)[number], number>> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const client = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  client.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  )
  const traceConfig = { includedCategories: CATEGORIES }
  await client.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  await page.goto(url, { waitUntil: 'load' })
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  )
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve))
  await client.send('Tracing.end')
  await complete
  const elements = await page.evaluate(() => document.getElementsByTagName('*').length)
  await context.close()
  await client.detach()

  const start = events.find(({ args }) => args?.beginData?.url === url)
  const own = events.filter(
    ({ ph, pid, tid }) => ph === 'X' && pid === start?.pid && tid === start.tid,
  )
  const times = (isWanted: (name: string) => boolean) =>
    own.filter(({ name }) => isWanted(name)).map(({ tdur = 0 }) => tdur / 1000)
  const sum = (wanted: string) =>
    times((name) => name === wanted).reduce((total, time) => total + time, 0)
  return {
    elements,
    parse: sum(EVENTS.parse),
    style: sum(EVENTS.style),
    layout: sum(EVENTS.layout),
    'longest task': Math.max(0, ...times((name) => name.endsWith('RunTask'))),
  }
}
