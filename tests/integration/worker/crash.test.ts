import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Db } from '../../../db/open.ts'
import { outboxBacklog } from '../../../db/ops/outbox.ts'
import { acceptLead } from '../../samples/leads.ts'
import { onBothDatabases, openPostgres } from '../../servers/databases.ts'
import { describeWith } from '../../servers/describe-with.ts'
import { onServer } from '../../servers/postgres.ts'
import { startSmtpPeer } from '../../servers/smtp-peer.ts'
import { mailSettings } from '../../sites/mail-settings.ts'
import { startWorker } from '../../sites/worker-process.ts'
import { until } from '../../tools/until.ts'

const LEADS = 40
/** How many messages one worker sends concurrently. */
const LANES = 8

onBothDatabases('a worker killed while it sends', (open, kind) => {
  test('loses nothing; what is doubled is counted', async () => {
    const { db, env } = await open()
    const peer = await startPeer()
    const release = peer.hold()
    const first = await startWorker({ ...env, ...mailSettings(peer.url) })
    await first.ready
    await acceptLead(db)
    await until('the server has read both messages', () => peer.unanswered === 2)
    first.child.kill('SIGKILL')
    await first.exited
    release()
    await until('the server has said yes to nobody', () => peer.messages.length === 2)

    // On Postgres the queue restarts a dead worker's jobs within 90 s.
    const next = await startWorker({ ...env, ...mailSettings(peer.url) })
    await until('the jobs are closed', async () => (await outboxBacklog(db)).open === 0, 150_000)
    if (kind === 'SQLite') {
      // With the embedded queue, the next worker knows at once that the previous one is dead.
      expect(next.output()).toMatch(/"requeued":2.*requeued the jobs of a worker that died/)
    }
    const ids = peer.messages.map(({ messageId }) => messageId)
    expect(new Set(ids).size).toBe(2)
    expect(ids).toHaveLength(4)
    expect(await possibleRepeats(db)).toBe(2)
  })
})

onBothDatabases('a queue wiped while jobs wait in it', (open, kind) => {
  test('is filled again, and each message is sent once', async () => {
    const { db, url, env, dataDir } = await open()
    const peer = await startPeer()
    await peer.stop()
    const first = await startWorker({ ...env, ...mailSettings(peer.url) })
    await first.ready
    for (let lead = 0; lead < 5; lead++) await acceptLead(db)
    await until('every message was tried', async () => (await sendsBegun(db)) === 10)
    first.child.kill('SIGTERM')
    await first.exited
    if (kind === 'SQLite') rmSync(join(dataDir, 'queue'), { recursive: true })
    else await onServer(url, (client) => client.query('drop schema pgboss cascade'))

    await peer.start()
    await startWorker({ ...env, ...mailSettings(peer.url) })
    await until('the jobs are closed', async () => (await outboxBacklog(db)).open === 0)
    expect(peer.messages).toHaveLength(10)
    expect(await possibleRepeats(db)).toBe(0)
  })
})

describeWith('postgres', 'two workers on one Postgres', () => {
  test('send nothing twice', async () => {
    const { db, env } = await openPostgres()
    const peer = await startPeer()
    const release = peer.hold()
    const workers = [1, 2].map(() => startWorker({ ...env, ...mailSettings(peer.url) }))
    await Promise.all(workers.map(async (worker) => (await worker).ready))
    for (let lead = 0; lead < LEADS; lead++) await acceptLead(db)
    // More than one worker has lanes for.
    await until('both are sending', () => peer.unanswered > LANES)
    release()
    await until('the jobs are closed', async () => (await outboxBacklog(db)).open === 0)
    expect(peer.messages).toHaveLength(2 * LEADS)
    for (const worker of workers) expect((await worker).output()).toContain('job done')
  })
})

async function startPeer() {
  const peer = await startSmtpPeer()
  onTestFinished(() => peer.stop())
  return peer
}

async function sendsBegun(db: Db): Promise<number> {
  const rows = await db.selectFrom('deliveries').select('id').where('attempts', '>', 0).execute()
  return rows.length
}

async function possibleRepeats(db: Db): Promise<number> {
  const rows = await db.selectFrom('deliveries').select('possible_repeats').execute()
  return rows.reduce((sum, row) => sum + row.possible_repeats, 0)
}
