import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DIST, ROOT } from './root.ts'

/** The inputs of the build: a change in any of these makes it stale. */
const FOLDERS = ['src', 'db', 'worker', 'launch', 'public']
const FILES = [
  'package-lock.json',
  'tsconfig.json',
  'waku.config.ts',
  'panda.config.ts',
  'postcss.config.cjs',
]
/** The files that the site needs to run. */
const OUTPUTS = ['web.js', 'worker.js', 'migrate.js', 'staff.js', 'server/index.js', 'public']

/** A complete build has this file. */
export const STAMP = 'stamp'

/** In the folder of an earlier build that somebody has gone back to: the tree that it stands in for. */
const STANDS_IN = 'stands-in'

/** Whether `dist` contains a build of the current source tree, or the one that stands in for it. */
export function isFresh(): boolean {
  const marks = [STAMP, STANDS_IN]
    .map((name) => join(DIST, name))
    .filter((path) => existsSync(path))
  return (
    OUTPUTS.every((output) => existsSync(join(DIST, output))) &&
    existsSync(join(DIST, STAMP)) &&
    marks.map((path) => readFileSync(path, 'utf8')).includes(hashInputs())
  )
}

/** Has the build of a folder stand in for that of the current source tree, until that changes. */
export function standIn(folder: string) {
  writeFileSync(join(folder, STANDS_IN), hashInputs())
}

/** Ends that. */
export function endStandIn() {
  rmSync(join(DIST, STANDS_IN), { force: true })
}

/** Records of which inputs a folder is the build. */
export function writeStamp(folder: string, hash: string) {
  writeFileSync(join(folder, STAMP), hash)
}

/** What all inputs of the build are now. */
export function hashInputs(): string {
  const hash = createHash('sha256')
  for (const path of inputs()) {
    const content = createHash('sha256').update(readFileSync(join(ROOT, path)))
    hash.update(`${path}\0${content.digest('hex')}\n`)
  }
  return hash.digest('hex')
}

function inputs(): string[] {
  const inFolders = FOLDERS.filter((folder) => existsSync(join(ROOT, folder))).flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      // The build itself writes *.gen.ts; editors write dot files.
      .filter((entry) => entry.isFile() && !/^\.|\.gen\.ts$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1)),
  )
  return [...FILES.filter((file) => existsSync(join(ROOT, file))), ...inFolders].sort()
}
