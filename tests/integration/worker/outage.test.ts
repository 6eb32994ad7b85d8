import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { outboxBacklog } from '../../../db/ops/outbox.ts'
import { inviteByMail } from '../../../db/staff/staff-invitations.ts'
import { acceptLead } from '../../samples/leads.ts'
import { openOwnServer, testFolder } from '../../servers/databases.ts'
import { startSmtpPeer } from '../../servers/smtp-peer.ts'
import { mailSettings } from '../../sites/mail-settings.ts'
import { startWorker } from '../../sites/worker-process.ts'
import { until } from '../../tools/until.ts'

test('a worker waits for Postgres at its start and during later outages', async ({ skip }) => {
  const { db, url, server } = await openOwnServer(skip)
  const peer = await startSmtpPeer()
  onTestFinished(() => peer.stop())

  await server.stop()
  const worker = await startWorker({
    DATA_DIR: testFolder(),
    DATABASE_URL: url,
    ...mailSettings(peer.url),
  })
  await until('it says that it waits', () => worker.output().includes('Postgres is unavailable'))
  await server.start()
  await worker.ready
  await acceptLead(db)
  await until('both messages arrived', () => peer.messages.length === 2)

  const release = peer.hold()
  await acceptLead(db)
  await until('both messages are being sent', () => peer.unanswered === 2)
  await server.stop()
  release()
  await until('they have been sent', () => peer.messages.length === 4)
  await until('that could not be recorded', () => worker.output().includes('could not be recorded'))
  await server.start()
  await acceptLead(db)
  await until('the jobs are closed', async () => (await outboxBacklog(db)).open === 0)
  expect(peer.messages).toHaveLength(6)
  expect(new Set(peer.messages.map(({ messageId }) => messageId)).size).toBe(6)
  expect(worker.child.exitCode).toBe(null)
})

test('a link that was mailed while Postgres was away is not mailed again', async ({ skip }) => {
  const { db, url, server } = await openOwnServer(skip)
  const peer = await startSmtpPeer()
  onTestFinished(() => peer.stop())
  const settings = { DATA_DIR: testFolder(), DATABASE_URL: url, ...mailSettings(peer.url) }
  const worker = await startWorker(settings)
  await worker.ready
  const release = peer.hold()
  const anna = { email: 'anna@agency.example' }
  await inviteByMail(db, anna, { email: 'ben@agency.example', role: 'broker' })
  await until('it is being sent', () => peer.unanswered === 1)
  await server.stop()
  release()
  await until('it has been sent', () => peer.messages.length === 1)
  await until('that could not be recorded', () => worker.output().includes('could not be recorded'))
  await server.start()
  await until('the job is closed', async () => (await outboxBacklog(db)).open === 0)
  await acceptLead(db)
  await until('what came later is sent', () => peer.messages.length >= 3)
  expect(peer.messages).toHaveLength(3)
})

test('messages that failed for hours are sent when the mail server answers again, and not an hour later', async ({
  skip,
}) => {
  const { db, url } = await openOwnServer(skip)
  const peer = await startSmtpPeer()
  onTestFinished(() => peer.stop())
  await peer.stop()
  const settings = { DATA_DIR: testFolder(), DATABASE_URL: url, ...mailSettings(peer.url) }
  const worker = await startWorker(settings)
  await worker.ready
  await acceptLead(db)
  await until('both are tried once an hour', async () => {
    // As after hours of tries.
    await sql`update pgboss.job set retry_count = retry_limit, start_after = now()
      where name = 'deliver-message' and state = 'retry'`.execute(db)
    const { rows } = await sql`select 1 from pgboss.job where name = 'dead-letters'
      and state = 'retry' and start_after > now() + interval '30 minutes'`.execute(db)
    return rows.length === 2
  })
  await peer.start()
  await acceptLead(db)
  await until('all four arrived', () => peer.messages.length === 4)
  await until('the jobs are closed', async () => (await outboxBacklog(db)).open === 0)
  expect(new Set(peer.messages.map(({ messageId }) => messageId)).size).toBe(4)
})
