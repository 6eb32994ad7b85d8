import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { parseConfig } from '../../src/settings/config.ts'
import { openQueue } from '../../worker/queue/queue.ts'

const CACHE = resolve('node_modules/.cache')

/**
 * The folder of an embedded queue that was opened once. Creating one takes 6 s of CPU time,
 * copying it less than 0.1 s; it is created once for the installed packages and the queues of this version.
 */
export async function queueTemplate(): Promise<string> {
  const folder = join(CACHE, `queue-template-${versions()}`)
  if (existsSync(folder)) return folder
  mkdirSync(CACHE, { recursive: true })
  const dataDir = mkdtempSync(join(CACHE, 'queue-template-unfinished-'))
  try {
    const queue = await openQueue(parseConfig({ DATA_DIR: dataDir }), pino({ enabled: false }))
    await queue.close()
    renameSync(join(dataDir, 'queue'), folder)
  } catch (error) {
    // Another process may have created it in the meantime.
    if (!existsSync(folder)) throw error
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
  return folder
}

/** Gives a data folder without a queue a copy, so that its worker need not make one. */
export async function copyQueue(template: string, dataDir: string): Promise<void> {
  const folder = join(dataDir, 'queue')
  if (!existsSync(folder)) await promisify(execFile)('cp', ['-R', template, folder])
}

function versions(): string {
  const packages = ['@electric-sql/pglite', 'pg-boss']
    .map((name) => readFileSync(resolve('node_modules', name, 'package.json'), 'utf8'))
    .map((text) => JSON.parse(text).version)
  const queues = createHash('sha256').update(readFileSync(resolve('worker/queue/queues.ts')))
  return [...packages, queues.digest('hex').slice(0, 8)].join('-')
}
