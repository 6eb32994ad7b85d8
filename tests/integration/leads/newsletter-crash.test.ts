import { expect, onTestFinished, test } from 'vitest'
import { askToSubscribe } from '../../../db/newsletter/subscribers.ts'
import { outboxBacklog } from '../../../db/ops/outbox.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import { startSmtpPeer } from '../../servers/smtp-peer.ts'
import { freeJobs } from '../../sites/free-jobs.ts'
import { mailSettings } from '../../sites/mail-settings.ts'
import { startWorker } from '../../sites/worker-process.ts'
import { until } from '../../tools/until.ts'

onBothDatabases('a worker killed while it asks an address', (open, kind) => {
  test('leaves it to the next one, under the same Message-ID', async () => {
    const { db, env } = await open()
    const peer = await startSmtpPeer()
    onTestFinished(() => peer.stop())
    const release = peer.hold()
    const first = await startWorker({ ...env, ...mailSettings(peer.url) })
    await first.ready
    const email = 'jane@visitor.example'
    await askToSubscribe(db, { email, consentText: 'Yes.', sourcePath: undefined })
    await until('the server has read the message', () => peer.unanswered === 1)
    first.child.kill('SIGKILL')
    await first.exited
    release()
    await until('the server has said yes to nobody', () => peer.messages.length === 1)

    if (kind === 'Postgres') await freeJobs(db)
    await startWorker({ ...env, ...mailSettings(peer.url) })
    await until('the job is closed', async () => (await outboxBacklog(db)).open === 0)
    const ids = peer.messages.map(({ messageId }) => messageId)
    expect([ids.length, new Set(ids).size]).toEqual([2, 1])
    const letter = await db.selectFrom('deliveries').selectAll().executeTakeFirstOrThrow()
    expect(letter).toMatchObject({ possible_repeats: 1, sending_at: null })
    expect(letter.sent_at).not.toBeNull()
  })
})
