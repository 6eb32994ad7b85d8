import { pino } from 'pino'
import type { Db } from '../../db/open.ts'
import { beat } from '../../db/ops/heartbeats.ts'
import { readArticle } from '../../db/writing/articles.ts'
import { importArticle } from '../../db/writing/imported-articles.ts'
import { finishImport, openImport, takeImport } from '../../db/writing/imports.ts'
import { importArticles } from '../../worker/jobs/import-articles.ts'
import { until } from '../until.ts'
import { SLUGS } from './import-steps.ts'

const log = pino({ enabled: false })

/** What the worker does with the import that staff have started, in steps that the test decides on. */
export function fakeWorkerOn(db: Db) {
  /** The import is there once the button's call has been answered. */
  const findRun = async () => {
    await until('an import is open', async () => (await openImport(db)) !== undefined)
    return (await openImport(db))?.id ?? ''
  }
  return {
    /** Its heartbeat is recent, for as long as a test can take. */
    async beLive() {
      await beat(db, 'worker')
      const beat_at = new Date(Date.now() + 3_600_000).toISOString()
      await db.updateTable('heartbeats').set({ beat_at }).where('name', '=', 'worker').execute()
    },
    /** Imports the articles before this one, leaving those that are there. */
    async importUpTo(end: number) {
      const run = await findRun()
      await takeImport(db, run, SLUGS.length)
      for (const slug of SLUGS.slice(0, end)) await importArticle(db, run, readArticle(slug))
    },
    async finish() {
      await finishImport(db, await findRun())
    },
    /** The whole job. */
    async importAll() {
      await importArticles({ db, log }, { runId: await findRun() }, new AbortController().signal)
    },
  }
}
