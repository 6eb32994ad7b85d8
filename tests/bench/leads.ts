import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'

const LEADS = 1000
const LEADS_A_SECOND = 50
const PAGE_REQUESTS_A_SECOND = 200

/** How long a lead takes to be accepted at 50 a second beside page traffic: median, p95, p99. */
export async function benchLeads(address: string): Promise<void> {
  const pages = autocannon({
    url: `${address}/`,
    connections: 4,
    overallRate: PAGE_REQUESTS_A_SECOND,
    duration: LEADS / LEADS_A_SECOND,
  })
  const started = performance.now()
  const times = await Promise.all(
    Array.from({ length: LEADS }, async (_, number) => {
      await sleep((number * 1000) / LEADS_A_SECOND)
      return accept(address, number)
    }),
  )
  const seconds = (performance.now() - started) / 1000
  await pages
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.floor(part * (LEADS - 1))]?.toFixed(1)
  console.log(
    `${LEADS} leads in ${seconds.toFixed(0)} s beside ${PAGE_REQUESTS_A_SECOND} pages/s: median ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms (asked: under 100)`,
  )
}

async function accept(address: string, number: number): Promise<number> {
  const begun = performance.now()
  const response = await fetch(`${address}/api/trpc/forms.submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      formType: 'contact',
      submissionKey: crypto.randomUUID(),
      formData: {
        name: 'Jane Doe',
        email: `bench.${number}.${crypto.randomUUID().slice(0, 8)}@visitor.example`,
        zipCode: '06604',
        subject: 'Other',
        message: 'A message of the usual length, about a boat on a mooring.',
      },
    }),
  })
  if (response.status !== 200) throw new Error(`a lead was answered with ${response.status}`)
  await response.arrayBuffer()
  return performance.now() - begun
}
