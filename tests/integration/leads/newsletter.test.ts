import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { findDelivery, type NewsletterDelivery } from '../../../db/mail/deliveries.ts'
import {
  countStates,
  countSubscribers,
  eraseSubscriber,
  exportSubscribers,
  listSubscribers,
} from '../../../db/newsletter/subscriber-list.ts'
import {
  askToSubscribe,
  confirmSubscriber,
  findByConfirmToken,
  findByToken,
  unsubscribe,
} from '../../../db/newsletter/subscribers.ts'
import type { Db } from '../../../db/open.ts'
import { handleSubscribe } from '../../../src/newsletter/handle-sign-up.ts'
import { parseConfig } from '../../../src/settings/config.ts'
import { newsletterMessage } from '../../../worker/jobs/deliver-message.ts'
import { sweepSubscribers } from '../../../worker/recurring/tasks.ts'
import { onBothDatabases } from '../../servers/databases.ts'

const DAY_MS = 24 * 3600 * 1000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
const staff = { email: 'anna@agency.example' }

onBothDatabases('the newsletter', (open) => {
  test('keeps an address once, as it is spelled in small letters, with what was agreed to', async () => {
    const { db } = await open()
    await ask(db, '  Jane@Example.COM ', { consentText: 'I agree.', sourcePath: '/blog' })
    await ask(db, 'jane@example.com')
    const rows = await db.selectFrom('subscribers').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ email: 'jane@example.com', confirmed_at: null })
    expect(await countStates(db)).toEqual({ subscribed: 0, waiting: 1, unsubscribed: 0 })
  })

  test('understands an address as it is pasted from a page or another message', async () => {
    const { db } = await open()
    for (const email of ['mailto:jane@example.com?subject=hi', 'Jane <jane@example.com>']) {
      const body = new URLSearchParams({ email, path: '/blog' })
      const request = new Request('http://site.example/newsletter/subscribe', {
        method: 'POST',
        body,
      })
      expect(await handleSubscribe(request, { db, spoolFolder: tmpdir() })).toMatchObject({
        status: 303,
      })
    }
    const rows = await db.selectFrom('subscribers').select('email').execute()
    expect(rows).toEqual([{ email: 'jane@example.com' }])
  })

  test('keeps it once too when it is typed ten times at the same moment', async () => {
    const { db } = await open()
    await Promise.all(Array.from({ length: 10 }, () => ask(db, 'jane@example.com')))
    expect(await countStates(db)).toEqual({ subscribed: 0, waiting: 1, unsubscribed: 0 })
    expect(await letters(db)).toEqual(['confirm', 'confirm', 'confirm'])
  })

  test('writes three times a day to one mailbox, however its address is spelled', async () => {
    const { db } = await open()
    for (const email of ['a@b.example', 'A@b.example', 'a+1@b.example', 'a+2@b.example']) {
      await ask(db, email)
    }
    expect(await letters(db)).toHaveLength(3)
    const jobs = await db.selectFrom('outbox').select(['queue', 'payload']).execute()
    expect(jobs.map(({ queue }) => queue)).toEqual(Array(3).fill('mail-newsletter'))
    // Nothing but the message's id is left in the outbox when the address is erased.
    expect(JSON.stringify(jobs)).not.toContain('b.example')
    await ask(db, 'other@b.example')
    expect(await letters(db)).toHaveLength(4)
  })

  test('takes an address when it is confirmed, and a second time changes nothing', async () => {
    const { db } = await open()
    await ask(db, 'jane@example.com')
    const { confirm } = await tokens(db)
    expect(await confirmSubscriber(db, confirm)).toBe(true)
    const first = await db.selectFrom('subscribers').select('confirmed_at').execute()
    expect(await confirmSubscriber(db, confirm, inDays(400))).toBe(true)
    expect(await db.selectFrom('subscribers').select('confirmed_at').execute()).toEqual(first)
    expect(await countStates(db)).toEqual({ subscribed: 1, waiting: 0, unsubscribed: 0 })
  })

  test('keeps the consent that was confirmed, whatever is typed later, and says so by mail', async () => {
    const { db } = await open()
    await ask(db, 'jane@example.com', { consentText: 'First.' })
    await confirmSubscriber(db, (await tokens(db)).confirm)
    await ask(db, 'jane@example.com', { consentText: 'Second.' })
    expect(await exportSubscribers(db, 10)).toMatchObject([{ consentText: 'First.' }])
    expect(await letters(db)).toEqual(['already-subscribed', 'confirm'])
  })

  test('knows no link that is older than 30 days, made up, or the other link', async () => {
    const { db } = await open()
    await ask(db, 'jane@example.com')
    const { confirm, leave } = await tokens(db)
    expect(await findByConfirmToken(db, confirm, inDays(29))).toMatchObject({ state: 'waiting' })
    expect(await findByConfirmToken(db, confirm, inDays(31))).toBeUndefined()
    expect(await confirmSubscriber(db, confirm, inDays(31))).toBe(false)
    expect(await confirmSubscriber(db, leave)).toBe(false)
    expect(await unsubscribe(db, confirm)).toBe(false)
    expect(await unsubscribe(db, 'x'.repeat(32))).toBe(false)
    expect(await countStates(db)).toMatchObject({ waiting: 1 })
  })

  test('lets go of an address at once, twice as well as once, and its old link does not bring it back', async () => {
    const { db } = await open()
    await ask(db, 'jane@example.com')
    const { confirm, leave } = await tokens(db)
    await confirmSubscriber(db, confirm)
    expect(await unsubscribe(db, leave)).toBe(true)
    const first = await db.selectFrom('subscribers').selectAll().execute()
    expect(await unsubscribe(db, leave)).toBe(true)
    expect(await db.selectFrom('subscribers').selectAll().execute()).toEqual(first)
    expect(await findByToken(db, leave)).toMatchObject({ state: 'unsubscribed' })
    expect(await exportSubscribers(db, 10)).toEqual([])
    expect(await confirmSubscriber(db, confirm)).toBe(false)
  })

  test('takes an address again that comes back, but only once it is confirmed again', async () => {
    const { db } = await open()
    await ask(db, 'jane@example.com')
    const before = await tokens(db)
    await confirmSubscriber(db, before.confirm)
    await unsubscribe(db, before.leave)
    await ask(db, 'jane@example.com')
    expect(await countStates(db)).toEqual({ subscribed: 0, waiting: 0, unsubscribed: 1 })
    expect(await letters(db)).toEqual(['confirm', 'confirm'])
    const { confirm, leave } = await tokens(db)
    expect(leave).toBe(before.leave)
    expect(await confirmSubscriber(db, confirm)).toBe(true)
    expect(await countStates(db)).toEqual({ subscribed: 1, waiting: 0, unsubscribed: 0 })
  })

  test('tells nobody who has left meanwhile that they are on the list', async () => {
    const { db } = await open()
    await ask(db, 'jane@example.com')
    const { confirm, leave } = await tokens(db)
    await confirmSubscriber(db, confirm)
    await ask(db, 'jane@example.com')
    expect(await stillSaid(db)).toEqual(['already-subscribed'])
    await unsubscribe(db, leave)
    expect(await stillSaid(db)).not.toContain('already-subscribed')
  })

  test('forgets what nobody confirmed after 30 days, and what was unsubscribed after a year', async () => {
    const { db } = await open()
    for (const email of ['fresh', 'stale', 'loyal', 'gone', 'long-gone', 'back']) {
      await ask(db, `${email}@b.example`)
    }
    const ago = (days: number) => inDays(-days).toISOString()
    const age = (email: string, change: Record<string, string>) =>
      db.updateTable('subscribers').set(change).where('email', '=', `${email}@b.example`).execute()
    await age('fresh', { consented_at: ago(29) })
    await age('stale', { consented_at: ago(31) })
    await age('loyal', { consented_at: ago(900), confirmed_at: ago(900) })
    const left = { consented_at: ago(900), confirmed_at: ago(900) }
    await age('gone', { ...left, unsubscribed_at: ago(364) })
    await age('long-gone', { ...left, unsubscribed_at: ago(366) })
    await age('back', { ...left, unsubscribed_at: ago(366), consented_at: ago(1) })
    await db
      .updateTable('deliveries')
      .set({ created_at: ago(31) })
      .execute()
    await ask(db, 'new@b.example')

    const done = await sweepSubscribers({ db } as never, new AbortController().signal)
    expect(done).toEqual({ unconfirmed: 1, unsubscribed: 1, messages: 4 })
    const remaining = await listSubscribers(db, { beginning: '', limit: 10 })
    expect(remaining.map(({ email }) => email.split('@')[0]).sort()).toEqual(
      ['back', 'fresh', 'gone', 'loyal', 'new'].sort(),
    )
    expect(await letters(db)).toHaveLength(1)
  })

  test('is listed newest first, page by page, and found by the beginning of an address', async () => {
    const { db } = await open()
    for (const email of ['b@x.example', 'a@x.example', 'ab_%@x.example', 'é@x.example']) {
      await ask(db, email)
      await new Promise((resolve) => setTimeout(resolve, 3))
    }
    const emails = async (options: { beginning?: string; offset?: number; limit?: number }) =>
      (await listSubscribers(db, { limit: 2, ...options })).map(({ email }) => email)
    expect(await emails({})).toEqual(['é@x.example', 'ab_%@x.example'])
    expect(await emails({ offset: 2 })).toEqual(['a@x.example', 'b@x.example'])
    expect(await emails({ beginning: 'A' })).toEqual(['a@x.example', 'ab_%@x.example'])
    expect(await emails({ beginning: 'A', offset: 1 })).toEqual(['ab_%@x.example'])
    // Wildcard characters of a pattern match only themselves.
    expect(await emails({ beginning: '%' })).toEqual([])
    expect(await countSubscribers(db, ' AB')).toBe(1)
    expect(await countSubscribers(db, 'é')).toBe(1)
  })

  test('is exported in stretches, without those who have not confirmed or have left', async () => {
    const { db } = await open()
    for (const name of ['c', 'a', 'b', 'waiting', 'left']) await ask(db, `${name}@x.example`)
    for (const row of await db.selectFrom('subscribers').selectAll().execute()) {
      if (!row.email.startsWith('waiting')) await confirmSubscriber(db, row.confirm_token)
      if (row.email.startsWith('left')) await unsubscribe(db, row.token)
    }
    const first = await exportSubscribers(db, 2)
    expect(first.map(({ email }) => email)).toEqual(['a@x.example', 'b@x.example'])
    const second = await exportSubscribers(db, 2, first.at(-1)?.email)
    expect(second.map(({ email }) => email)).toEqual(['c@x.example'])
  })

  test('loses an address with all its letters when staff erase it, and notes only that they did', async () => {
    const { db } = await open()
    await ask(db, 'jane@example.com')
    const [{ id } = { id: '' }] = await listSubscribers(db, { limit: 1 })
    expect(await eraseSubscriber(db, id, staff)).toBe(true)
    expect(await eraseSubscriber(db, id, staff)).toBe(false)
    expect(await letters(db)).toEqual([])
    const audit = await db.selectFrom('audit_log').selectAll().execute()
    expect(audit).toMatchObject([
      { staff_email: staff.email, action: 'subscriber-erased', about: id },
    ])
    expect(JSON.stringify(audit)).not.toContain('jane@')
  })
})

function ask(db: Db, email: string, change: { consentText?: string; sourcePath?: string } = {}) {
  return askToSubscribe(db, { email, consentText: 'Yes.', sourcePath: undefined, ...change })
}

async function tokens(db: Db) {
  const row = await db
    .selectFrom('subscribers')
    .select(['confirm_token as confirm', 'token as leave'])
    .executeTakeFirstOrThrow()
  return row
}

/** The topics of every scheduled message. */
/** Of the messages that were promised, those that the worker would still send. */
async function stillSaid(db: Db): Promise<string[]> {
  const said: string[] = []
  for (const { id } of await db.selectFrom('deliveries').select('id').execute()) {
    const delivery = (await findDelivery(db, id)) as NewsletterDelivery
    const message = await newsletterMessage({ db, settings: parseConfig({}) } as never, delivery)
    if (message) said.push(delivery.topic)
  }
  return said
}

async function letters(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('deliveries').select('topic').orderBy('topic').execute()
  return rows.map(({ topic }) => topic)
}
