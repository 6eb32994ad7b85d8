import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { parseConfig } from '../../../src/settings/config.ts'
import { keepUp, STORE_OPTIONS, startUpkeep } from '../../../worker/queue/embedded-store.ts'
import { openQueue } from '../../../worker/queue/queue.ts'
import { copyQueue } from '../../servers/queue-template.ts'
import { shared } from '../../servers/shared.ts'
import { until } from '../../tools/until.ts'

const MB = 1_048_576
const LONGEST_LOG = 64 * MB

test('log and table of the embedded queue grow with each job, and no more once it is kept up', async () => {
  const store = await openStore()
  await store.doJobs()
  const once = await store.sizes()
  for (let round = 0; round < 3; round++) await store.doJobs()
  const grown = await store.sizes()
  expect(grown.jobs).toBeGreaterThan(3 * once.jobs)
  expect(grown.log).toBeGreaterThan(LONGEST_LOG)

  await keepUp(store.lite)
  for (let round = 0; round < 3; round++) {
    await store.doJobs()
    await keepUp(store.lite)
    const { jobs, log } = await store.sizes()
    expect(jobs).toBeLessThan(2 * once.jobs)
    expect(log).toBeLessThanOrEqual(LONGEST_LOG)
  }
})

test('a worker keeps its queue up from its start on, in a folder of an earlier build too', async () => {
  const dataDir = await dataFolder()
  writeFileSync(join(dataDir, 'queue', 'postgresql.conf'), 'shared_buffers = 2MB\n')
  const queue = await openQueue(parseConfig({ DATA_DIR: dataDir }), pino({ enabled: false }))
  onTestFinished(() => queue.close())
  const ask = async (text: string) => (await queue.boss.getDb().executeSql(text, [])).rows
  const vacuumed = `select relname from pg_stat_user_tables where last_vacuum is not null
    and relname in ('job_common', 'queue', 'version')`
  await until('its tables are kept up', async () => (await ask(vacuumed)).length === 3)
  expect(await ask('show max_wal_size')).toEqual([{ max_wal_size: '64MB' }])
})

test('upkeep that fails is logged, and ends nothing', async () => {
  const lines: string[] = []
  const logger = pino({}, { write: (line) => void lines.push(line) })
  const exec = () => Promise.reject(new Error('no room'))
  await startUpkeep({ exec }, logger)()
  expect(lines.join()).toContain('no room')
})

/** The PGlite of a queue, as the worker opens it, and what does many jobs in it at once. */
async function openStore() {
  const folder = join(await dataFolder(), 'queue')
  const lite = new PGlite(folder, STORE_OPTIONS)
  onTestFinished(() => lite.close())
  return {
    lite,
    /** The longer payload stands for many more jobs. */
    async doJobs() {
      await lite.exec('delete from pgboss.job')
      await lite.exec(`insert into pgboss.job (name, data)
        select 'deliver-message', jsonb_build_object('text', repeat(md5(n::text), 40))
        from generate_series(1, 4000) n`)
      await lite.exec(`update pgboss.job set state = 'active'`)
      await lite.exec(`update pgboss.job set state = 'completed'`)
    },
    async sizes() {
      const { rows } = await lite.query<{ jobs: number }>(
        `select pg_total_relation_size('pgboss.job_common')::int as jobs`,
      )
      return { log: sizeOf(join(folder, 'pg_wal')), jobs: rows[0]?.jobs ?? 0 }
    },
  }
}

async function dataFolder(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'queue-upkeep-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  await copyQueue((await shared('queue')).folder, dataDir)
  return dataDir
}

function sizeOf(folder: string): number {
  const files = readdirSync(folder).map((name) => statSync(join(folder, name)))
  return files.reduce((all, file) => all + (file.isFile() ? file.size : 0), 0)
}
