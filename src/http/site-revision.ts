import { siteRevision } from '../../db/ops/revision.ts'
import { officeDay } from '../settings/office-day.ts'
import { loadAgency } from './agency.ts'
import { services } from './services.ts'

/** How long a known revision is used before the database is queried again. */
export const REVISION_TRUST_MS = 200

/** The version of the site's content that pages and files show. */
export interface SiteRevision {
  /** Changes with the content and with the day in the office, because pages show dates and ages. */
  value: string
  /** A `performance.now()` time: before the database was asked. */
  checkedAt: number
}

let known: SiteRevision | undefined
let asking: Promise<SiteRevision | undefined> | undefined

/**
 * The current revision, at most `REVISION_TRUST_MS` old; undefined if the database is unavailable. What
 * `agency` says is then at least as new.
 */
export async function currentRevision(): Promise<SiteRevision | undefined> {
  if (known && performance.now() - known.checkedAt < REVISION_TRUST_MS) return known
  return askRevision()
}

/** One question, however many wait for its answer. */
function askRevision(): Promise<SiteRevision | undefined> {
  asking ??= queryRevision().finally(() => {
    asking = undefined
  })
  return asking
}

async function queryRevision(): Promise<SiteRevision | undefined> {
  const checkedAt = performance.now()
  try {
    const { db } = services()
    const revision = await siteRevision(db)
    // Before anything is cached under this revision, what the pages say of the agency must be as new.
    await loadAgency(db, revision)
    const value = `${revision} ${officeDay()}`
    // A later question may have been answered first.
    if (!known || known.checkedAt <= checkedAt) known = { value, checkedAt }
  } catch {
    known = undefined
  }
  return known
}
