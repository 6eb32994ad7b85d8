import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { CACHE, ROOT } from './root.ts'

const LOOK_AGAIN_MS = 200

/**
 * Waits until no other process is building.
 * The lock is a SQLite file, because the operating system releases it if the process is killed.
 * @param onWait Called once if another process is building.
 * @returns Releases the lock.
 */
export async function lockBuild(onWait: () => void): Promise<() => void> {
  // Several checkouts may share one node_modules.
  const tree = createHash('sha256').update(ROOT).digest('hex').slice(0, 8)
  const lock = new Sqlite(join(CACHE, `build-${tree}.lock`), { timeout: 0 })
  for (let waits = false; ; waits = true) {
    try {
      lock.exec('begin exclusive')
      return () => lock.close()
    } catch (error) {
      if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error
      if (!waits) onWait()
      await sleep(LOOK_AGAIN_MS)
    }
  }
}
