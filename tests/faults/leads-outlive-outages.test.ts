import { describe, expect, onTestFinished, test } from 'vitest'
import type { Db } from '../../db/open.ts'
import { onBothDatabases, openSqlite } from '../databases.ts'
import { type Launched, launch, type Settings } from '../launched.ts'
import { mailSettings } from '../mail-settings.ts'
import { freePort } from '../postgres.ts'
import { prepareSite } from '../prepare-site.ts'
import { startSite } from '../site.ts'
import { type SmtpPeer, startSmtpPeer } from '../smtp-peer.ts'
import { soaking } from '../soaking.ts'
import { until } from '../until.ts'
import { missingMessages } from './mailbox.ts'
import { recordLeads } from './record-fault.ts'
import { Visitors } from './visitors.ts'

const LEADS = 20

describe('leads', () => {
  if (soaking) onBothDatabases('that are many', outliveOutages)
  // The database is available here, and the queue behaves the same on both.
  else outliveOutages(openSqlite, 'SQLite')
})

function outliveOutages(open: typeof openSqlite, database: string) {
  test('outlive a mail server outage: visitors get references, and mail when it is back', async () => {
    const { db, env } = await open()
    await prepareSite(env)
    const peer = await startSmtpPeer()
    onTestFinished(() => peer.stop())
    const site = await startSite({ ...env, ...mailSettings(peer.url) })
    onTestFinished(() => site.remove())
    const visitors = new Visitors(site.address)

    await peer.stop()
    await visitors.send(LEADS)
    expect(visitors.references.size).toBe(LEADS)
    await until('each message was tried in vain', async () => (await untried(db)) === 0)
    await peer.start()
    await delivered(peer, visitors)
    await recordLeads('mail server stopped', { database, db, peer, visitors })
  })

  test('outlive a worker that is switched off: visitors get references, and mail when it is back', async () => {
    const { db, env } = await open()
    await prepareSite(env)
    const peer = await startSmtpPeer()
    onTestFinished(() => peer.stop())
    const port = await freePort()
    const settings = { ...env, ...mailSettings(peer.url), PORT: `${port}` }
    startAlone('web', settings)
    const visitors = new Visitors(`http://127.0.0.1:${port}`)
    await visitors.send(LEADS)

    const worker = startAlone('worker', settings)
    await delivered(peer, visitors)
    await end(worker)
    await visitors.send(LEADS)
    expect(visitors.references.size).toBe(2 * LEADS)
    startAlone('worker', settings)
    await delivered(peer, visitors)
    await recordLeads('worker stopped twice', { database, db, peer, visitors })
  })
}

async function delivered(peer: SmtpPeer, visitors: Visitors) {
  await until(
    'every lead has its two messages',
    async () => (await missingMessages(peer, visitors.references)).length === 0,
  )
}

async function untried(db: Db): Promise<number> {
  const rows = await db.selectFrom('deliveries').select('id').where('attempts', '=', 0).execute()
  return rows.length
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
