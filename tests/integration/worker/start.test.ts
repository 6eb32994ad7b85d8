import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { outboxBacklog } from '../../../db/ops/outbox.ts'
import { acceptLead } from '../../samples/leads.ts'
import { openSqlite, testFolder } from '../../servers/databases.ts'
import { startWorker } from '../../sites/worker-process.ts'
import { until } from '../../tools/until.ts'

test('a worker refuses a database that lacks migrations, and says what to run', async () => {
  const worker = await startWorker({ DATA_DIR: testFolder() })
  expect(await worker.exited).toEqual({ code: 1, signal: null })
  expect(worker.output()).toMatch(/lacks (a migration|\d+ migrations) .*run npm run migrate/)
})

test('a worker with wrong settings names them all', async () => {
  const worker = await startWorker({
    DATA_DIR: testFolder(),
    SMTP_URL: 'smtp://x',
    ALERT_URL: 'no',
  })
  expect(await worker.exited).toEqual({ code: 1, signal: null })
  expect(worker.output()).toMatch(/ALERT_URL must be/)
})

test('a second worker on one DATA_DIR is refused; after kill -9 of the first one starts', async () => {
  const { env } = await openSqlite()
  const first = await startWorker(env)
  await first.ready
  const second = await startWorker(env)
  expect(await second.exited).toEqual({ code: 1, signal: null })
  expect(second.output()).toMatch(/Another worker already runs on .*DATA_DIR of its own/)
  first.child.kill('SIGKILL')
  await first.exited
  const third = await startWorker(env)
  await third.ready
})

test('a worker ends when its launcher is gone', async () => {
  const { env } = await openSqlite()
  const worker = await startWorker(env)
  await worker.ready
  worker.child.disconnect()
  expect(await worker.exited).toEqual({ code: 0, signal: null })
})

test('a signal ends a worker that is still starting', async () => {
  const worker = await startWorker({
    DATA_DIR: testFolder(),
    DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
    AUTH_SECRET: 'only so that no other setting is missing',
  })
  await until('it waits for Postgres', () => worker.output().includes('Postgres is unavailable'))
  worker.child.kill('SIGTERM')
  expect(await worker.exited).toEqual({ code: 0, signal: null })
})

test('a damaged queue folder is set aside, and open jobs are done', async () => {
  const { db, env, dataDir } = await openSqlite()
  const worker = await startWorker(env)
  await worker.ready
  worker.child.kill('SIGTERM')
  await worker.exited

  await acceptLead(db)
  writeFileSync(join(dataDir, 'queue/global/pg_control'), Buffer.alloc(8192))
  const next = await startWorker(env)
  await next.ready
  await until('the jobs are closed', async () => (await outboxBacklog(db)).open === 0)
  expect(readdirSync(join(dataDir, 'mail'))).toHaveLength(2)
  expect(readdirSync(dataDir).filter((name) => name.startsWith('queue.damaged-'))).toHaveLength(1)
  expect(existsSync(join(dataDir, 'queue.unusable'))).toBe(false)
})
