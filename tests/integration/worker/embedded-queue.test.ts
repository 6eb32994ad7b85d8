import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { parseConfig } from '../../../src/settings/config.ts'
import { openQueue } from '../../../worker/queue/queue.ts'
import { openSqlite, testFolder } from '../../servers/databases.ts'
import { copyQueue } from '../../servers/queue-template.ts'
import { shared } from '../../servers/shared.ts'
import { withSmallDisk } from '../../servers/small-disk.ts'

const UPDATE =
  'The prepared store is not of the Postgres of the installed PGlite: npm install --save-exact @electric-sql/pglite-prepopulatedfs@latest, or of the version that is'

const store = vi.hoisted(() => ({ isDamaged: false }))
vi.mock('@electric-sql/pglite-prepopulatedfs', async (original) => {
  const { dataDir } = await original<typeof import('@electric-sql/pglite-prepopulatedfs')>()
  return {
    dataDir: async () => (store.isDamaged ? (await dataDir()).slice(0, 100_000) : dataDir()),
  }
})

test('a new queue is the prepared store, open to its owner alone', async () => {
  const dataDir = testFolder()
  await open(dataDir).catch((cause) => {
    throw new Error(UPDATE, { cause })
  })
  const control = readFileSync(join(dataDir, 'queue/global/pg_control'))
  // Each initdb gives its database another number.
  expect(control.subarray(0, 8), 'it was made anew').toEqual(preparedControl().subarray(0, 8))
  expect(modeOf(join(dataDir, 'queue'))).toBe('700')
  expect(foldersOf(dataDir)).toEqual(['queue'])
})

test('a worker killed while the store is unpacked leaves no queue, and the next one makes it', async () => {
  const { env, dataDir } = await openSqlite()
  const { file } = await shared('worker')
  const worker = spawn(process.execPath, [file], { env: { ...env, PATH: process.env.PATH } })
  onTestFinished(() => void worker.kill('SIGKILL'))
  await new Promise<void>((resolve) => {
    const look = () => (unfinished(dataDir).length > 0 ? resolve() : setImmediate(look))
    look()
  })
  worker.kill('SIGKILL')
  await once(worker, 'exit')
  expect(existsSync(join(dataDir, 'queue'))).toBe(false)
  expect(unfinished(dataDir)).toHaveLength(1)

  const { boss } = await open(dataDir)
  expect(unfinished(dataDir)).toEqual([])
  expect(await boss.send('deliver-message', {})).toBeTruthy()
})

test('a queue of an older PGlite is set aside, and a new one made', async () => {
  const dataDir = testFolder()
  await copyQueue((await shared('queue')).folder, dataDir)
  writeFileSync(join(dataDir, 'queue/PG_VERSION'), '17\n')
  await open(dataDir)
  expect(readFileSync(join(dataDir, 'queue/PG_VERSION'), 'utf8')).toBe('18\n')
  const aside = readdirSync(dataDir).filter((name) => name.startsWith('queue.damaged-'))
  expect(readFileSync(join(dataDir, aside[0] ?? '', 'PG_VERSION'), 'utf8')).toBe('17\n')
})

test('a damaged store, and a folder that cannot be made, end in a sentence', async () => {
  const dataDir = testFolder()
  store.isDamaged = true
  onTestFinished(() => {
    store.isDamaged = false
  })
  await expect(open(dataDir)).rejects.toThrow(
    /^The worker cannot keep its queue in .*\/queue: its prepared store cannot be unpacked: .*unexpected end of file/,
  )
  expect(foldersOf(dataDir)).toEqual(['queue.unusable'])
  writeFileSync(join(dataDir, 'file'), '')
  await expect(open(join(dataDir, 'file/data'))).rejects.toThrow(
    /^The worker cannot keep its queue in .*: ENOTDIR: not a directory/,
  )
})

test('a full disk ends in a sentence, and gets back what was unpacked', async ({ skip }) => {
  const full = async (disk: string) => {
    const dataDir = join(disk, 'data')
    mkdirSync(dataDir)
    await expect(open(dataDir)).rejects.toThrow(
      /^The worker cannot keep its queue in .*unpacked: .*No space left on device/,
    )
    expect(unfinished(dataDir)).toEqual([])
  }
  await withSmallDisk(skip, full, 10)
})

async function open(dataDir: string) {
  const queue = await openQueue(parseConfig({ DATA_DIR: dataDir }), pino({ enabled: false }))
  onTestFinished(() => queue.close())
  return queue
}

/** All but the lock. */
function foldersOf(dataDir: string): string[] {
  return readdirSync(dataDir).filter((name) => !name.startsWith('queue.lock'))
}

function unfinished(dataDir: string): string[] {
  return readdirSync(dataDir).filter((name) => name.startsWith('queue.unfinished-'))
}

function preparedControl(): Buffer {
  const library = createRequire(import.meta.url).resolve('@electric-sql/pglite-prepopulatedfs')
  const archive = join(dirname(library), 'prepopulatedfs.tgz')
  return execFileSync('tar', ['-xzOf', archive, '/global/pg_control'], { stdio: 'pipe' })
}

function modeOf(path: string): string {
  return execFileSync('stat', ['-c', '%a', path], { encoding: 'utf8' }).trim()
}
