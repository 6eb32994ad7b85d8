import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '../../db/open.ts'
import { outboxBacklog } from '../../db/ops/outbox.ts'
import { startImport } from '../../db/writing/imports.ts'
import { importStatus } from '../../src/staff/imports/import-status.ts'
import { expectWholePosts, runOf, STAFF } from '../samples/imports.ts'
import { dropTrigger, slowPosts } from '../samples/post-triggers.ts'
import { onBothDatabases } from '../servers/databases.ts'
import { freeJobs } from '../sites/free-jobs.ts'
import { startWorker } from '../sites/worker-process.ts'
import { soaking } from '../tools/soaking.ts'
import { until } from '../tools/until.ts'
import { ARTICLES, expectWholeImport, hasEnded } from './whole-import.ts'

/** While it writes these articles the worker is killed. */
const KILLED_AT = soaking ? Array.from({ length: ARTICLES }, (_, article) => article) : [3]

onBothDatabases('an import whose worker is killed', (open, kind) => {
  test('continues where it was, counts nothing twice and leaves no partial post', async () => {
    const { db, url, env } = await open()
    await slowPosts(db, kind)
    const begun = Date.now()
    const { id } = await startImport(db, STAFF)
    let killed = 0
    for (const article of KILLED_AT) {
      const worker = await startWorker(env)
      await worker.ready
      if (kind === 'Postgres') await freeJobs(db)
      const done = async () => (await runOf(db, id)).outcomes.length
      await until(`${article} articles are done`, async () => (await done()) >= article)
      await until('the next one is being written', () => isWriting(db, url, kind))
      worker.child.kill('SIGKILL')
      await worker.exited
      const { state, count, skipped, done: recorded } = importStatus(await runOf(db, id))
      expect(recorded).toBe(count)
      expect(await expectWholePosts(db)).toHaveLength(count)
      // The worker may have written the last one in the meantime.
      if (recorded === ARTICLES) break
      expect(skipped).toBe(0)
      // Before the first article, the kill may have come before the import was marked as begun.
      expect(article === 0 ? ['importing', 'waiting'] : ['importing']).toContain(state)
      killed += 1
    }
    expect(killed).toBeGreaterThanOrEqual(KILLED_AT.length / 2)
    await dropTrigger(db, kind)
    // The soak test waits until the queue requeues the job by itself.
    if (kind === 'Postgres' && !soaking) await freeJobs(db)
    await startWorker(env)
    await until('it has ended', () => hasEnded(db, id))
    const fault = `import whose worker is killed with -9, ${killed} times`
    await expectWholeImport(db, id, { fault, database: kind, begun })
    await until('its job is closed', async () => (await outboxBacklog(db)).open === 0)
  })
})

/** Whether somebody is in the middle of a slow insert. */
async function isWriting(db: Db, url: string, kind: 'SQLite' | 'Postgres'): Promise<boolean> {
  if (kind === 'Postgres') {
    const sleeping = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event = 'PgSleep'`
    return (await sleeping.execute(db)).rows.length > 0
  }
  const other = new Sqlite(url, { timeout: 0 })
  try {
    other.exec('begin immediate; rollback')
    return false
  } catch {
    return true
  } finally {
    other.close()
  }
}
