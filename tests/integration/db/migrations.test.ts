import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { migrate, newerMigrations, pendingMigrations, UnreleasedSite } from '../../../db/migrate.ts'
import { BASELINE } from '../../../db/migrations/index.ts'
import { askToSubscribe } from '../../../db/newsletter/subscribers.ts'
import { acceptLead } from '../../samples/leads.ts'
import { onBothDatabases } from '../../servers/databases.ts'

onBothDatabases('migrations', (open) => {
  test('are pending on an empty database, applied once, and then none', async () => {
    const { db } = await open('empty')
    const pending = await pendingMigrations(db)
    expect(pending.length).toBeGreaterThan(0)
    expect(await migrate(db)).toEqual(pending)
    expect(await migrate(db)).toEqual([])
    expect(await pendingMigrations(db)).toEqual([])
  })

  test('of a newer build are named and do no harm', async () => {
    const { db } = await open()
    await db
      .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
      .insertInto('kysely_migration')
      .values({ name: '9999-of-the-future', timestamp: '2026-11-21T00:00:00.000Z' })
      .execute()
    expect(await newerMigrations(db)).toEqual(['9999-of-the-future'])
    expect(await pendingMigrations(db)).toEqual([])
    expect(await migrate(db)).toEqual([])
  })

  test('refuse the database of a version from before the first release', async () => {
    const { db } = await open()
    await db
      .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
      .updateTable('kysely_migration')
      .set({ name: '2026-11-21-leads' })
      .where('name', '=', BASELINE)
      .execute()
    await expect(migrate(db)).rejects.toThrow(UnreleasedSite)
  })

  test('leave no room for a message that is about nobody, or about two', async () => {
    const { db } = await open()
    const { id: submission_id } = await acceptLead(db)
    const consent = { consentText: 'Yes.', sourcePath: undefined }
    await askToSubscribe(db, { email: 'jane@visitor.example', ...consent })
    const { id: subscriber_id } = await db
      .selectFrom('subscribers')
      .select('id')
      .executeTakeFirstOrThrow()
    const row = {
      topic: 'confirm',
      created_at: new Date().toISOString(),
      accepted_by: '[]',
    } as const
    for (const about of [
      { audience: 'subscriber' },
      { audience: 'subscriber', subscriber_id, submission_id },
      { audience: 'agency', subscriber_id },
    ] as const) {
      const insert = db.insertInto('deliveries').values({ id: randomUUID(), ...row, ...about })
      await expect(insert.execute()).rejects.toThrow(/check/i)
    }
  })
})
