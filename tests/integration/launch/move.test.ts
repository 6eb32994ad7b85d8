import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { deleteLeads } from '../../../db/leads/delete-leads.ts'
import { updateIndex } from '../../../db/leads/index-leads.ts'
import { addNote } from '../../../db/leads/lead-notes.ts'
import { matchesSearch } from '../../../db/leads/search-index.ts'
import { movedTables } from '../../../db/move/tables.ts'
import { isMoved } from '../../../db/moved.ts'
import { type Db, openDatabase } from '../../../db/open.ts'
import { acceptLead } from '../../samples/leads.ts'
import { openPostgres, openSqlite, testFolder } from '../../servers/databases.ts'
import { describeWith } from '../../servers/describe-with.ts'
import { expectSame, moved, runMove, siteAt } from '../../sites/moves.ts'
import { TEST_AUTH_SECRET } from '../../tools/auth-secret.ts'
import { aMove } from './a-move.ts'

/** Whom a search of staff finds. */
async function found(db: Db, words: string): Promise<string[]> {
  const rows = await db
    .selectFrom('submissions')
    .select('reference')
    .where((await matchesSearch(db, words)) ?? sql<boolean>`1 = 0`)
    .execute()
  return rows.map(({ reference }) => reference)
}

/** Changes of every kind: what a copy of new rows alone would miss. */
async function liveOn(db: Db): Promise<{ kept: string; noted: string; words: string }> {
  const now = new Date().toISOString()
  const [deleted, kept, noted] = await db
    .selectFrom('submissions')
    .selectAll()
    .orderBy('id')
    .limit(3)
    .execute()
  await deleteLeads(db, null, [deleted!.id])
  await db
    .updateTable('submissions')
    .set({ status: 'won', revision: 7 })
    .where('id', '=', kept!.id)
    .execute()
  const words = `schooner${randomUUID().slice(0, 6)}`
  const answers = JSON.stringify({ first_name: words, email: kept!.email })
  await db
    .insertInto('amendments')
    .values({ id: randomUUID(), submission_id: kept!.id, form_data: answers, created_at: now })
    .execute()
  await db.transaction().execute(async (tx) => {
    await updateIndex(tx, kept!.id)
  })
  await addNote(db, { email: 'anna@agency.example' }, noted!.id, `about the ${words}`)
  const staff = { name: 'B', email: `b-${randomUUID()}@agency.example`, role: 'broker' as const }
  const at = {
    createdAt: now,
    updatedAt: now,
    emailVerified: '1' as const,
    twoFactorEnabled: '0' as const,
  }
  await db
    .insertInto('staff')
    .values({ id: randomUUID(), ...staff, ...at })
    .execute()
  await acceptLead(db)
  return { kept: kept!.reference, noted: noted!.reference, words }
}

/** Two posts take each other's address, and a third one the address of a deleted one. */
async function exchangeAddresses(db: Db): Promise<void> {
  const posts = await db.selectFrom('blog_posts').select(['id', 'slug']).orderBy('id').execute()
  const [a, b, c, gone] = posts
  await db.deleteFrom('blog_posts').where('id', '=', gone!.id).execute()
  const rename = (id: string, slug: string) =>
    db.updateTable('blog_posts').set({ slug }).where('id', '=', id).execute()
  await rename(a!.id, 'on-the-way')
  await rename(b!.id, a!.slug)
  await rename(a!.id, b!.slug)
  await rename(c!.id, gone!.slug)
}

async function addPosts(db: Db): Promise<void> {
  const now = new Date().toISOString()
  for (const slug of ['one', 'two', 'three', 'four', 'five']) {
    const texts = { title: slug, excerpt: '', content: '<p>Text</p>', keywords: '[]' }
    await db
      .insertInto('blog_posts')
      .values({ id: randomUUID(), slug, ...texts, published_at: now, updated_at: now })
      .execute()
  }
}

