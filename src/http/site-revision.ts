import { siteRevision } from '../../db/ops/revision.ts'
import { officeDay } from '../settings/office-day.ts'
import { services } from './services.ts'

/** How long a known revision is trusted before the database is asked again. */
export const REVISION_TRUST_MS = 200

/** Which state of the site's content pages and files show. */
export interface SiteRevision {
  /** Changes with the content, and with the day in the office: pages show the year, the month or an age. */
  value: string
  /** By the clock of `performance.now()`. */
  checkedAt: number
}

let known: SiteRevision | undefined
let asking: Promise<SiteRevision | undefined> | undefined

/** The current revision, at most `REVISION_TRUST_MS` old; undefined if the database is unavailable. */
export async function currentRevision(): Promise<SiteRevision | undefined> {
  if (known && performance.now() - known.checkedAt < REVISION_TRUST_MS) return known
  asking ??= askRevision().finally(() => {
    asking = undefined
  })
  return asking
}

async function askRevision(): Promise<SiteRevision | undefined> {
  try {
    const value = `${await siteRevision(services().db)} ${officeDay()}`
    known = { value, checkedAt: performance.now() }
  } catch {
    known = undefined
  }
  return known
}
