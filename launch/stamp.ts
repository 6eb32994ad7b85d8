import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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

const STAMP = join(DIST, 'stamp')

/** Whether `dist` contains a complete build of the current source tree. */
export function isFresh(): boolean {
  return (
    existsSync(STAMP) &&
    OUTPUTS.every((output) => existsSync(join(DIST, output))) &&
    readFileSync(STAMP, 'utf8') === hashInputs()
  )
}

/** Whether there is a complete build, of the current source tree or an earlier one. */
export function wasBuilt(): boolean {
  return existsSync(STAMP)
}

export function clearStamp() {
  rmSync(STAMP, { force: true })
}

/** Records that `dist` was built from these inputs: the last step of a build, an atomic rename. */
export function writeStamp(hash: string) {
  writeFileSync(`${STAMP}.new`, hash)
  renameSync(`${STAMP}.new`, STAMP)
}

export function hashInputs(): string {
  const hash = createHash('sha256')
  for (const path of inputs()) {
    hash.update(
      `${path}\0${createHash('sha256')
        .update(readFileSync(join(ROOT, path)))
        .digest('hex')}\n`,
    )
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
