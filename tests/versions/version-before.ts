import { execFileSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BASELINE } from '../../db/migrations/index.ts'
import { testFolder } from '../servers/databases.ts'
import { launch, type Settings } from '../sites/launched.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const MIGRATIONS = 'db/migrations'
const FIRST_SCHEMA = `${MIGRATIONS}/${BASELINE}.ts`

export interface Version {
  commit: string
  /** A folder with its files and packages, until the running test ends. */
  root: string
  /** How many files of migrations it does not have. */
  newMigrations: number
}

/**
 * Takes the version before out of the git history: `VERSION_BEFORE`, a commit or tag, or else the last one
 * whose migrations are not those of today, but at the earliest that which began with the first schema. Its
 * first command builds it.
 * @throws Where there is no history, or its packages cannot be installed.
 */
export function checkOutVersionBefore(): Version {
  const commit = findCommit()
  const root = testFolder()
  const archive = git('archive', '--format=tar', commit)
  execFileSync('tar', ['-x', '-C', root], { input: archive })
  // Builds of several checkouts may share their packages.
  if (git('diff', '--name-only', commit, '--', 'package-lock.json').length === 0) {
    symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  } else installPackages(root)
  const changed = `${git('diff', '--name-only', '--diff-filter=A', commit, '--', MIGRATIONS)}`
  return { commit, root, newMigrations: changed.split('\n').filter(Boolean).length }
}

/** Builds a version where it is stale, and migrates a database to it. */
export async function migrateWith(settings: Settings, root?: string): Promise<void> {
  const migrating = launch('alone.ts', ['migrate'], settings, [], root)
  if ((await migrating.ended) !== 0) throw new Error(`No migration:\n${migrating.output()}`)
}

function findCommit(): string {
  try {
    const asked = process.env.VERSION_BEFORE
    const first = `${git('log', '-1', '--format=%H', '--diff-filter=A', '--', FIRST_SCHEMA)}`.trim()
    const last = `${git('log', '-1', '--format=%H', '--', MIGRATIONS)}`.trim()
    const found = asked ? `${asked}^{commit}` : last === first ? first : `${last}^`
    return `${git('rev-parse', '--short', '--verify', found)}`.trim()
  } catch (cause) {
    const message =
      'The version before is built from the git history, which is missing here: use a full clone.'
    throw new Error(message, { cause })
  }
}

function installPackages(root: string) {
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: root, stdio: 'pipe' })
  } catch (cause) {
    throw new Error('The npm packages of the version before cannot be installed.', { cause })
  }
}

function git(...args: string[]): Buffer {
  return execFileSync('git', args, { cwd: ROOT, stdio: 'pipe', maxBuffer: 2 ** 30 })
}
