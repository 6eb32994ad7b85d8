import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../../db/migrate.ts'
import { openDatabase } from '../../../db/open.ts'
import { testFolder } from '../../servers/databases.ts'
import { startPostgres } from '../../servers/postgres.ts'

test('in compose the site has a role that owns its database, and can do nothing else', async ({
  skip,
}) => {
  const server = await startPostgres()
  if ('missing' in server) return skip(server.missing)
  onTestFinished(() => server.remove())
  await server.start()
  const { hostname, port } = new URL(server.url)
  const password = join(testFolder(), 'password')
  writeFileSync(password, "it's a password")
  execFileSync('sh', ['launch/postgres-role.sh'], {
    env: {
      PATH: process.env.PATH,
      ...{ PGHOST: hostname, PGPORT: port, POSTGRES_USER: 'postgres' },
      SITE_PASSWORD_FILE: password,
    },
  })
  const db = openDatabase(`postgres://site:it%27s%20a%20password@${hostname}:${port}/site`)
  onTestFinished(() => db.destroy())
  expect(await migrate(db)).not.toEqual([])
  // The queue has a schema of its own.
  await sql`create schema pgboss`.execute(db)
  const { rows } = await sql`
    select rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user`.execute(
    db,
  )
  expect(rows).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false }])
  await expect(sql`copy (select 1) to program 'true'`.execute(db)).rejects.toThrow(
    /must be superuser/,
  )
})
