import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { migrate } from '../../../db/migrate.ts'
import { up } from '../../../db/migrations/2026-11-22-staff-roles.ts'
import { migrations } from '../../../db/migrations/index.ts'
import { listOwners, listStaff } from '../../../db/staff/staff.ts'
import { onBothDatabases } from '../../servers/databases.ts'

onBothDatabases('accounts from before there were roles', (open) => {
  test('are owners, also when the migration was cut off and begins again', async () => {
    const { db, url } = await open('empty')
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
    const { error } = await migrator.migrateTo('2026-11-22-leads-desk')
    if (error) throw error
    const now = new Date().toISOString()
    const no = url.startsWith('postgres') ? sql`false` : sql`0`
    await sql`insert into staff (id, name, email, "emailVerified", "createdAt", "updatedAt")
      values ('1', 'Anna', 'anna@agency.example', ${no}, ${now}, ${now})`.execute(db)
    await up(db as never)
    await migrate(db)
    expect(await listStaff(db)).toMatchObject([{ email: 'anna@agency.example', role: 'owner' }])
    expect(await listOwners(db)).toEqual([{ name: 'Anna' }])
  })
})
