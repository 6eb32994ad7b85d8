import { readdirSync } from 'node:fs'
import type { PgBoss } from 'pg-boss'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { parseConfig } from '../../../src/settings/config.ts'
import { openQueue } from '../../../worker/queue/queue.ts'
import { onBothDatabases, type TestDatabase } from '../../servers/databases.ts'
import { copyQueue } from '../../servers/queue-template.ts'
import { shared } from '../../servers/shared.ts'

/** Each another than any queue has here. */
const OLD_RULES = {
  retryLimit: 3,
  retryDelay: 7,
  retryBackoff: true,
  retryDelayMax: 9,
  expireInSeconds: 5000,
  retentionSeconds: 6000,
  deleteAfterSeconds: 7000,
  heartbeatSeconds: 99,
  notify: false,
  deadLetter: 'of-an-older-version',
}

onBothDatabases('a site whose queues an older version has made', (open, kind) => {
  test('has the rules of this version in all of them, and for what waits in them', async () => {
    const database = await open()
    const { boss, close } = await openWorker(database)
    const made = await rulesOf(boss)
    expect(made['deliver-message']).toMatchObject({ retryLimit: 300, retryDelay: 2, notify: true })
    expect(made['mail-staff']?.deadLetter).toBe('dead-letters')
    await boss.createQueue(OLD_RULES.deadLetter)
    for (const name of Object.keys(made)) await boss.updateQueue(name, OLD_RULES)
    const id = await boss.send('deliver-message', {})
    await close()

    const { boss: next } = await openWorker(database)
    const { [OLD_RULES.deadLetter]: _, ...updated } = await rulesOf(next)
    expect(updated).toEqual(made)
    const [job] = await next.fetch('deliver-message', { includeMetadata: true })
    expect(job).toMatchObject({ id, retryLimit: 300, retryDelay: 2, retryDelayMax: 60 })
    expect(job).toMatchObject({ deadLetter: 'dead-letters', heartbeatSeconds: 15 })
    const keptFor = Number(job?.keepUntil) - Number(job?.createdOn)
    expect(keptFor).toBe(14 * 24 * 3_600_000)
  })

  test('is told of a policy, which cannot be changed; embedded, it gets a new queue', async () => {
    const database = await open()
    const { boss, close } = await openWorker(database)
    await boss.getDb().executeSql(`update pgboss.queue set policy = 'short' where name = 'sweeps'`)
    await close()
    if (kind === 'Postgres') {
      return expect(openWorker(database)).rejects.toThrow(
        /^The worker cannot keep its queue in Postgres: its queue sweeps has the policy short, .* drop the schema pgboss/,
      )
    }
    const { boss: next } = await openWorker(database)
    expect((await next.getQueue('sweeps'))?.policy).toBe('standard')
    expect(readdirSync(database.dataDir).join()).toContain('queue.damaged-')
  })
})

async function rulesOf(boss: PgBoss) {
  // Without pg-boss's own.
  const queues = (await boss.getQueues()).filter(({ name }) => !name.startsWith('__pgboss__'))
  const names = Object.keys(OLD_RULES) as (keyof typeof OLD_RULES)[]
  return Object.fromEntries(
    queues.map((queue) => [
      queue.name,
      Object.fromEntries(names.map((rule) => [rule, queue[rule]])),
    ]),
  )
}

async function openWorker({ env, dataDir }: TestDatabase) {
  if (!env.DATABASE_URL) await copyQueue((await shared('queue')).folder, dataDir)
  const queue = await openQueue(parseConfig(env), pino({ enabled: false }))
  let closing: Promise<void> | undefined
  const close = () => (closing ??= queue.close())
  onTestFinished(close)
  return { ...queue, close }
}
