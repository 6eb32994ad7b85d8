import { setTimeout as sleep } from 'node:timers/promises'
import { startSite } from '../sites/site.ts'
import { ask } from './measure/answer.ts'
import { applyLoad } from './measure/load.ts'
import { startNginx } from './measure/nginx.ts'
import { processorTime } from './measure/processor.ts'
import { median, spread } from './measure/statistics.ts'
import { summarize } from './measure/summary.ts'

const ROUNDS = 5
const ROUND_SECONDS = 2
const CONNECTIONS = 64
const REST_MS = 500
const REQUEST = { method: 'GET', path: '/towns', headers: { 'accept-encoding': 'br' } } as const

/** What a second web process brings, on all cores: the load shares them, as on a small server. */
export default async function benchProcesses(): Promise<void> {
  console.log('\nOne web process, two, and nginx, on all cores\n')
  const sites = [await startSite(), await startSite({ WEB_PROCESSES: '2' })]
  const expected = await ask(sites[0]?.address ?? '', REQUEST)
  const nginx = await startNginx(expected)
  const servers = [
    ...sites.map((site, at) => ({
      name: at === 0 ? 'one web process' : 'two web processes',
      address: site.address,
      pids: site.webPids,
    })),
    ...(nginx ? [{ name: nginx.name, address: nginx.address, pids: [nginx.pid] }] : []),
  ].map((server) => ({ ...server, rates: [] as number[], used: [] as number[] }))
  try {
    for (let round = -1; round < ROUNDS; round++) {
      for (const { address, pids, rates, used } of servers) {
        const before = totalMs(pids)
        const load = { address, request: REQUEST, connections: CONNECTIONS, seconds: ROUND_SECONDS }
        const { requests, seconds } = await applyLoad({
          ...load,
          expected: await ask(address, REQUEST),
        })
        if (round >= 0) {
          rates.push(requests / seconds)
          used.push((totalMs(pids) - before) / 1000 / seconds)
        }
        await sleep(REST_MS)
      }
    }
  } finally {
    for (const site of sites) await site.remove()
    await nginx?.stop()
  }
  const [one] = servers
  for (const { name, rates, used } of servers) {
    const ratio = median(rates.map((rate, round) => rate / (one?.rates[round] ?? Number.NaN)))
    const measured = `${spread(rates)} requests/s, ${median(used).toFixed(2)} cores`
    console.log(`${name}: ${measured}`)
    summarize({
      what: `/towns br, ${CONNECTIONS} connections, ${name}`,
      measured,
      beside: `${ratio.toFixed(2)} of one process`,
      asked: '',
    })
  }
}

function totalMs(pids: number[]): number {
  return pids.reduce((sum, pid) => sum + processorTime(pid).totalMs, 0)
}
