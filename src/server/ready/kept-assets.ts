import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readHashedFile } from './built-files.ts'
import type { ReadyAnswer } from './ready-answer.ts'

/** Longer than a page stays open, or in a cache. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** Named by their content; the compressed forms are no addresses. */
const ADDRESS = /^[\w-][\w.-]*\.(?!br$|gz$)\w+$/

/**
 * Copies what the pages of this build load (`/assets/`, each named by its content) into the data folder, where it
 * outlives the build by 30 days: a page that was opened before an update goes on in its own version, and while two
 * versions run beside each other, each has the files of both. Called again while the build runs, it counts the days anew.
 * @param built The folder of the build.
 * @throws What the file system says: a full disk, a folder that may not be written.
 */
export function keepAssets(built: URL, dataDir: string): void {
  const from = fileURLToPath(built)
  const to = folderOf(dataDir)
  mkdirSync(to, { recursive: true })
  const kept = new Set(readdirSync(to))
  const now = new Date()
  for (const name of readdirSync(from)) {
    const file = join(to, name)
    if (kept.has(name)) utimesSync(file, now, now)
    else copyWhole(join(from, name), file)
  }
  for (const name of kept) {
    const file = join(to, name)
    const { mtimeMs = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {}
    if (mtimeMs < now.getTime() - KEPT_MS) rmSync(file, { force: true })
  }
}

/** Whoever reads the copy, in another process too, has all of it or nothing; a full disk gets its room back. */
function copyWhole(from: string, to: string) {
  const unfinished = `${to}.${process.pid}`
  try {
    copyFileSync(from, unfinished)
    renameSync(unfinished, to)
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/** A kept file by its name below `/assets/`, or undefined when there is none. */
export function keptAsset(dataDir: string, name: string): ReadyAnswer | undefined {
  if (!ADDRESS.test(name)) return undefined
  const file = join(folderOf(dataDir), name)
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined
  return readHashedFile(file)
}

function folderOf(dataDir: string): string {
  return join(dataDir, 'assets')
}
