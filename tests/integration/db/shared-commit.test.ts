import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { acceptSubmission } from '../../../db/leads/submissions.ts'
import type { Db } from '../../../db/open.ts'
import { outboxBacklog } from '../../../db/ops/outbox.ts'
import { inSharedCommit } from '../../../db/sharing-commits.ts'
import { Handle } from '../../../db/sqlite/handle.ts'
import { quoteRequest } from '../../samples/leads.ts'
import { openSqlite } from '../../servers/databases.ts'

test('leads that come at once share a commit, and one that fails takes back only its own', async () => {
  const { db } = await openSqlite()
  await refuse(db, 'bad@visitor.example')
  const sent = watchStatements()
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
  expect(sent.filter((statement) => statement === 'commit')).toHaveLength(1)
  expect(await stored(db)).toEqual(emails.filter((email) => email !== 'bad@visitor.example'))
  expect((await outboxBacklog(db)).open).toBe(8)
})

test('when the commit of all fails, each is tried alone', async () => {
  const { db } = await openSqlite()
  // What a foreign key defers is checked when all is done.
  await sql`create table parents (id integer primary key)`.execute(db)
  await sql`create table children (parent integer references parents deferrable initially deferred)`.execute(
    db,
  )
  const outcomes = await Promise.allSettled(
    [1, 2, 3].map((number) =>
      inSharedCommit(db, async (tx) => {
        if (number !== 2) await sql`insert into parents values (${number})`.execute(tx)
        await sql`insert into children values (${number})`.execute(tx)
        return number
      }),
    ),
  )
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  const { rows } = await sql`select parent from children order by parent`.execute(db)
  expect(rows).toEqual([{ parent: 1 }, { parent: 3 }])
})

test('those that come while another process has the database locked join the same commit', async () => {
  const { db, url } = await openSqlite()
  const other = new Sqlite(url)
  onTestFinished(() => void other.close())
  other.exec('begin immediate')
  const sent = watchStatements()
  const early = acceptSubmission(db, quoteRequest())
  await vi.waitUntil(() => sent.includes('begin immediate'))
  const late = acceptSubmission(db, quoteRequest())
  other.exec('rollback')
  expect((await early).reference).not.toBe((await late).reference)
  expect(sent.filter((statement) => statement === 'commit')).toHaveLength(1)
})

test('more than a transaction takes share several', async () => {
  const { db } = await openSqlite()
  const sent = watchStatements()
  const emails = Array.from({ length: 70 }, (_, at) => `visitor.${at}@visitor.example`)
  const outcomes = await acceptAll(db, emails)
  expect(outcomes.every(({ status }) => status === 'fulfilled')).toBe(true)
  expect(sent.filter((statement) => statement === 'commit')).toHaveLength(3)
  expect(await stored(db)).toHaveLength(70)
})

function acceptAll(db: Db, emails: string[]) {
  return Promise.allSettled(emails.map((email) => acceptSubmission(db, quoteRequest({ email }))))
}

/** The statements that are run from now on. */
function watchStatements(): string[] {
  const statements: string[] = []
  const prepare = Handle.prototype.prepare
  const spy = vi.spyOn(Handle.prototype, 'prepare').mockImplementation(function (
    this: Handle,
    text,
  ) {
    statements.push(text)
    return prepare.call(this, text)
  })
  onTestFinished(() => spy.mockRestore())
  return statements
}

async function refuse(db: Db, email: string) {
  await sql`create trigger refuse after insert on deliveries
    when (select email from submissions where id = new.submission_id) = ${sql.lit(email)}
    begin select raise(abort, 'not this one'); end`.execute(db)
}

async function stored(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('submissions')
    .select('email')
    .orderBy('search_id' as 'id')
    .execute()
  return rows.map(({ email }) => email)
}
