import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../../src/settings/config.ts'
import { backUp, type HowToBackUp } from './back-up.ts'
import { explainBackup } from './explain-backup.ts'
import { findBackups } from './manifest.ts'
import { openPlace } from './place.ts'

const HOUR_MS = 3_600_000
/** After one that failed: what it needs may be starting, or be back soon. */
const AGAIN_MS = 15 * 60_000
/** The clock may be set, and a machine may sleep: it looks this often. */
const LOOK_MS = 60_000

/** Takes a backup whenever the last one is older than this many hours, for good. */
export async function backUpEvery(
  hours: number,
  settings: Config,
  how: HowToBackUp,
): Promise<never> {
  let notBefore = 0
  for (;;) {
    if (Date.now() >= notBefore) {
      try {
        if (Date.now() - (await lastTakenAt(settings, how.to)) >= hours * HOUR_MS) {
          console.log(await backUp(settings, how))
        }
      } catch (error) {
        console.error(explainBackup(error as Error, settings.databaseUrl).message)
        notBefore = Date.now() + AGAIN_MS
      }
    }
    await sleep(LOOK_MS)
  }
}

/** @returns 0 also if that cannot be found out: then a backup is tried, which records for staff why it failed. */
async function lastTakenAt(settings: Config, to: string): Promise<number> {
  try {
    const { whole } = await findBackups(openPlace(to, settings))
    return whole[0] ? Date.parse(whole[0].takenAt) : 0
  } catch {
    return 0
  }
}
