import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { findDelivery } from '../../../db/mail/deliveries.ts'
import { migrate } from '../../../db/migrate.ts'
import { up } from '../../../db/migrations/2026-11-22-every-message-is-a-delivery.ts'
import { migrations } from '../../../db/migrations/index.ts'
import { askToSubscribe, findSubscriber } from '../../../db/newsletter/subscribers.ts'
import { type Db, openDatabase } from '../../../db/open.ts'
import { findOpenJob } from '../../../db/ops/outbox.ts'
import { acceptLead } from '../../samples/leads.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import { until } from '../../tools/until.ts'

const THEN = new Date().toISOString()
const JANE = 'jane@visitor.example'
const place = (number: number) => `${JANE} ${THEN.slice(0, 10)} ${number}`

onBothDatabases('a site whose newsletter had a table of its own', (open, kind) => {
  async function openOldSite() {
    const { db, url } = await open('empty')
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
    const { error } = await migrator.migrateTo('2026-11-21-writing-desk')
    if (error) throw error
    return { db, url }
  }

  test('keeps its deliveries, and what is unsent of the newsletter with its open job', async () => {
    const { db } = await openOldSite()
    const submission = await insertOldLead(db)
    const subscriber = await insertSubscriber(db)
    const unsent = { subscriber, place: 1, sending: THEN, sent: null }
    const { letter, job } = await insertOldLetter(db, unsent)
    const done = { subscriber, place: 2, sending: null, sent: THEN }
    const { letter: sent } = await insertOldLetter(db, done)
    await migrate(db)

    expect(await findDelivery(db, submission.delivery)).toMatchObject({
      audience: 'visitor',
      submissionId: submission.id,
      acceptedBy: [JANE],
      settled: true,
    })
    expect(await findDelivery(db, letter)).toMatchObject({
      audience: 'subscriber',
      subscriberId: subscriber,
      topic: 'confirm',
      sendingAt: THEN,
      settled: false,
      createdAt: THEN,
    })
    expect(await findDelivery(db, sent)).toMatchObject({ settled: true })
    expect(await findOpenJob(db, 'mail-newsletter', job)).toEqual({ deliveryId: letter })
    expect(await tables(db)).not.toContain('newsletter_letters')
  })

  test('goes on to count: the third message of the day is sent, and the fourth is not', async () => {
    const { db } = await openOldSite()
    const subscriber = await insertSubscriber(db)
    for (const number of [1, 2]) {
      await insertOldLetter(db, { subscriber, place: number, sending: null, sent: THEN })
    }
    await migrate(db)
    for (const _ of [3, 4]) {
      await askToSubscribe(db, { email: JANE, consentText: 'Yes.', sourcePath: undefined })
    }
    expect(await audiences(db)).toEqual(Array(3).fill('subscriber'))
    await acceptLead(db, { email: JANE })
    expect(await audiences(db)).toContain('visitor')
  })

  test('loses nothing when the start is killed behind the move and moves again', async () => {
    const { db } = await openOldSite()
    const subscriber = await insertSubscriber(db)
    const { letter } = await insertOldLetter(db, {
      subscriber,
      place: 1,
      sending: null,
      sent: null,
    })
    // On Postgres one transaction holds the move and its record: there is no moment between them.
    if (kind === 'SQLite') await up(db as unknown as Kysely<never>)
    await migrate(db)
    expect(await findDelivery(db, letter)).toMatchObject({ subscriberId: subscriber })
  })

  // SQLite has one writer at a time in any case.
  if (kind === 'Postgres')
    test('waits for what an old worker is recording', async () => {
      const { db, url } = await openOldSite()
      const subscriber = await insertSubscriber(db)
      const { letter } = await insertOldLetter(db, {
        subscriber,
        place: 1,
        sending: THEN,
        sent: null,
      })
      const old = openDatabase(url)
      const recorded = Promise.withResolvers<void>()
      const recording = old.transaction().execute(async (tx) => {
        await sql`update newsletter_letters set sent_at = ${THEN}, sending_at = null`.execute(tx)
        recorded.resolve()
        await until('the migration waits', async () => {
          const { rows } = await sql`select 1 from pg_locks where not granted
            and database = (select oid from pg_database where datname = current_database())`.execute(
            old,
          )
          return rows.length > 0
        })
      })
      await recorded.promise
      await Promise.all([migrate(db), recording])
      await old.destroy()
      expect(await findDelivery(db, letter)).toMatchObject({ settled: true, sendingAt: null })
    })

  test('cannot hold a message that is about nobody, or about two', async () => {
    const { db } = await openOldSite()
    const { id: submission_id } = await insertOldLead(db)
    const subscriber_id = await insertSubscriber(db)
    await migrate(db)
    const row = { topic: 'confirm', created_at: THEN, accepted_by: '[]' } as const
    for (const about of [
      { audience: 'subscriber' },
      { audience: 'subscriber', subscriber_id, submission_id },
      { audience: 'agency', subscriber_id },
    ] as const) {
      const insert = db.insertInto('deliveries').values({ id: randomUUID(), ...row, ...about })
      await expect(insert.execute()).rejects.toThrow(/check/i)
    }
    expect(await findSubscriber(db, subscriber_id)).toMatchObject({ email: JANE })
  })
})

async function insertOldLead(db: Db) {
  const [id, delivery] = [randomUUID(), randomUUID()]
  await sql`insert into submissions
      (id, reference, kind, submission_key, email, form_data, lost_files, created_at)
    values (${id}, 'FM-0000-0000', 'quote', ${id}, ${JANE}, '{}', '[]', ${THEN})`.execute(db)
  await sql`insert into deliveries
      (id, submission_id, audience, topic, quota_key, created_at, sent_at, accepted_by)
    values (${delivery}, ${id}, 'visitor', 'submission', ${place(1)}, ${THEN}, ${THEN},
      ${JSON.stringify([JANE])})`.execute(db)
  return { id, delivery }
}

async function insertSubscriber(db: Db): Promise<string> {
  const id = randomUUID()
  await sql`insert into subscribers
      (id, email, token, confirm_token, consent_text, created_at, consented_at)
    values (${id}, ${JANE}, ${`t${id}`}, ${`c${id}`}, 'Yes.', ${THEN}, ${THEN})`.execute(db)
  return id
}

async function insertOldLetter(
  db: Db,
  letter: { subscriber: string; place: number; sending: string | null; sent: string | null },
) {
  const [id, job] = [randomUUID(), randomUUID()]
  await sql`insert into newsletter_letters
      (id, subscriber_id, topic, quota_key, created_at, sending_at, sent_at)
    values (${id}, ${letter.subscriber}, 'confirm', ${place(letter.place)}, ${THEN},
      ${letter.sending}, ${letter.sent})`.execute(db)
  await sql`insert into outbox (id, queue, payload, created_at, done_at)
    values (${job}, 'mail-newsletter', ${JSON.stringify({ letterId: id })}, ${THEN},
      ${letter.sent})`.execute(db)
  return { letter: id, job }
}

async function audiences(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('deliveries').select('audience').execute()
  return rows.map(({ audience }) => audience)
}

async function tables(db: Db): Promise<string[]> {
  return (await db.introspection.getTables()).map(({ name }) => name)
}
