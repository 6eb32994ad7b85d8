import type { RunningSite } from '../../sites/site.ts'
import { sendFrom } from './senders.ts'

const SECONDS = 20
const LEADS_A_SECOND = 50
const PAGES_A_SECOND = 200
const ASKED_P99_MS = 100

/**
 * How long a lead takes to be accepted while others read pages.
 * @returns How many were answered.
 */
export async function leadsBesidePages({ address }: RunningSite): Promise<number> {
  const [leads, pages] = await Promise.all([
    sendFrom(address, { does: 'send leads', perSecond: LEADS_A_SECOND, seconds: SECONDS }),
    sendFrom(address, { does: 'read a page', perSecond: PAGES_A_SECOND, seconds: SECONDS }),
  ])
  const [p50, p95, p99] = [leads.p50Ms, leads.p95Ms, leads.p99Ms].map((ms) => ms.toFixed(1))
  console.log(
    `${leads.sent} leads at ${LEADS_A_SECOND} a second beside ${PAGES_A_SECOND} pages a second: ` +
      `p50 ${p50}, p95 ${p95}, p99 ${p99} ms (asked: p99 under ${ASKED_P99_MS}); ` +
      `pages p50 ${pages.p50Ms.toFixed(1)}, p99 ${pages.p99Ms.toFixed(1)} ms; ` +
      `the senders used ${leads.sendersUsed.toFixed(2)} and ${pages.sendersUsed.toFixed(2)} of a core`,
  )
  return leads.sent
}
