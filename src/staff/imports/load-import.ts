import type { Db } from '../../../db/open.ts'
import {
  findImport,
  type ImportRun,
  latestImport,
  openImport,
} from '../../../db/writing/imports.ts'
import { workerSilence } from '../frame/worker-silence.ts'
import { type ImportStatus, importStatus } from './import-status.ts'

/** How long the page shows the result of an import started without JavaScript. */
const JUST_ENDED_MS = 60_000

export interface LoadedImport {
  /** The run that the page shows: the one in the address, or the one that is open. */
  shown: ImportStatus | undefined
  /** It ended so recently that its result has not been shown yet. */
  isNews: boolean
  /** The newest run, if it has ended. */
  last: ImportRun | undefined
}

/**
 * Loads what the importer shows.
 * @param id The id of the run in the address.
 */
export async function loadImport(db: Db, id: string | undefined): Promise<LoadedImport> {
  const asked = id ? await findImport(db, id) : undefined
  const run = asked ?? (await openImport(db))
  const latest = await latestImport(db)
  return {
    shown: run && (await statusOf(db, run)),
    isNews: run?.finishedAt !== undefined && age(run.finishedAt) < JUST_ENDED_MS,
    last: latest?.finishedAt ? latest : undefined,
  }
}

/** A run's status, with the reason if it is stalled. */
export async function statusOf(db: Db, run: ImportRun): Promise<ImportStatus> {
  const status = importStatus(run)
  if (status.success !== null) return status
  const silence = await workerSilence(db)
  if (silence === undefined) return status
  const next = status.state === 'waiting' ? 'begins' : 'goes on'
  return { ...status, waitingFor: `${silence} The import ${next} when it runs again.` }
}

function age(timestamp: string): number {
  return Date.now() - Date.parse(timestamp)
}
