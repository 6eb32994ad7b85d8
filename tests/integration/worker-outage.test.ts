import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../db/migrate.ts'
import { openDatabase } from '../../db/open.ts'
import { outboxBacklog } from '../../db/ops/outbox.ts'
import { testFolder } from '../databases.ts'
import { acceptLead } from '../leads.ts'
import { startPostgres } from '../postgres.ts'
import { startSmtpPeer } from '../smtp-peer.ts'
import { until } from '../until.ts'
import { mailSettings, startWorker } from '../worker-process.ts'

test('a worker waits for Postgres at its start and whenever it goes away', async ({ skip }) => {
  const postgres = await startPostgres()
  if ('missing' in postgres) return skip(postgres.missing)
  onTestFinished(() => postgres.remove())
  const db = openDatabase(postgres.url)
  onTestFinished(() => db.destroy())
  await migrate(db)
  const peer = await startSmtpPeer()
  onTestFinished(() => peer.stop())

  await postgres.stop()
  const worker = await startWorker({
    DATA_DIR: testFolder(),
    DATABASE_URL: postgres.url,
    ...mailSettings(peer.url),
  })
  await until('it says that it waits', () => worker.output().includes('Postgres is away'))
  await postgres.start()
  await worker.ready
  await acceptLead(db)
  await until('both messages arrived', () => peer.messages.length === 2)

  peer.delayMs = 2000
  await acceptLead(db)
  await until('a send is under way', async () => (await openSends()) > 0)
  await postgres.stop()
  await new Promise((resolve) => setTimeout(resolve, 4000))
  await postgres.start()
  peer.delayMs = 0
  await acceptLead(db)
  await until('the jobs are closed', async () => (await outboxBacklog(db)).open === 0, 90_000)
  expect(peer.messages).toHaveLength(6)
  expect(new Set(peer.messages.map(({ messageId }) => messageId)).size).toBe(6)
  expect(worker.child.exitCode).toBe(null)

  async function openSends() {
    const rows = await db
      .selectFrom('deliveries')
      .select('id')
      .where('sending_at', 'is not', null)
      .where('sent_at', 'is', null)
      .execute()
    return rows.length
  }
}, 150_000)