describeWith(['postgres', 's3'], 'a move', () => {
  test('copies what is new, changed, deleted or exchanged since the last copy, there and back', async () => {
    const { db, site, moving, there, postgres, newEnv } = await aMove()
    await addPosts(db)
    const first = await moved(moving, postgres.url)
    expect(first).toMatch(/submissions +12 +12 {2}same/)
    expect(first).toMatch(/files +6 +6 {2}same/)
    await expectSame(site, there)

    const { kept, noted, words } = await liveOn(db)
    await exchangeAddresses(db)
    await moved(moving, postgres.url, '--finish')
    await expectSame(site, there)
    expect((await found(postgres.db, words)).sort()).toEqual([kept, noted].sort())
    expect(await found(postgres.db, 'zoe')).toHaveLength(11)

    const folder = join(testFolder(), 'site')
    await moved(newEnv, folder)
    const changed = await liveOn(postgres.db)
    await exchangeAddresses(postgres.db)
    await moved(newEnv, folder, '--finish')
    const home = siteAt({ DATA_DIR: folder, AUTH_SECRET: TEST_AUTH_SECRET })
    await expectSame(there, home)
    const returned = openDatabase(home.settings.databaseUrl)
    onTestFinished(() => returned.destroy())
    const foundAgain = await found(returned, changed.words)
    expect(foundAgain.sort()).toEqual([changed.kept, changed.noted].sort())
    await acceptLead(returned)
    expect(readdirSync(folder)).toContain('auth-secret')
  })

  test('leaves no column behind but those of the search', async () => {
    const [sqlite, postgres] = [await openSqlite(), await openPostgres()]
    const tables = await movedTables(sqlite.db, postgres.db)
    for (const { db } of [sqlite, postgres]) {
      const all = (await db.introspection.getTables()).filter(
        ({ name }) => !/^(lead_search|moves)/.test(name),
      )
      expect(tables.map(({ name }) => name).sort()).toEqual(all.map(({ name }) => name).sort())
      for (const { name, columns } of all) {
        const own = ['search', 'search_id']
        const names = columns.map((column) => column.name).filter((one) => !own.includes(one))
        const moved = tables.find((table) => table.name === name)
        expect(moved?.columns.map((column) => column.name).sort(), name).toEqual(names.sort())
        expect(moved?.keys, name).not.toEqual([])
      }
    }
  })

  test('ends with one site: the old one refuses every change, and says where it is', async () => {
    const { db, env, moving, postgres } = await aMove()
    const done = await runMove(
      moving,
      postgres.url.replace('//postgres@', '//postgres:pa55@'),
      '--finish',
    )
    expect(done).toMatchObject({ status: 0 })
    expect(done.output).toContain('DATABASE_URL=postgres://postgres:PASSWORD@')
    expect(done.output).toContain(`AUTH_SECRET_FILE=${env.DATA_DIR}/auth-secret`)
    // Nobody has signed in there yet.
    expect(existsSync(join(env.DATA_DIR, 'auth-secret'))).toBe(true)
    expect(done.output).not.toMatch(/pa55|S3_SECRET_KEY=/)

    const refused = await acceptLead(db).catch((error) => error)
    expect(isMoved(refused)).toBe(true)
    for (const change of [
      () => db.updateTable('towns').set({ name: 'Elsewhere' }).execute(),
      () => db.deleteFrom('outbox').execute(),
    ]) {
      await expect(change()).rejects.toThrow('The site has moved to Postgres at 127.0.0.1')
    }
    await acceptLead(postgres.db)
    // Again, it changes nothing: the new site has a lead more.
    const again = await runMove(moving, postgres.url, '--finish')
    expect(again).toMatchObject({ status: 0 })
    expect(again.output).toContain('The site has moved to Postgres')
    const leads = await postgres.db.selectFrom('submissions').select('id').execute()
    expect(leads).toHaveLength(13)

    const other = await runMove(moving, (await openPostgres('empty')).url)
    expect(other).toMatchObject({ status: 1 })
    expect(other.output).toContain('has moved to Postgres')
    expect((await runMove(env, '--reopen')).output).toContain('The site is here again')
    await acceptLead(db)
  })

  test('lets nobody use the target before it is finished', async () => {
    const { moving, postgres } = await aMove()
    await runMove(moving, postgres.url)
    const early = await acceptLead(postgres.db).catch((error) => error)
    expect(isMoved(early)).toBe(true)
    expect(early.message).toContain('is being moved to this database')
    await moved(moving, postgres.url, '--finish')
    await acceptLead(postgres.db)
  })
})
