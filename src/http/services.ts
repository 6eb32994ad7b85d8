import { type Db, openDatabase } from '../../db/open.ts'
import { config } from '../settings/config.ts'
import type { ObjectStore } from '../storage/objects.ts'
import { openObjectStore, sweepObjectStore } from '../storage/open.ts'
import { spoolFolder, sweepSpool } from '../storage/spool.ts'
import { log } from './log.ts'

/** What the web process works with: the database, the object store and where uploads pass through. */
export interface Services {
  db: Db
  store: ObjectStore
  /** There is a scanner: an upload lies in quarantine until it has a verdict. */
  quarantine: boolean
  /** Where uploads lie until they are checked. */
  spoolFolder: string
  /** Takes the error when a file cannot be stored; the visitor sees a sentence. */
  report(error: unknown): void
}

// On the global object because the development server loads this module again after every change.
const holder = globalThis as { fayerweatherServices?: Services }

/** The services of this process, opened at the first call. */
export function services(): Services {
  holder.fayerweatherServices ??= open()
  return holder.fayerweatherServices
}

function open(): Services {
  // What a killed process left half written; nothing waits for it.
  for (const sweep of [sweepSpool, sweepObjectStore]) {
    sweep(config()).catch((err) => log.warn({ err }, 'left-over files could not be swept'))
  }
  return {
    db: openDatabase(config().databaseUrl),
    store: openObjectStore(config()),
    quarantine: config().clamdUrl !== undefined,
    spoolFolder: spoolFolder(config()),
    report: (err) => log.error({ err }, 'an upload could not be stored'),
  }
}
