import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { migrate, pendingMigrations } from '../../../db/migrate.ts'
import { migrations } from '../../../db/migrations/index.ts'
import type { Db } from '../../../db/open.ts'
import { backUp } from '../../../launch/backup/back-up.ts'
import { onBothDatabases, openPostgres, openSqlite, testFolder } from '../../servers/databases.ts'
import { describeWith } from '../../servers/describe-with.ts'
import { addExtensionView } from '../../servers/extension-view.ts'
import { withSmallDisk } from '../../servers/small-disk.ts'
import {
  emptyFolder,
  expectAllFiles,
  expectSame,
  reading,
  referencesOf,
  restoreTo,
  sharedFiles,
  siteOf,
} from '../../sites/backups.ts'
import { all } from '../../tools/all-of.ts'

const ABOUT = { sizeBytes: 3, contentType: 'image/webp' }
const UNFINISHED = 'A restore into this database is not finished'

async function siteWithBackup(files = 1) {
  const site = siteOf(await openSqlite())
  for (let file = 0; file < files; file++) await site.leadWithFile()
  await site.backUp()
  return site
}

onBothDatabases('a restore', (open, kind) => {
  const target = () => (kind === 'SQLite' ? emptyFolder() : open('empty'))

  test('replaces nothing of a site that is there', async () => {
    const site = await siteWithBackup()
    const other = await open()
    const used = siteOf(other)
    await used.leadWithFile()
    const leads = await referencesOf(other.db)
    await expect(restoreTo(site.to, other, {}, { keepFiles: true })).rejects.toThrow(
      /(is not empty|There is a site in DATA_DIR .*): .*A restore replaces nothing/,
    )
    expect(await referencesOf(other.db)).toEqual(leads)
    await migrate(other.db)
  })

  test('that failed has nothing of the site start, and goes on where it was', async () => {
    const site = await siteWithBackup(3)
    const place = await target()
    const [file = ''] = sharedFiles(site.to)
    // As long as it was, so that only reading it tells.
    const bytes = Buffer.alloc(3000)
    writeFileSync(file, bytes)
    await expect(restoreTo(site.to, place)).rejects.toThrow('1 file damaged or missing')
    const { settings, store } = siteOf({ ...place, db: site.db })
    await reading(settings, async (db) => {
      await expect(migrate(db)).rejects.toThrow(UNFINISHED)
      await expect(pendingMigrations(db)).rejects.toThrow(UNFINISHED)
      await expect(backUp(settings, { to: testFolder(), verify: 'new' })).rejects.toThrow(
        UNFINISHED,
      )
    })
    await site.backUp('all')
    await site.db.deleteFrom('heartbeats').execute()
    const restored = await restoreTo(site.to, place)
    expect(await expectAllFiles(settings, store)).toBe(3)
    await reading(restored.settings, (db) => db.deleteFrom('heartbeats').execute())
    await expectSame(site.settings, settings)
    await reading(restored.settings, migrate)
  })

  test('adds to files of others only where it is told that they are of the site', async () => {
    const site = await siteWithBackup()
    const place = await target()
    const { store, settings } = siteOf({ ...place, db: site.db })
    await store.put('images/theirs.webp', Readable.from([Buffer.from('abc')]), ABOUT)
    await expect(restoreTo(site.to, place)).rejects.toThrow(
      'The store has 1 file that this backup does not have',
    )
    const { said } = await restoreTo(site.to, place, {}, { keepFiles: true })
    expect(said).toContain('Restored the backup')
    expect(await expectAllFiles(settings, store)).toBe(1)
    expect((await all(store.list('images'))).map(({ key }) => key)).toEqual(['images/theirs.webp'])
  })
})

test('a file that is no database is not replaced by a restore', async () => {
  const site = await siteWithBackup()
  const target = emptyFolder()
  writeFileSync(join(target.env.DATA_DIR, 'site.sqlite'), 'x'.repeat(5000))
  await expect(restoreTo(site.to, target)).rejects.toThrow('is not a database: move it elsewhere')
})

test('a restore to a folder whose disk is full says so, and nothing starts there', async ({
  skip,
}) => {
  const site = await siteWithBackup(50)
  await withSmallDisk(
    skip,
    async (folder) => {
      const target = { env: { DATA_DIR: join(folder, 'data') } }
      await expect(restoreTo(site.to, target)).rejects.toThrow(
        /disk.*full|out of space|cannot be read and written|ENOSPC/,
      )
      const { settings } = siteOf({ ...target, db: site.db })
      if (readdirSync(target.env.DATA_DIR).includes('site.sqlite')) {
        await expect(reading(settings, migrate)).rejects.toThrow(UNFINISHED)
      }
    },
    2,
  )
})

describeWith('postgres', 'a restore to a Postgres that has something else', () => {
  test.each(['posts', 'pgboss.job'])(
    'where the site has its own is refused (%s), and nothing is changed there',
    async (table) => {
      const site = await siteWithBackup()
      const foreign = await openPostgres('empty')
      await fill(foreign.db, table)
      await expect(restoreTo(site.to, foreign)).rejects.toThrow('This database is not empty')
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(foreign.db)
      expect(rows).toEqual([{ name: 'theirs' }])
      expect(await foreign.db.introspection.getTables()).toHaveLength(1)
    },
  )

  test('takes a text with NUL, which Postgres does not have', async () => {
    const site = siteOf(await openSqlite())
    await site.db.updateTable('testimonials').set({ testimonial: 'a\0b' }).execute()
    await site.backUp()
    const { settings } = await restoreTo(site.to, await openPostgres('empty'))
    const quotes = await reading(settings, (db) =>
      db.selectFrom('testimonials').select('testimonial').execute(),
    )
    expect(quotes[0]).toEqual({ testimonial: 'a\uFFFDb' })
  })

  test('in a schema of its own, of an extension, or of a first start that was cut off, goes through', async ({
    skip,
  }) => {
    const site = await siteWithBackup()
    const target = await openPostgres('empty')
    await addExtensionView(target.db, skip)
    await fill(target.db, 'crm.customers')
    await sql`create table kysely_migration (name varchar(255) primary key, timestamp text)`.execute(
      target.db,
    )
    const { settings } = await restoreTo(site.to, target)
    expect(await reading(settings, referencesOf)).toEqual(await referencesOf(site.db))
    const { rows } = await sql`select * from crm.customers`.execute(target.db)
    expect(rows).toEqual([{ name: 'theirs' }])
  })
})

test('a backup of an older version is brought up to date by its restore', async () => {
  const site = await siteWithBackup()
  const later = '2099-01-01-later'
  migrations[later] = {
    up: async (db) => {
      await sql`alter table submissions add column later text`.execute(db)
      await sql`update submissions set later = reference`.execute(db)
    },
  }
  onTestFinished(() => {
    delete migrations[later]
  })
  const { settings } = await restoreTo(site.to, emptyFolder())
  expect(await reading(settings, pendingMigrations)).toEqual([])
  const { rows } = await reading(settings, (db) =>
    sql<{ later: string }>`select later from submissions`.execute(db),
  )
  expect(rows.map(({ later }) => later)).toEqual(await referencesOf(site.db))
})

async function fill(db: Db, table: string) {
  const [schema = '', name] = table.split('.')
  if (name) await sql`create schema if not exists ${sql.ref(schema)}`.execute(db)
  await sql`create table ${sql.table(table)} (name text)`.execute(db)
  await sql`insert into ${sql.table(table)} values ('theirs')`.execute(db)
}
