import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Db, openDatabase } from '../../../db/open.ts'
import { siteRevision } from '../../../db/ops/revision.ts'
import { articleSlugs } from '../../../db/writing/articles.ts'
import { latestImport, openImport, startImport } from '../../../db/writing/imports.ts'
import { MAX_POST_CHARACTERS } from '../../../db/writing/post-html.ts'
import { countTopics } from '../../../db/writing/post-listings.ts'
import { importStatus } from '../../../src/staff/imports/import-status.ts'
import { statusOf } from '../../../src/staff/imports/load-import.ts'
import { importArticles } from '../../../worker/jobs/import-articles.ts'
import {
  expectWholePosts,
  importAll,
  log,
  runOf,
  STAFF,
  shelfWithBroken,
  store,
} from '../../samples/imports.ts'
import { dropTrigger, refusePosts, slowPosts } from '../../samples/post-triggers.ts'
import { onBothDatabases, type TestDatabase, testFolder } from '../../servers/databases.ts'

const signal = new AbortController().signal

onBothDatabases('an import', (open, kind) => {
  test('brings in ten articles, and a second one skips ten', async () => {
    const { db } = await open()
    const before = await siteRevision(db)
    const first = importStatus(await importAll(db))
    expect(first).toMatchObject({ state: 'complete', success: true, errors: [] })
    expect(first).toMatchObject({ done: 10, total: 10, count: 10, skipped: 0 })
    expect(await expectWholePosts(db)).toEqual(articleSlugs())
    expect((await countTopics(db)).all).toBe(10)
    expect(await siteRevision(db)).toBeGreaterThan(before)

    const second = importStatus(await importAll(db))
    expect(second).toMatchObject({ state: 'complete', success: true, count: 0, skipped: 10 })
    expect(await expectWholePosts(db)).toHaveLength(10)
  })

  test('leaves a post alone that has the slug of an article', async () => {
    const { db } = await open()
    await importAll(db)
    const slug = articleSlugs()[3] ?? ''
    await db.updateTable('blog_posts').set({ title: 'Ours' }).where('slug', '=', slug).execute()
    expect(importStatus(await importAll(db)).skipped).toBe(10)
    const post = await db
      .selectFrom('blog_posts')
      .select('title')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
    expect(post.title).toBe('Ours')
  })

  test('with broken articles brings in the others and names each', async () => {
    const broken = 3
    const { db } = await open()
    const shelf = shelfWithBroken(broken)
    const status = importStatus(await importAll(db, shelf))
    expect(status).toMatchObject({ state: 'failed', success: false, done: 10, skipped: 0 })
    expect(status.count).toBe(10 - broken)
    expect(status.errors).toHaveLength(broken)
    for (const error of status.errors)
      expect(error).toMatch(/^Failed to import "[^"]+": no category$/)
    expect(await expectWholePosts(db)).toEqual(articleSlugs().slice(broken))

    const retry = importStatus(await importAll(db))
    expect(retry).toMatchObject({ state: 'complete', count: broken, skipped: 10 - broken })
    expect(await expectWholePosts(db)).toEqual(articleSlugs())
  })

  test('goes on after articles that the database rejects permanently', async () => {
    const { db } = await open()
    const refused = articleSlugs().slice(4, 6)
    await refusePosts(db, kind, refused)
    const status = importStatus(await importAll(db))
    expect(status).toMatchObject({ state: 'failed', success: false, done: 10, count: 8 })
    expect(status.errors).toHaveLength(2)
    for (const error of status.errors)
      expect(error).toMatch(/^Failed to import ".+": no room for it$/)
    expect(await expectWholePosts(db)).toHaveLength(8)
    await dropTrigger(db, kind)
    expect(importStatus(await importAll(db))).toMatchObject({ success: true, count: 2, skipped: 8 })
  })

  test('says what is wrong with a file: unreadable, without text, far too long', async () => {
    const { db } = await open()
    const shelf = shelfWithBroken(0)
    const [first, second, third] = articleSlugs(shelf)
    rmSync(join(shelf, `${first}.md`))
    mkdirSync(join(shelf, `${first}.md`))
    writeFileSync(join(shelf, `${second}.md`), '---\ntitle: A title\n---\n\n')
    const long = `---\ntitle: Long\n---\n${'word '.repeat(MAX_POST_CHARACTERS / 4)}`
    writeFileSync(join(shelf, `${third}.md`), long)
    const { errors, count } = importStatus(await importAll(db, shelf))
    expect(count).toBe(7)
    expect(errors).toEqual([
      `Failed to import "${first}": its file cannot be read`,
      'Failed to import "A title": it has no text',
      'Failed to import "Long": its text is too long',
    ])
  })

  test('fails as a whole where the articles are missing', async () => {
    const { db } = await open()
    const gone = importStatus(await importAll(db, join(testFolder(), 'none')))
    expect(gone).toMatchObject({ state: 'failed', success: false, done: 0, total: 0, count: 0 })
    expect(gone.errors).toEqual([
      expect.stringMatching(/^General import error: the articles cannot be listed \(ENOENT/),
    ])
    const empty = importStatus(await importAll(db, testFolder()))
    expect(empty.errors).toEqual(['General import error: there are no articles to import'])
    expect(await openImport(db)).toBeUndefined()
  })

  test('is one for all who start it at once, with one job', async () => {
    const database = await open()
    const { db } = database
    const other = secondConnection(database, kind)
    const starts = await Promise.all([db, other, db, other].map((site) => startImport(site, STAFF)))
    expect(new Set(starts.map(({ id }) => id)).size).toBe(1)
    expect(starts.filter(({ isNew }) => isNew)).toHaveLength(1)
    const jobs = await db.selectFrom('outbox').select('payload').execute()
    expect(jobs.map(({ payload }) => JSON.parse(payload))).toEqual([{ runId: starts[0]?.id }])
  })

  test('done by two workers at once counts each article once', async () => {
    const database = await open()
    const { db } = database
    const other = secondConnection(database, kind)
    const { id } = await startImport(db, STAFF)
    await Promise.all(
      [db, other].map((site) => importArticles({ db: site, store, log }, { runId: id }, signal)),
    )
    const status = importStatus(await runOf(db, id))
    expect(status).toMatchObject({ state: 'complete', done: 10, count: 10, skipped: 0 })
    expect(await expectWholePosts(db)).toHaveLength(10)
  })

  test('interrupted goes on where it was, and an ended one stays as it ended', async () => {
    const { db } = await open()
    await slowPosts(db, kind)
    const { id } = await startImport(db, STAFF)
    const stop = new AbortController()
    const interrupted = importArticles({ db, store, log }, { runId: id }, stop.signal)
    await untilDone(db, id, 3)
    stop.abort()
    await expect(interrupted).rejects.toThrow()
    const half = importStatus(await runOf(db, id))
    expect(half).toMatchObject({ state: 'importing', success: null })
    expect(half.done).toBeLessThan(10)
    expect(await expectWholePosts(db)).toHaveLength(half.count)
    await dropTrigger(db, kind)

    await importArticles({ db, store, log }, { runId: id }, signal)
    const whole = await runOf(db, id)
    expect(importStatus(whole)).toMatchObject({ state: 'complete', count: 10, skipped: 0 })
    await importArticles({ db, store, log }, { runId: id }, signal)
    await importArticles({ db, store, log }, { runId: id }, signal, '/nowhere')
    expect(await runOf(db, id)).toEqual(whole)
  })

  test('that nobody has taken says why', async () => {
    const { db } = await open()
    const { id } = await startImport(db, STAFF)
    const run = await runOf(db, id)
    expect(await statusOf(db, run)).toMatchObject({
      state: 'waiting',
      success: null,
      waitingFor: 'The worker has not reported yet. The import begins when it runs again.',
    })
    const beat = { name: 'worker', details: '{}' }
    await db
      .insertInto('heartbeats')
      .values({ ...beat, beat_at: '2025-07-04T18:03:00.000Z' })
      .execute()
    expect((await statusOf(db, run)).waitingFor).toBe(
      'The worker has not reported since July 4, 2025, 2:03 PM. The import begins when it runs again.',
    )
    await db.updateTable('heartbeats').set({ beat_at: new Date().toISOString() }).execute()
    expect((await statusOf(db, run)).waitingFor).toBeUndefined()
    expect((await latestImport(db))?.id).toBe(id)
  })
})

async function untilDone(db: Db, id: string, done: number) {
  while ((await runOf(db, id)).outcomes.length < done) {
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Another connection; in one process the second one to SQLite would wait for the first for good. */
function secondConnection({ db, url }: TestDatabase, kind: string): Db {
  if (kind === 'SQLite') return db
  const other = openDatabase(url)
  onTestFinished(() => other.destroy())
  return other
}
