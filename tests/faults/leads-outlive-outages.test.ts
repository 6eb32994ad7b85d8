import { describe, expect, onTestFinished, test } from 'vitest'
import type { Db } from '../../db/open.ts'
import { onBothDatabases, openSqlite } from '../servers/databases.ts'
import { freePort } from '../servers/postgres.ts'
import { type SmtpPeer, startSmtpPeer } from '../servers/smtp-peer.ts'
import { type Launched, launch, type Settings } from '../sites/launched.ts'
import { mailSettings } from '../sites/mail-settings.ts'
import { prepareSite } from '../sites/prepare-site.ts'
import { startSite } from '../sites/site.ts'
import { Visitors } from '../sites/visitors.ts'
import { soaking } from '../tools/soaking.ts'
import { until } from '../tools/until.ts'
import { missingMessages } from './lead-messages.ts'
import { recordLeads } from './record-leads.ts'

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
