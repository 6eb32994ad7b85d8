import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { listVesselOptions } from '../../../db/content/vessels.ts'
import { migrate, newerMigrations, pendingMigrations, UnreleasedSite } from '../../../db/migrate.ts'
import { BASELINE } from '../../../db/migrations/index.ts'
import { askToSubscribe } from '../../../db/newsletter/subscribers.ts'
import { lastBeat } from '../../../db/ops/heartbeats.ts'
import { siteRevision } from '../../../db/ops/revision.ts'
import { builtInVessels } from '../../../db/seed/vessels/built-in.ts'
import { acceptLead } from '../../samples/leads.ts'
import { onBothDatabases } from '../../servers/databases.ts'

const ROUNDS = 100

onBothDatabases('migrations', (open, kind) => {
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

  test('bring corrections to built-in vessels, but not to those that staff edited', async () => {
    const { db } = await open()
    const [first, second] = builtInVessels
    const change = db.updateTable('vessels').set({ name: 'Changed' })
    await change.where('slug', '=', first?.slug ?? '').execute()
    await db
      .updateTable('vessels')
      .set({ name: 'Edited', edited_at: '2026-11-21T00:00:00.000Z' })
      .where('slug', '=', second?.slug ?? '')
      .execute()
    const before = await siteRevision(db)
    await migrate(db)
    const names = (await listVesselOptions(db)).map(({ name }) => name)
    expect(names.slice(0, 2)).toEqual([first?.name, 'Edited'])
    expect(names).toHaveLength(13)
    expect(await siteRevision(db)).toBeGreaterThan(before)
  })

  test('leave a database that two processes can read and write at once', async () => {
    const { db, url } = await open()
    const others = [1, 2].map((number) => {
      const script = resolve('tests/integration/db/read-then-write.ts')
      return fork(script, [url, `process ${number}`, `${ROUNDS}`], {
        execPath: resolve('node_modules/.bin/node'),
      })
    })
    const codes = await Promise.all(others.map(async (child) => (await once(child, 'exit'))[0]))
    expect(codes, `${kind}: a process failed; its error stands above`).toEqual([0, 0])
    expect((await lastBeat(db, 'shared count'))?.details).toEqual({ count: 2 * ROUNDS })
  })
})
