import { fileURLToPath } from 'node:url'
import { type RunningSite, startSite } from '../sites/site.ts'
import { soaking } from '../tools/soaking.ts'
import type { HostileReport, HostileTask } from './measure/hostile-client.ts'
import { runReporting } from './measure/reporting.ts'
import { forgetPeak, peakMb, residentMb } from './measure/resident.ts'
import { HOSTILE } from './starve.ts'

const CLIENT = fileURLToPath(new URL('./measure/hostile-client.ts', import.meta.url))
const ROUNDS = soaking ? 10 : 2
/** Of one round: each of the addresses in turn. */
const ROUND_SECONDS = soaking ? 60 : 15
const CONNECTIONS = 64
const ASKED_WEB_MB = 200

/** More of the site's addresses, each with something that nobody asked for before. */
const MORE = ['/vessels/*?town=*', '/products/*', '/blog/*', '/appointments?town=*', '/blog?page=*']

/**
 * The resident memory of the web process under random addresses, cookies and queries: two rounds of 15
 * s, and under `npm run soak` ten of a minute.
 */
export default async function benchFuzzedMemory(): Promise<void> {
  const site = await startSite({ TRUSTED_PROXIES: '1' })
  try {
    const web = site.pid('web')
    console.log(`\nMemory under random addresses: ${residentMb(web)} MB at the start`)
    for (let round = 1; round <= ROUNDS; round++) {
      forgetPeak(web)
      const answered = await ask(site)
      const peak = peakMb(web)
      console.log(
        `round ${round}: ${answered} answers, at most ${peak} MB, then ${residentMb(web)}`,
      )
      if (soaking && peak > ASKED_WEB_MB) {
        console.error(`The web process had more than ${ASKED_WEB_MB} MB.`)
        process.exitCode = 1
      }
    }
    if (site.pid('web') !== web) throw new Error('The web process was replaced.')
  } finally {
    await site.remove()
  }
}

async function ask({ address }: RunningSite): Promise<number> {
  const all = [...Object.values(HOSTILE), ...MORE.map((path) => ({ path }))]
  const seconds = ROUND_SECONDS / all.length
  let answered = 0
  for (const hostile of all) {
    const task: HostileTask = { address, connections: CONNECTIONS, seconds, ...hostile }
    answered += (await runReporting<HostileReport>(CLIENT, task)).answered
  }
  return answered
}
