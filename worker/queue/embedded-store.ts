import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Logger } from 'pino'
import { startUpkeep } from './embedded-upkeep.ts'
import { lockFile } from './lock-file.ts'
import { makeStore, STORE_OPTIONS } from './make-store.ts'
import { CannotStart } from './start-error.ts'

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
  mkdirSync(dataDir, { recursive: true })
  const unlock = lockFile(join(dataDir, 'queue.lock'))
  if (!unlock) {
    throw new CannotStart(
      `Another worker already runs on ${dataDir}: stop it first, or give this one a DATA_DIR of its own.`,
    )
  }
  const folder = join(dataDir, 'queue')
  if (existsSync(unusable(folder))) await setAside(folder, log, 'marked by the last worker')
  try {
    return await openFolder(folder, log, start, unlock)
  } catch (error) {
    await setAside(folder, log, error)
  }
  return openFolder(folder, log, start, unlock).catch((error) => {
    throw new CannotStart(`The worker cannot keep its queue in ${folder}: ${error.message}`, error)
  })
}

async function openFolder<Started>(
  folder: string,
  log: Logger,
  start: (lite: PGlite) => Promise<Started>,
  unlock: () => void,
): Promise<EmbeddedStore<Started>> {
  // Corruption can crash or hang PGlite; the next start then finds this marker.
  writeFileSync(unusable(folder), '')
  await makeStore(folder)
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

/** Keeps only the newest damaged folder, for diagnosis. */
async function setAside(folder: string, log: Logger, reason: unknown): Promise<void> {
  const parent = join(folder, '..')
  for (const name of await readdir(parent)) {
    if (name.startsWith('queue.damaged-')) await rm(join(parent, name), { recursive: true })
  }
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
