import { execFile } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { dataDir as preparedStore } from '@electric-sql/pglite-prepopulatedfs'
import type { Logger } from 'pino'
import { CannotStart } from './errors.ts'
import { lockFile } from './lock-file.ts'
import { every } from './repeat.ts'

/**
 * The queue holds a few thousand small rows, and the worker alone uses it: by default, its buffer would
 * take 128 MB, room for 100 connections another 10, and what is kept of its log up to 1 GB of disk. They
 * hold from the next start on in a folder that exists, too.
 */
export const STORE_OPTIONS = {
  postgresqlconf: [
    'shared_buffers = 2MB',
    'max_connections = 5',
    'min_wal_size = 32MB',
    'max_wal_size = 64MB',
  ],
} satisfies PGliteOptions

const UPKEEP_INTERVAL_MS = 3_600_000

/** A PGlite in DATA_DIR/queue and what was started on it, locked by this process. */
export interface EmbeddedStore<Started> {
  started: Started
  /** Marks the folder, so that the next start replaces it. */
  discard(): void
  close(): Promise<void>
}

/**
 * Opens the queue's PGlite and starts something on it. PGlite does not fsync, so a power failure can
 * corrupt it: a folder that does not open is renamed and a new one created. The outbox refills it.
 * @throws CannotStart if another worker holds the folder, or if a new one does not open either.
 */
export async function openEmbeddedStore<Started>(
  dataDir: string,
  log: Logger,
  start: (lite: PGlite) => Promise<Started>,
): Promise<EmbeddedStore<Started>> {
  const folder = join(dataDir, 'queue')
  let unlock: (() => void) | undefined
  try {
    mkdirSync(dataDir, { recursive: true })
    unlock = lockFile(join(dataDir, 'queue.lock'))
    if (!unlock) {
      throw new CannotStart(
        `Another worker already runs on ${dataDir}: stop it first, or give this one a DATA_DIR of its own.`,
      )
    }
    if (existsSync(unusable(folder))) setAside(folder, log, 'marked by the last worker')
    try {
      return await openFolder(folder, log, start, unlock)
    } catch (error) {
      setAside(folder, log, error)
    }
    return await openFolder(folder, log, start, unlock)
  } catch (error) {
    unlock?.()
    if (error instanceof CannotStart) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new CannotStart(`The worker cannot keep its queue in ${folder}: ${reason}`, error)
  }
}

async function openFolder<Started>(
  folder: string,
  log: Logger,
  start: (lite: PGlite) => Promise<Started>,
  unlock: () => void,
): Promise<EmbeddedStore<Started>> {
  // Corruption can crash or hang PGlite; the next start then finds this marker.
  writeFileSync(unusable(folder), '')
  removeAll(`${folder}.unfinished-`)
  if (!existsSync(folder)) await unpackStore(folder)
  const lite = new PGlite(folder, STORE_OPTIONS)
  try {
    await lite.waitReady
    const started = await start(lite)
    rmSync(unusable(folder), { force: true })
    const endUpkeep = startUpkeep(lite, log)
    return {
      started,
      discard: () => writeFileSync(unusable(folder), ''),
      async close() {
        await endUpkeep()
        await lite.close()
        unlock()
      },
    }
  } catch (error) {
    await lite.close().catch(() => {})
    throw error
  }
}

/**
 * Makes a new folder from the empty database that PGlite's authors have prepared: PGlite would make one of its own
 * with initdb, in a gigabyte of memory. It is unpacked under another name and renamed, so that a killed worker
 * leaves nothing that looks whole.
 */
async function unpackStore(folder: string): Promise<void> {
  const unfinished = mkdtempSync(`${folder}.unfinished-`)
  try {
    const archive = Buffer.from(await (await preparedStore()).arrayBuffer())
    // Run by root, it would otherwise keep the archive's owners.
    const env = { PATH: process.env.PATH, LC_ALL: 'C' }
    const tar = promisify(execFile)('tar', ['-xzo', '-C', unfinished], { env })
    // When it ends early, its status says why.
    tar.child.stdin?.on('error', () => {}).end(archive)
    await tar
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw new Error(`its prepared store cannot be unpacked: ${reasonOf(error as TarError)}`, {
      cause: error,
    })
  }
}

type TarError = Error & { stderr?: string }

/** Of all that tar says, the first line that names a cause. */
function reasonOf({ message, stderr = '' }: TarError): string {
  const lines = stderr.split('\n').filter((line) => line && !NO_CAUSE.test(line))
  return lines[0] ?? message
}

/** Names in the archive are absolute; of a file that does not fit, a beginning is written. */
const NO_CAUSE = /Removing leading|Wrote only/

/** Keeps only the newest damaged folder, for diagnosis. */
function setAside(folder: string, log: Logger, reason: unknown): void {
  removeAll(`${folder}.damaged-`)
  rmSync(unusable(folder), { force: true })
  if (!existsSync(folder)) return
  const aside = `${folder}.damaged-${Date.now()}`
  renameSync(folder, aside)
  log.error(
    { err: reason, aside },
    'the queue folder is damaged; a new one is created and refilled',
  )
}

/** The marker file of a folder that did not open, or broke later. */
function unusable(folder: string) {
  return `${folder}.unusable`
}

/** Removes every folder whose path begins with this. */
function removeAll(beginning: string): void {
  const parent = dirname(beginning)
  for (const name of readdirSync(parent)) {
    // A tar whose worker was killed may still be writing what it has read.
    if (name.startsWith(basename(beginning)))
      rmSync(join(parent, name), { recursive: true, force: true, maxRetries: 5 })
  }
}

/**
 * Does for a PGlite what a Postgres server does by itself: PGlite has neither a checkpointer nor autovacuum,
 * whatever its settings say, so its log and its tables would grow for as long as the worker runs.
 * @returns Stops it.
 */
export function startUpkeep(lite: Pick<PGlite, 'exec'>, log: Logger): () => Promise<void> {
  return every(
    UPKEEP_INTERVAL_MS,
    () => keepUp(lite),
    (error) => log.error({ err: error }, 'the upkeep of the queue failed; it is tried again'),
  )
}

/** Makes the room of deleted rows usable again, and then removes the log up to here. */
export async function keepUp(lite: Pick<PGlite, 'exec'>): Promise<void> {
  // Each by itself: VACUUM cannot run in the transaction that several statements would share.
  await lite.exec('vacuum')
  await lite.exec('checkpoint')
}
