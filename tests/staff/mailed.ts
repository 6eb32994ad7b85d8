import { pino } from 'pino'
import PostalMime from 'postal-mime'
import { onTestFinished } from 'vitest'
import type { Db } from '../../db/open.ts'
import type { JobPayloads, QueueName } from '../../db/ops/outbox.ts'
import { parseConfig } from '../../src/settings/config.ts'
import type { WorkerContext } from '../../worker/jobs/context.ts'
import { smtpServer } from '../../worker/mail/smtp.ts'
import { startSmtpPeer } from '../servers/smtp-peer.ts'
import { mailSettings } from '../sites/mail-settings.ts'

/** What a mail server gets when every promised job of a queue is done by its handler. */
export async function mailed<Q extends QueueName>(
  db: Db,
  queue: Q,
  handler: (context: WorkerContext, job: JobPayloads[Q], signal: AbortSignal) => Promise<void>,
  store?: WorkerContext['store'],
) {
  const peer = await startSmtpPeer()
  onTestFinished(() => peer.stop())
  const mail = smtpServer(peer.url)
  onTestFinished(() => mail.close())
  const settings = parseConfig(mailSettings(peer.url))
  const context = { db, settings, mail, store, log: pino({ enabled: false }) } as WorkerContext
  const rows = await db.selectFrom('outbox').select('payload').where('queue', '=', queue).execute()
  const jobs = rows.map(({ payload }): JobPayloads[Q] => JSON.parse(payload))
  for (const job of jobs) await handler(context, job, new AbortController().signal)
  return { messages: peer.messages, jobs }
}

/** Messages as a mail program reads them. */
export function parsed(messages: { raw: Parameters<typeof PostalMime.parse>[0] }[]) {
  return Promise.all(messages.map(({ raw }) => PostalMime.parse(raw)))
}
