import type { Db } from '../../db/open.ts'
import { listSettings } from '../../db/settings/settings.ts'
import { type Agency, agencyWith } from '../settings/agency.ts'
import { config } from '../settings/config.ts'
import { staffSettings } from '../settings/stored-settings.ts'

// On the global object for the same reason as the services of the process.
const holder = globalThis as { fayerweatherAgency?: { agency: Agency; revision: number } }

/**
 * The agency as this process knows it, at most as old as the revision of the site. Until the database
 * has answered once, it is the environment's.
 */
export function agency(): Agency {
  return holder.fayerweatherAgency?.agency ?? config().site
}

/**
 * Reads what staff have set, unless it was read at this revision or a later one.
 * @param revision It was read before: what is read now is at least as new.
 */
export async function loadAgency(db: Db, revision: number): Promise<void> {
  if (isKnown(revision)) return
  const agency = agencyWith(config().site, staffSettings(await listSettings(db)))
  if (!isKnown(revision)) holder.fayerweatherAgency = { agency, revision }
}

function isKnown(revision: number): boolean {
  return (holder.fayerweatherAgency?.revision ?? -1) >= revision
}
