import { expect, onTestFinished, test } from 'vitest'
import { onBothDatabases } from '../databases.ts'
import { type Launched, launch, type Settings } from '../launched.ts'
import { freePort } from '../postgres.ts'
import { startSite } from '../site.ts'
import { startSmtpPeer } from '../smtp-peer.ts'
import { until } from '../until.ts'
import { mailSettings } from '../worker-process.ts'
import { missingMessages } from './mailbox.ts'
import { Visitors } from './visitors.ts'

const LEADS = 20
const DELIVERED_WITHIN_MS = 90_000
/** Long enough for the first tries to fail and wait. */
const OUTAGE_MS = 8000
const TEST_LIMIT_MS = 180_000

onBothDatabases('leads outlive outages', (open, kind) => {
  test(
    'the mail server goes away: visitors get references, and mail when it is back',
    async () => {
      const { env } = await open('empty')
      const peer = await startSmtpPeer()
      onTestFinished(() => peer.stop())
      const site = await startSite({ ...env, ...mailSettings(peer.url) })
      onTestFinished(() => site.remove())
      const visitors = new Visitors(site.address)

      await peer.stop()
      await visitors.send(LEADS)
      expect(visitors.references.size).toBe(LEADS)
      await new Promise((resolve) => setTimeout(resolve, OUTAGE_MS))
      await peer.start()
      await delivered(peer, visitors, kind)
    },
    TEST_LIMIT_MS,
  )

  test(
    'the worker is switched off: visitors get references, and mail when it is back',
    async () => {
      const { env } = await open('empty')
      const peer = await startSmtpPeer()
      onTestFinished(() => peer.stop())
      const port = await freePort()
      const settings = { ...env, ...mailSettings(peer.url), PORT: `${port}` }
      expect(await launch('alone.ts', ['migrate'], settings).ended).toBe(0)
      startAlone('web', settings)
      const visitors = new Visitors(`http://127.0.0.1:${port}`)
      await visitors.send(LEADS)

      const worker = startAlone('worker', settings)
      await delivered(peer, visitors, kind)
      await end(worker)
      await visitors.send(LEADS)
      expect(visitors.references.size).toBe(2 * LEADS)
      startAlone('worker', settings)
      await delivered(peer, visitors, kind)
    },
    TEST_LIMIT_MS,
  )
})

async function delivered(
  peer: Awaited<ReturnType<typeof startSmtpPeer>>,
  visitors: Visitors,
  kind: string,
) {
  const since = Date.now()
  await until(
    'every lead has its two messages',
    async () => (await missingMessages(peer, visitors.references)).length === 0,
    DELIVERED_WITHIN_MS,
  )
  const took = ((Date.now() - since) / 1000).toFixed(1)
  console.log(`${kind}: ${visitors.references.size} leads delivered after ${took} s`)
}

/** As `npm run web` or `npm run worker`. */
function startAlone(part: 'web' | 'worker', settings: Settings): Launched {
  const launched = launch('alone.ts', [part], settings)
  onTestFinished(() => end(launched))
  return launched
}

async function end({ child, ended }: Launched) {
  child.kill('SIGTERM')
  await ended
}
