import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { acceptSubmission } from '../../../db/leads/accept-submission.ts'
import type { NewSubmission } from '../../../db/leads/submissions.ts'
import { type Db, openDatabase } from '../../../db/open.ts'
import { outboxBacklog } from '../../../db/ops/outbox.ts'
import { judgingOfStranger, quoteRequest } from '../../samples/leads.ts'
import { onBothDatabases, openPostgres } from '../../servers/databases.ts'
import { describeWith } from '../../servers/describe-with.ts'
import { openStrikingProxy } from '../../servers/striking-proxy.ts'

const PROGRAM = join(import.meta.dirname, 'accept-leads.ts')

onBothDatabases('leads that come at once', (open, kind) => {
  test('one that the database refuses fails alone, and nothing of it stays', async () => {
    const { db } = await open()
    await (kind === 'SQLite' ? refuseOnSqlite : refuseOnPostgres)(db, 'bad@visitor.example')
    const emails = ['a', 'b', 'bad', 'c', 'd'].map((name) => `${name}@visitor.example`)
    const outcomes = await Promise.allSettled(
      emails.map((email) => acceptSubmission(db, quoteRequest({ email }))),
    )
    expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([
      true,
      true,
      false,
      true,
      true,
    ])
    expect(outcomes[2]).toMatchObject({ reason: { message: 'not this one' } })
    const rows = await db.selectFrom('submissions').select('email').orderBy('email').execute()
    expect(rows.map(({ email }) => email)).toEqual(emails.toSpliced(2, 1))
    expect((await outboxBacklog(db)).open).toBe(8)
  })

  test('to two processes are counted together: those over a limit are held, and no others', async () => {
    const { db, url } = await open()
    const { perSender } = judgingOfStranger().client.limits.requests
    const [ofOne, ofOthers, inAll] = [8, 10, 18]
    const processes = [1, 2].map(() =>
      fork(PROGRAM, [url, ofOne, ofOthers, inAll].map(String), {
        execPath: resolve('node_modules/.bin/node'),
        execArgv: [],
      }),
    )
    for (const ended of processes.map((child) => once(child, 'close')))
      expect(await ended).toEqual([0, null])
    const leads = await db
      .selectFrom('submissions')
      .select(['held_reasons', (eb) => eb.fn.countAll().as('leads')])
      .groupBy('held_reasons')
      .orderBy('held_reasons')
      .execute()
    const expected = {
      '["address"]': 2 * ofOne - perSender,
      '["in-all"]': 2 * ofOthers + perSender - inAll,
      null: inAll,
    }
    expect(Object.fromEntries(leads.map((row) => [row.held_reasons, Number(row.leads)]))).toEqual(
      expected,
    )
    // What is held uses up nothing of what the site mails to strangers.
    const counts = await db
      .selectFrom('limit_counts')
      .select(['key', 'count'])
      .where('key', 'like', 'mail%')
      .where('count', '>', 0)
      .execute()
    expect(counts).toHaveLength(inAll + 1)
    expect(Number(counts.find(({ key }) => key === 'mails')?.count)).toBe(inAll)
  })
})

describeWith('postgres', 'a connection that is lost while a lead is accepted', () => {
  test('whoever sends again is there once', async () => {
    const { url, db } = await openPostgres()
    for (const step of [1, 3, 6, 9, 12]) {
      const proxy = await openStrikingProxy(Number(new URL(url).port))
      const through = new URL(url)
      through.port = `${proxy.port}`
      const shaky = openDatabase(through.href, 'quick')
      const leads = [1, 2, 3].map((lead) =>
        quoteRequest({ email: `${step}.${lead}@visitor.example` }),
      )
      await acceptSubmission(shaky, quoteRequest())
      const struck = proxy.strike({ step }, 'cut')
      const first = await Promise.allSettled(leads.map((lead) => acceptSubmission(shaky, lead)))
      const again = await Promise.all(leads.map((lead) => acceptSubmission(db, lead)))
      for (const [at, outcome] of first.entries()) {
        // What was acknowledged is there, under its reference.
        if (outcome.status === 'fulfilled')
          expect(again[at]).toMatchObject({ reference: outcome.value.reference, repeated: true })
      }
      await shaky.destroy()
      proxy.close()
      if (step === 1) await struck
      expect(await countOf(db, leads)).toEqual({ leads: 3, messages: 6, jobs: 6 })
    }
  })
})

async function refuseOnPostgres(db: Db, email: string) {
  await sql`create function refuse() returns trigger language plpgsql as $$ begin
    if (select email from submissions where id = new.submission_id) = ${sql.lit(email)}
    then raise exception 'not this one'; end if; return new; end $$`.execute(db)
  await sql`create trigger refuse after insert on deliveries for each row execute function refuse()`.execute(
    db,
  )
}

async function refuseOnSqlite(db: Db, email: string) {
  await sql`create trigger refuse after insert on deliveries
    when (select email from submissions where id = new.submission_id) = ${sql.lit(email)}
    begin select raise(abort, 'not this one'); end`.execute(db)
}

async function countOf(db: Db, leads: NewSubmission[]) {
  const keys = leads.map(({ submissionKey }) => submissionKey)
  const { rows } = await sql<{ leads: number; messages: number; jobs: number }>`
    with lead as (select id from submissions where submission_key = any(${keys}::text[])),
      message as (select id from deliveries where submission_id in (select id from lead))
    select (select count(*)::integer from lead) as leads,
      (select count(*)::integer from message) as messages,
      (select count(*)::integer from outbox, message
        where payload like '%' || message.id || '%') as jobs`.execute(db)
  return rows[0]
}
