import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../../db/migrate.ts'
import { listSubscribers } from '../../../db/newsletter/subscriber-list.ts'
import { type Db, openDatabase } from '../../../db/open.ts'
import { openSqlite } from '../../servers/databases.ts'
import { describeWith } from '../../servers/describe-with.ts'
import { onServer } from '../../servers/postgres.ts'
import { shared } from '../../servers/shared.ts'

const BYTES = ['Zebra@marina.example', '_x@marina.example', 'apple@marina.example']

async function subscribe(db: Db): Promise<string[]> {
  const now = new Date().toISOString()
  for (const email of BYTES.toReversed()) {
    await db
      .insertInto('subscribers')
      .values({
        ...{ id: randomUUID(), email, token: randomUUID(), confirm_token: randomUUID() },
        ...{ consent_text: '', created_at: now, consented_at: now },
      })
      .execute()
  }
  const all = await db.selectFrom('subscribers').select('email').orderBy('email').execute()
  return all.map(({ email }) => email)
}

test('what is sorted stands in the order of its bytes in SQLite', async () => {
  const { db } = await openSqlite()
  expect(await subscribe(db)).toEqual(BYTES)
})

describeWith('postgres', 'a cluster that sorts as Americans do', () => {
  let url: URL
  beforeAll(async () => {
    url = new URL((await shared('postgres')).url)
  })

  async function openAmerican() {
    const name = `test_${randomUUID().replaceAll('-', '')}`
    await onServer(url.href, (client) =>
      client.query(
        `create database ${name} template template0 locale_provider icu icu_locale 'en-US'`,
      ),
    )
    const db = openDatabase(Object.assign(new URL(url), { pathname: name }).href)
    onTestFinished(async () => {
      await db.destroy()
      await onServer(url.href, (client) => client.query(`drop database ${name} with (force)`))
    })
    await migrate(db)
    return db
  }

  test('shows everything in the same order as SQLite', async () => {
    const db = await openAmerican()
    const { rows } = await sql<{ sorted: string }>`
      select string_agg(name, ' ' order by name) as sorted
      from (values ('Zebra'), ('_x'), ('apple')) as names (name)`.execute(db)
    expect(rows[0]?.sorted).toBe('_x apple Zebra')
    expect(await subscribe(db)).toEqual(BYTES)
    const [first] = await listSubscribers(db, { beginning: 'a', limit: 9 })
    expect(first?.email).toBe('apple@marina.example')
  })

  // Kysely's own tables hold names of migrations, which are written so that every order is the same.
  test('leaves no text of the site to its own order', async () => {
    const db = await openAmerican()
    const { rows } = await sql<{ place: string }>`
      select table_name || '.' || column_name as place from information_schema.columns
      where table_schema = 'public' and table_name not like 'kysely%' and data_type in ('text', 'character varying')
        and collation_name is distinct from 'C'`.execute(db)
    expect(rows).toEqual([])
  })
})
