import { setTimeout as sleep } from 'node:timers/promises'
import { Visitors } from '../faults/visitors.ts'
import { mailSettings } from '../mail-settings.ts'
import { startSite } from '../site.ts'
import { startSmtpPeer } from '../smtp-peer.ts'
import { until } from '../until.ts'

const LEADS = 300
const LEADS_A_SECOND = 10
const ASKED_P95_S = 10

/** How long after its acceptance a lead's message to the agency arrives at the mail server. */
export default async function benchMail(): Promise<void> {
  const peer = await startSmtpPeer()
  const site = await startSite(mailSettings(peer.url))
  try {
    const visitors = new Visitors(site.address)
    const accepted = new Map<string, number>()
    for (let lead = 0; lead < LEADS; lead++) {
      await visitors.sendOne()
      accepted.set([...visitors.references.values()].at(-1) ?? '', Date.now())
      await sleep(1000 / LEADS_A_SECOND)
    }
    const toAgency = () => peer.messages.filter(({ to }) => to.includes('leads@agency.example'))
    await until('every message has arrived', () => toAgency().length >= LEADS)
    const waits = toAgency()
      .map(({ raw, at }) => {
        const reference = /FM-\w{4}-\w{4}/.exec(raw)?.[0] ?? ''
        return (at.getTime() - (accepted.get(reference) ?? 0)) / 1000
      })
      .sort((a, b) => a - b)
    const [p50, p95] = [0.5, 0.95].map((part) => waits[Math.floor(LEADS * part)]?.toFixed(2))
    console.log(
      `\n${LEADS} leads, ${LEADS_A_SECOND} a second: the agency's message arrives after ` +
        `p50 ${p50} s, p95 ${p95} s (asked: p95 within ${ASKED_P95_S} s).`,
    )
  } finally {
    await site.remove()
    await peer.stop()
  }
}
