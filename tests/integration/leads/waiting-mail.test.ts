import { expect, test } from 'vitest'
import { acceptSubmission } from '../../../db/leads/accept-submission.ts'
import type { RateLimitClient } from '../../../db/limits/rate-limit.ts'
import { askToSubscribe } from '../../../db/newsletter/subscribers.ts'
import type { Db } from '../../../db/open.ts'
import { openJobs } from '../../../db/ops/outbox.ts'
import { countWaitingMail, discardMail, releaseMail } from '../../../db/work/waiting-mail.ts'
import { quoteRequest } from '../../samples/leads.ts'
import { onBothDatabases } from '../../servers/databases.ts'

const ANNA = { email: 'anna@agency.example' }
const MANY = 1000

onBothDatabases('messages over the hour’s allowance', (open) => {
  test('wait, newsletter and confirmations alike, and the agency hears of its lead at once', async () => {
    const { db } = await open()
    await fill(db)
    expect(await countWaitingMail(db)).toEqual({
      leads: 1,
      newsletter: 1,
      oldest: expect.stringContaining('T'),
    })
    // Two confirmations that were allowed, and two leads for the agency.
    expect(await openJobs(db, 'all', 10)).toHaveLength(4)
  })

  test('are sent once when two release them, and only those that waited by then', async () => {
    const { db } = await open()
    await fill(db)
    const now = new Date().toISOString()
    expect(await releaseMail(db, ANNA, '2026-01-01T00:00:00.000Z')).toBe(0)
    const released = await Promise.all([releaseMail(db, ANNA, now), releaseMail(db, ANNA, now)])
    expect(released.sort()).toEqual([0, 2])
    expect(await openJobs(db, 'all', 10)).toHaveLength(6)
    expect(await countWaitingMail(db)).toMatchObject({ leads: 0, newsletter: 0 })
  })

  test('are all sent to an address of the newsletter when they say different things', async () => {
    const { db } = await open()
    await fill(db)
    const [waiting] = await db
      .selectFrom('deliveries')
      .selectAll()
      .where('audience', '=', 'subscriber')
      .where('waits_since', 'is not', null)
      .execute()
    if (!waiting) throw new Error('No message of the newsletter waits')
    for (const [id, topic] of [
      ['other', 'already-subscribed'],
      ['same', 'confirm'],
    ] as const) {
      await db
        .insertInto('deliveries')
        .values({ ...waiting, id, topic, quota_key: null })
        .execute()
    }
    // Two leads' and newsletter's messages, and the other one; of those that say the same, one.
    expect(await releaseMail(db, ANNA, new Date().toISOString())).toBe(3)
  })

  test('are gone when staff discard them, and the leads stay', async () => {
    const { db } = await open()
    await fill(db)
    expect(await discardMail(db, ANNA, new Date().toISOString())).toBe(2)
    expect(await openJobs(db, 'all', 10)).toHaveLength(4)
    expect(await db.selectFrom('submissions').select('id').execute()).toHaveLength(2)
    const log = await db.selectFrom('audit_log').select(['action', 'details']).execute()
    expect(log).toEqual([{ action: 'waiting-mail-discarded', details: '{"messages":2}' }])
  })

  test('go to one mailbox once an hour, and again in the next', async () => {
    const { db } = await open()
    const email = 'jane@visitor.example'
    await send(db, { email })
    await send(db, { email })
    await subscribe(db, 'Jane+news@visitor.example')
    expect(await toVisitors(db)).toBe(1)
    await db.updateTable('limit_counts').set({ ends_at: new Date().toISOString() }).execute()
    await send(db, { email })
    expect(await toVisitors(db)).toBe(2)
  })
})

/** Two messages that leave, and two that wait. */
async function fill(db: Db) {
  for (const at of [0, 1]) {
    await send(db, { email: `jane.${at}@visitor.example` })
    await subscribe(db, `pat.${at}@visitor.example`)
  }
}

function send(db: Db, change: { email: string }) {
  const judging = { client, signs: [], tookTime: true, hasRoom: true }
  return acceptSubmission(db, quoteRequest(change), { judging })
}

function subscribe(db: Db, email: string) {
  return askToSubscribe(db, { email, consentText: 'Yes.', sourcePath: '/blog' }, client)
}

const client: RateLimitClient = {
  keyOf: (kind, value) => `${kind} ${value}`,
  address: '203.0.113.7',
  limits: {
    requests: { perSender: MANY, inAll: MANY, sameText: MANY },
    mails: { inAll: 2, perMailbox: 1 },
  },
}

async function toVisitors(db: Db): Promise<number> {
  const rows = await db
    .selectFrom('deliveries')
    .select('id')
    .where('audience', '<>', 'agency')
    .where('waits_since', 'is', null)
    .execute()
  return rows.length
}
