import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { CACHE } from './root.ts'

const LOOK_AGAIN_MS = 200

/**
 * Waits until no other process builds.
 * An SQLite file serves as the lock because the system takes it back from a killed process.
 * @param onWait Told once when another one does.
 * @returns What lets the next one in.
 */
export async function lockBuild(onWait: () => void): Promise<() => void> {
  const lock = new Sqlite(join(CACHE, 'build.lock'), { timeout: 0 })
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
