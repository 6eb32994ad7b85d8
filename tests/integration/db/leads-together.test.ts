import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { acceptSubmission, type NewSubmission } from '../../../db/leads/submissions.ts'
import { type Db, openDatabase } from '../../../db/open.ts'
import { outboxBacklog } from '../../../db/ops/outbox.ts'
import { judgingOfStranger, quoteRequest } from '../../samples/leads.ts'
import { openPostgres } from '../../servers/databases.ts'
import { describeWith } from '../../servers/describe-with.ts'
import { openStrikingProxy } from '../../servers/striking-proxy.ts'

const INSERTS = /insert into submissions/

describeWith('postgres', 'leads that come at once', () => {
  test('share statements, and each has its own messages', async () => {
    const { db } = await openPostgres()
    const sent = watchStatements()
    const emails = names(20)
    const outcomes = await acceptAll(db, emails)
    expect(outcomes.every(({ status }) => status === 'fulfilled')).toBe(true)
    expect(sent.filter((text) => INSERTS.test(text)).length).toBeLessThan(5)
    expect(await stored(db)).toEqual(emails.toSorted())
    const { rows } = await sql<{ messages: number; leads: number }>`
      select count(*)::integer as messages, count(distinct submission_id)::integer as leads
      from deliveries`.execute(db)
    expect(rows).toEqual([{ messages: 40, leads: 20 }])
    expect((await outboxBacklog(db)).open).toBe(40)
  })

  test('one that the server refuses fails alone', async () => {
    const { db } = await openPostgres()
    await refuse(db, 'bad@visitor.example')
    const emails = ['a', 'b', 'bad', 'c', 'd'].map((name) => `${name}@visitor.example`)
    const outcomes = await acceptAll(db, emails)
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ])
    expect(outcomes[2]).toMatchObject({ reason: { message: 'not this one' } })
    expect(await stored(db)).toEqual(emails.filter((email) => email !== 'bad@visitor.example'))
    expect((await outboxBacklog(db)).open).toBe(8)
  })

  test('are counted one after the other: those over a limit are held, and no others', async () => {
    const { db } = await openPostgres()
    const judging = judgingOfStranger()
    const outcomes = await Promise.all(
      names(12).map((email) => acceptSubmission(db, quoteRequest({ email }), { judging })),
    )
    expect(new Set(outcomes.map(({ reference }) => reference)).size).toBe(12)
    const { rows } = await sql<{ held: number; counted: number }>`
      select (select count(*)::integer from submissions where held_at is not null) as held,
        (select max(count)::integer from limit_counts where key like 'sent %') as counted`.execute(
      db,
    )
    expect(rows).toEqual([{ held: 12 - judging.stranger.limits.requests.perSender, counted: 12 }])
  })

  test('of one mailbox take different places of its day, until they are used up', async () => {
    const { db } = await openPostgres()
    const outcomes = await acceptAll(
      db,
      names(6).map(() => 'jane@visitor.example'),
    )
    expect(outcomes.every(({ status }) => status === 'fulfilled')).toBe(true)
    const { rows } = await sql<{ place: string }>`
      select right(quota_key, 1) as place from deliveries where audience = 'visitor' order by 1`.execute(
      db,
    )
    expect(rows.map(({ place }) => place)).toEqual(['1', '2', '3'])
  })

  test('a connection that is lost in the middle: whoever sends again is there once', async () => {
    const { url, db } = await openPostgres()
    for (const step of [1, 2, 3, 4]) {
      const proxy = await openStrikingProxy(Number(new URL(url).port))
      const through = new URL(url)
      through.port = `${proxy.port}`
      const shaky = openDatabase(through.href, 'quick')
      const leads = names(8).map((name) => quoteRequest({ email: `${step}.${name}` }))
      // Its connection is open, and its statements are prepared.
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
      expect(await countOf(db, leads)).toEqual({ leads: 8, messages: 16, jobs: 16 })
    }
  })
})

function names(many: number): string[] {
  return Array.from({ length: many }, (_, at) => `visitor.${at}@visitor.example`)
}

function acceptAll(db: Db, emails: string[]) {
  return Promise.allSettled(emails.map((email) => acceptSubmission(db, quoteRequest({ email }))))
}

/** The statements that are run from now on. */
function watchStatements(): string[] {
  const statements: string[] = []
  const query = pg.Client.prototype.query
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...asked: unknown[]
  ) {
    const [first] = asked as [string | { text: string }]
    statements.push(typeof first === 'string' ? first : first.text)
    return Reflect.apply(query, this, asked)
  })
  onTestFinished(() => spy.mockRestore())
  return statements
}

async function refuse(db: Db, email: string) {
  await sql`create function refuse() returns trigger language plpgsql as $$ begin
    if new.email = ${sql.lit(email)} then raise exception 'not this one'; end if; return new; end $$`.execute(
    db,
  )
  await sql`create trigger refuse before insert on submissions for each row execute function refuse()`.execute(
    db,
  )
}

async function stored(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('submissions').select('email').orderBy('email').execute()
  return rows.map(({ email }) => email)
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
