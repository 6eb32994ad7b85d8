import { type Digest, findDigest } from '../../../db/leads/digest.ts'
import { countWaitingMail, type WaitingMail } from '../../../db/work/waiting-mail.ts'
import { agency } from '../../http/agency.ts'
import { services } from '../../http/services.ts'
import { config } from '../../settings/config.ts'
import { officeDay } from '../../settings/office-day.ts'
import { currentAlarms } from './alarms.tsx'
import { type Figures, recentFigures } from './figures/figures.ts'
import { loadHealth } from './health/load-health.ts'
import type { PartState } from './health/part.ts'
import { listToReplace, type OpeningList } from './to-replace.ts'
import type { WorkList } from './work/load-work.ts'
import { countNewWork, loadWork } from './work/load-work.ts'

/** Everything that the dashboard shows. */
export interface LoadedDashboard {
  today: string
  alarms: string[]
  digest: Digest
  figures: Figures
  work: WorkList[]
  newWork: number
  waitingMail: WaitingMail
  /** When it was read. */
  asOf: string
  parts: PartState[]
  toReplace: OpeningList
}

export async function loadDashboard(now: Date = new Date()): Promise<LoadedDashboard> {
  const { db, store } = services()
  const today = officeDay(now)
  const [alarms, digest, figures, work, newWork, waitingMail, parts, toReplace] = await Promise.all(
    [
      currentAlarms(db, now),
      findDigest(db, today),
      recentFigures(db, now),
      loadWork(db, now),
      countNewWork(db, now),
      countWaitingMail(db),
      loadHealth({ db, store }, config(), now),
      listToReplace(db, { ...config(), site: agency() }),
    ],
  )
  const asOf = now.toISOString()
  return { today, alarms, digest, figures, work, newWork, waitingMail, asOf, parts, toReplace }
}
