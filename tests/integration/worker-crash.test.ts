import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Db } from '../../db/open.ts'
import { outboxBacklog } from '../../db/ops/outbox.ts'
import { onBothDatabases, openPostgres } from '../databases.ts'
import { acceptLead } from '../leads.ts'
import { onServer } from '../postgres.ts'
import { startSmtpPeer } from '../smtp-peer.ts'
import { until } from '../until.ts'
import { mailSettings, startWorker } from '../worker-process.ts'

const TAKEN_UP_WITHIN_MS = 90_000
/** Embedded, the next worker knows at once that its predecessor is dead. */
const TAKEN_UP_EMBEDDED_MS = 15_000

onBothDatabases('a worker killed while it sends', (open, kind) => {
  test('loses nothing; what is doubled is counted', { timeout: 120_000 }, async () => {
    const { db, env } = await open()
    const peer = await startPeer()
    peer.delayMs = 1500
    const first = await startWorker({ ...env, ...mailSettings(peer.url) })
    await first.ready
    await acceptLead(db)
    await until('the server has read both messages', () => peer.unanswered === 2)
    first.child.kill('SIGKILL')
    await first.exited
    await until('the server has said yes to nobody', () => peer.messages.length === 2)
    peer.delayMs = 0

    const killedAt = Date.now()
    await startWorker({ ...env, ...mailSettings(peer.url) })
    await until('the jobs are closed', async () => (await outboxBacklog(db)).open === 0, 100_000)
    const tookMs = Date.now() - killedAt
    console.log(`${kind}: taken up and sent ${tookMs} ms after the kill`)
    expect(tookMs).toBeLessThan(kind === 'SQLite' ? TAKEN_UP_EMBEDDED_MS : TAKEN_UP_WITHIN_MS)

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

test('two workers on one Postgres send nothing twice', async ({ skip }) => {
  const database = await openPostgres().catch(() => skip('there is no Postgres'))
  const { db, env } = database
  const peer = await startPeer()
  const workers = [
    await startWorker({ ...env, ...mailSettings(peer.url) }),
    await startWorker({ ...env, ...mailSettings(peer.url) }),
  ]
  await Promise.all(workers.map(({ ready }) => ready))
  for (let lead = 0; lead < 60; lead++) await acceptLead(db)
  await until('the jobs are closed', async () => (await outboxBacklog(db)).open === 0)
  expect(peer.messages).toHaveLength(120)
  for (const worker of workers) expect(worker.output()).toContain('job done')
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
