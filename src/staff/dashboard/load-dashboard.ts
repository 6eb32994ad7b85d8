import { type Digest, findDigest } from '../../../db/leads/digest.ts'
import { agency } from '../../http/agency.ts'
import { services } from '../../http/services.ts'
import { config } from '../../settings/config.ts'
import { officeDay } from '../../settings/office-day.ts'
import { currentAlarms } from './alarms.ts'
import type { Figures } from './figures/load-figures.ts'
import { recentFigures } from './figures/recent-figures.ts'
import { loadParts } from './parts/load-parts.ts'
import type { PartState } from './parts/part.ts'
import { listToReplace, type OpeningList } from './to-replace.ts'
import { loadWork } from './work/load-work.ts'
import type { WorkList } from './work/work-item.ts'

/** Everything that the dashboard shows. */
export interface LoadedDashboard {
  today: string
  alarms: string[]
  digest: Digest
  figures: Figures
  work: WorkList[]
  parts: PartState[]
  toReplace: OpeningList
}

export async function loadDashboard(now: Date = new Date()): Promise<LoadedDashboard> {
  const { db, store } = services()
  const today = officeDay(now)
  const [alarms, digest, figures, work, parts, toReplace] = await Promise.all([
    currentAlarms(db, now),
    findDigest(db, today),
    recentFigures(db, now),
    loadWork(db, now),
    loadParts({ db, store }, config(), now),
    listToReplace(db, { ...config(), site: agency() }),
  ])
  return { today, alarms, digest, figures, work, parts, toReplace }
}
