import { constants, existsSync, statSync } from 'node:fs'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { runningSite } from '../src/server/running-site.ts'
import { lockFile } from '../worker/queue/lock-file.ts'
import { requireSpace, tryWriting } from './disk-space.ts'
import { StartError } from './explain.ts'

/** It contains leads: only the site's own user may read them. */
const OWNER_ONLY = 0o700
/** What others of the machine may do with files that this process makes from now on: nothing. */
const CLOSED = 0o077

/** What the site creates in it. After a start as root, all of these belong to root. */
const OWN =
  'site.sqlite site.sqlite-wal site.sqlite-shm site.lock auth-secret objects mail queue queue.lock'

/** The queue's initial files take 40 MB, and leads need space too. */
const FIRST_START_MB = 100

/** Long enough for a previous process that is shutting down. */
const PATIENCE_MS = 500

/** Referenced here, because an unreferenced lock is garbage-collected and released. */
let unlock: (() => void) | undefined

/**
 * Closes what this process and its children write from now on to other users of the machine, also in a folder that is
 * open to them. Not before a build: another user may run what one has built.
 */
export function closeToOthers() {
  process.umask(CLOSED)
}

/**
 * Creates the data folder if it is missing, and checks that it is writable.
 * @throws StartError
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  if (existsSync(folder) && !statSync(folder).isDirectory()) {
    throw new StartError(`DATA_DIR ${folder} is a file: set DATA_DIR to a folder.`)
  }
  await attempt(`DATA_DIR ${folder}`, () => tryWriting(folder, OWNER_ONLY))
  for (const name of OWN.split(' ')) {
    const path = join(folder, name)
    if (!existsSync(path)) continue
    await attempt(`${path} in DATA_DIR`, () => access(path, constants.R_OK | constants.W_OK))
  }
}

/**
 * Checks that a first start has disk space for the queue, which would otherwise fail after a minute.
 * Later starts are allowed with less: there may still be space for leads.
 * @throws StartError
 */
export function requireSpaceForQueue(folder: string) {
  if (existsSync(join(folder, 'queue'))) return
  requireSpace(folder, FIRST_START_MB, `A first start on DATA_DIR ${folder}`)
}

/**
 * Locks this folder against other sites for as long as the site runs.
 * @param lock Takes the lock; by default for the lifetime of this process.
 * @throws StartError naming the process that holds the lock.
 */
export async function holdDataFolder(
  folder: string,
  lock: (file: string) => Promise<boolean> = lockHere,
): Promise<void> {
  if (await lock(join(folder, 'site.lock'))) return
  const other = await runningSite(folder)
  throw new StartError(
    `The site already runs on DATA_DIR ${folder}, ${other ? `at ${other.address}` : 'or is being started'}: ` +
      'stop it first, or give this one a DATA_DIR of its own.',
  )
}

async function lockHere(file: string): Promise<boolean> {
  unlock = lockFile(file, PATIENCE_MS)
  return unlock !== undefined
}

async function attempt(what: string, work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOSPC' || code === 'EDQUOT') {
      throw new StartError(`${what} cannot be written (${code}): its disk is full.`)
    }
    throw new StartError(
      `${what} cannot be written (${code}): give this user the right to, or set DATA_DIR to another folder.`,
    )
  }
}
