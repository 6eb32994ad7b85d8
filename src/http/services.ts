import { type Db, openDatabase } from '../../db/open.ts'
import { config } from '../settings/config.ts'
import type { ObjectStore } from '../storage/objects.ts'
import { openObjectStore, sweepObjectStore } from '../storage/open.ts'
import { spoolFolder, sweepParts, sweepSpool } from '../storage/spool.ts'
import { log } from './log.ts'

/** The services of the web process: the database, the object store and the upload spool. */
export interface Services {
  db: Db
  store: ObjectStore
  /** A scanner is configured: an upload stays in quarantine until it has a verdict. */
  quarantine: boolean
  /** The folder of uploads that are not checked yet. */
  spoolFolder: string
  /** Logs the error when a file cannot be stored; the visitor sees a message. */
  report(error: unknown): void
}

// On the global object because the development server loads this module again after every change.
const holder = globalThis as { fayerweatherServices?: Services }

const HOUR_MS = 3600_000

/** The services of this process, opened on first use. */
export function services(): Services {
  holder.fayerweatherServices ??= open()
  return holder.fayerweatherServices
}

function open(): Services {
  // Files that a killed process left half-written; nothing waits for this.
  for (const sweep of [sweepSpool, sweepObjectStore, sweepParts]) tidy(sweep)
  setInterval(tidy, HOUR_MS, sweepParts).unref()
  return {
    db: openDatabase(config().databaseUrl, 'quick'),
    store: openObjectStore(config()),
    quarantine: config().clamdUrl !== undefined,
    spoolFolder: spoolFolder(config()),
    report: (err) => log.error({ err }, 'an upload could not be stored'),
  }
}

function tidy(sweep: (settings: { dataDir: string }) => Promise<void>) {
  sweep(config()).catch((err) => log.warn({ err }, 'leftover files could not be removed'))
}
