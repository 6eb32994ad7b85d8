import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { runningSite } from '../src/server/running-site.ts'
import { lockFile } from '../worker/queue/lock-file.ts'
import { StartError } from './explain.ts'
import { requireRoom } from './room.ts'
import { tryWriting } from './try-writing.ts'

/** Leads lie in it: nobody but the site's own user reads them. */
const OWNER_ONLY = 0o700

/** What the site makes in it. After a start as root all of it is root's. */
const OWN =
  'site.sqlite site.sqlite-wal site.sqlite-shm site.lock auth-secret objects mail queue queue.lock'

/** The queue's first files take 40 MB, and leads want room too. */
const FIRST_START_BYTES = 100 * 1024 * 1024

/** Long enough for a predecessor that is just ending. */
const PATIENCE_MS = 500

/** Kept here, since a lock that nothing refers to is closed and lost. */
let unlock: (() => void) | undefined

/**
 * Makes the data folder when it is missing and sees that it can be written.
 * @throws StartError
 */
export function prepareDataFolder(folder: string) {
  if (existsSync(folder) && !statSync(folder).isDirectory()) {
    throw new StartError(`DATA_DIR ${folder} is a file: set DATA_DIR to a folder.`)
  }
  attempt(`DATA_DIR ${folder}`, () => tryWriting(folder, OWNER_ONLY))
  for (const name of OWN.split(' ')) {
    const path = join(folder, name)
    if (!existsSync(path)) continue
    attempt(`${path} in DATA_DIR`, () => accessSync(path, constants.R_OK | constants.W_OK))
  }
}

/**
 * Sees that a first start has room for the queue, which would otherwise fail after a minute. Later
 * starts run on what is left: leads may still fit in.
 * @throws StartError
 */
export function requireRoomForQueue(folder: string) {
  if (existsSync(join(folder, 'queue'))) return
  requireRoom(folder, FIRST_START_BYTES, `A first start on DATA_DIR ${folder}`)
}

/**
 * Keeps others from running a site on this folder for as long as this process lives.
 * @throws StartError naming the one that does.
 */
export async function holdDataFolder(folder: string) {
  unlock = lockFile(join(folder, 'site.lock'), PATIENCE_MS)
  if (unlock) return
  const other = await runningSite(folder)
  throw new StartError(
    `The site already runs on DATA_DIR ${folder}, ${other ? `at ${other.address}` : 'or is being started'}: ` +
      'stop it first, or give this one a DATA_DIR of its own.',
  )
}

function attempt(what: string, work: () => void) {
  try {
    work()
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
