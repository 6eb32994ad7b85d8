import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { outboxBacklog } from '../../../db/ops/outbox.ts'
import { acceptLead } from '../../samples/leads.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import { startSmtpPeer } from '../../servers/smtp-peer.ts'
import { mailSettings } from '../../sites/mail-settings.ts'
import { startWorker } from '../../sites/worker-process.ts'
import { until } from '../../tools/until.ts'

const LEADS = 30

onBothDatabases('a running worker', (open) => {
  test('sends each of a burst of leads to the agency and to its visitor', async () => {
    const { db, env } = await open()
    const peer = await startSmtpPeer()
    const worker = await startWorker({ ...env, ...mailSettings(peer.url) })
    await worker.ready

    for (let number = 0; number < LEADS; number++) await acceptLead(db)
    await until('every message has arrived', () => peer.messages.length >= LEADS * 2)
    await until('every job is closed', async () => (await outboxBacklog(db)).open === 0)

    const toAgency = peer.messages.filter(({ to }) => to.includes('leads@agency.example'))
    expect(toAgency).toHaveLength(LEADS)
    expect(peer.messages).toHaveLength(LEADS * 2)
    expect(new Set(peer.messages.map(({ messageId }) => messageId)).size).toBe(LEADS * 2)
    await peer.stop()

    worker.child.kill('SIGTERM')
    worker.child.kill('SIGTERM')
    expect(await worker.exited).toEqual({ code: 0, signal: null })
  })
})

onBothDatabases('a worker without a mail server', (open) => {
  test('writes both messages as files that a mail program can read', async () => {
    const { db, env, dataDir } = await open()
    const worker = await startWorker(env)
    const { reference, email } = await acceptLead(db)
    await until('the jobs are closed', async () => (await outboxBacklog(db)).open === 0)

    const folder = join(dataDir, 'mail')
    const names = readdirSync(folder)
    expect(names).toHaveLength(2)
    const [agency, visitor] = await Promise.all(
      ['agency', 'visitor'].map((audience) => {
        const name = names.find((one) => one.includes(`-${audience}-${reference}-`)) ?? ''
        return PostalMime.parse(readFileSync(join(folder, name)))
      }),
    )
    expect(agency?.subject).toBe(
      `Jane Doe, 203-555-0123: Quote request ${reference}, Boat & Yacht Insurance`,
    )
    expect(agency?.replyTo).toEqual([{ name: 'Jane Doe', address: email }])
    expect(visitor?.to?.[0]?.address).toBe(email)
    expect(visitor?.text).toContain(reference)
    expect(worker.output()).not.toContain(email)
    expect(worker.output()).not.toContain('Jane')
  })
})
