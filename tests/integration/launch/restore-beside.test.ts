import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '../../../db/open.ts'
import { acceptLead } from '../../samples/leads.ts'
import { openPostgres } from '../../servers/databases.ts'
import { describeWith } from '../../servers/describe-with.ts'
import { addExtensionView, EXTENSION } from '../../servers/extension-view.ts'
import { reading, referencesOf, restoreTo, siteOf } from '../../sites/backups.ts'

const EACH_WAY: [string, { replace: boolean }][] = [
  ['', { replace: false }],
  [' with --replace', { replace: true }],
]

describeWith('postgres', 'a restore to a Postgres that has something else', () => {
  test.each(EACH_WAY)('is refused%s, and nothing is changed there', async (_, how) => {
    const site = await siteWithBackup()
    const foreign = await openPostgres('empty')
    await fill(foreign.db, 'posts', 'settings', 'crm.customers', 'pgboss.job')
    await expect(restoreTo(site.to, foreign, {}, how)).rejects.toThrow(
      'This database has tables of something else (crm.customers, pgboss.job, public.posts and 1 other): set DATABASE_URL to an empty one. Nothing was changed there.',
    )
    for (const table of ['posts', 'settings', 'crm.customers', 'pgboss.job']) {
      expect(await rowsOf(foreign.db, table)).toEqual(['theirs'])
    }
  })

  test.each(EACH_WAY)('is refused%s when that has migrations of its own', async (_, how) => {
    const site = await siteWithBackup()
    const foreign = await openPostgres('empty')
    await fill(foreign.db, 'kysely_migration', 'staff')
    await expect(restoreTo(site.to, foreign, {}, how)).rejects.toThrow(
      'This database has tables of something else (public.kysely_migration, public.staff)',
    )
    expect(await rowsOf(foreign.db, 'staff')).toEqual(['theirs'])
  })

  test.each(EACH_WAY)('is refused%s where that is beside a site', async (_, how) => {
    const site = await siteWithBackup()
    const other = await openPostgres()
    await acceptLead(other.db)
    const lead = await referencesOf(other.db)
    await fill(other.db, 'orders', 'crm.staff')
    const restore = (how: { replace: boolean }) => restoreTo(site.to, other, {}, how)
    await expect(restore(how)).rejects.toThrow(
      'This database has tables that this version of the site does not know (crm.staff, public.orders)',
    )
    expect(await referencesOf(other.db)).toEqual(lead)
    expect(await rowsOf(other.db, 'crm.staff')).toEqual(['theirs'])

    await sql`drop table orders, crm.staff`.execute(other.db)
    await other.db.destroy()
    const { settings } = await restore({ replace: true })
    expect(await reading(settings, referencesOf)).toEqual(await referencesOf(site.db))
  })

  test('goes through where that is a view, or of an extension', async ({ skip }) => {
    const site = await siteWithBackup()
    const target = await openPostgres('empty')
    await addExtensionView(target.db, skip)
    await target.db.destroy()
    const { settings } = await restoreTo(site.to, target)
    await reading(settings, async (db) => {
      await acceptLead(db)
      await sql`create view leads_by_kind as select kind, count(*) from submissions group by kind`.execute(
        db,
      )
    })
    await restoreTo(site.to, target, {}, { replace: true })
    expect(await reading(settings, referencesOf)).toEqual(await referencesOf(site.db))
    expect(await reading(settings, viewsOf)).toContain(EXTENSION)
  })

  test('goes through after a first start that was interrupted', async () => {
    const site = await siteWithBackup()
    const target = await openPostgres('empty')
    await sql`create table kysely_migration (name text, timestamp text)`.execute(target.db)
    await sql`create table kysely_migration_lock (id text, is_locked integer)`.execute(target.db)
    await target.db.destroy()
    const { settings } = await restoreTo(site.to, target)
    expect(await reading(settings, referencesOf)).toEqual(await referencesOf(site.db))
  })
})

async function siteWithBackup() {
  const site = siteOf(await openPostgres())
  await acceptLead(site.db)
  await site.backUp()
  return site
}

async function fill(db: Db, ...tables: string[]) {
  for (const table of tables) {
    const [schema, name] = table.split('.')
    if (name) await sql`create schema if not exists ${sql.ref(schema ?? '')}`.execute(db)
    await sql`create table ${sql.table(table)} (name text)`.execute(db)
    await sql`insert into ${sql.table(table)} values ('theirs')`.execute(db)
  }
}

async function rowsOf(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(db)
  return rows.map(({ name }) => name)
}

async function viewsOf(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables()
  return tables.filter(({ isView }) => isView).map(({ name }) => name)
}
