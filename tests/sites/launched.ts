import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { TEST_AUTH_SECRET } from '../tools/auth-secret.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** A morning's digest would come between the messages that a test counts. */
export const QUIET = { DIGEST_HOUR: 'off' }

/** Tests send many forms from one address, quickly; a test that is about limits gives its own. */
export const NO_LIMITS = {
  SUBMIT_LIMIT: '1000000,1000000,1000000',
  UPLOAD_LIMIT: '1000000,1000000',
  MAIL_LIMIT: '1000000,1000000',
  FORM_SECONDS: '0',
}
/** The limits of a site where none is set. */
export const DEFAULT_LIMITS = {
  SUBMIT_LIMIT: '',
  UPLOAD_LIMIT: '',
  MAIL_LIMIT: '',
  FORM_SECONDS: '',
}

export type Settings = Record<string, string | undefined>

export interface Launched {
  child: ChildProcess
  /** Everything that it and its children have printed. */
  output(): string
  /** Its exit status, or the signal that ended it; once its children have ended too. */
  ended: Promise<number | string>
}

/**
 * Runs one of the launcher's commands, for example `start.ts`, as a process of its own.
 * It gets none of the developer's own settings, and ends when this process does.
 * @param under A command that runs it, for example with fewer rights.
 * @param root Of another checkout that is to run.
 */
export function launch(
  file: string,
  args: string[],
  settings: Settings,
  under: string[] = [],
  root = ROOT,
): Launched {
  const endWithUs = join(root, 'launch/end-with-parent.js')
  const { PATH, HOME, TMPDIR } = process.env
  const node = [process.execPath, '--import', endWithUs, join(root, 'launch', file), ...args]
  const [command = '', ...rest] = [...under, ...node]
  const child = spawn(command, rest, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...{ PATH, HOME, TMPDIR },
      ...blankedDotEnv(),
      ...QUIET,
      ...NO_LIMITS,
      ...withAuthSecret(settings),
    },
  })
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  const ended = new Promise<number | string>((end) =>
    child.once('close', (code, signal) => end(signal ?? code ?? -1)),
  )
  return { child, output: () => output, ended }
}

/** With Postgres a site must be given one; a test that is about it gives its own. */
export function withAuthSecret(settings: Settings): Settings {
  return settings.DATABASE_URL ? { AUTH_SECRET: TEST_AUTH_SECRET, ...settings } : settings
}

/**
 * Whether a process runs; with a negative id, any of that group. A process that has ended does not, even if its
 * parent has not asked how: the first process of a container often does not ask. One of several threads has ended
 * when all have, since the last one closes what it listens on.
 */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  if (!existsSync('/proc/self/stat')) return true
  return processes().some(
    ({ id, group, hasEnded }) => !hasEnded && (pid > 0 ? id === pid : group === -pid),
  )
}

/** All processes of this machine, on Linux. */
function processes() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(join('/proc', name, 'stat'), 'utf8')
        // After the program's name, which may hold anything: its state, its parent, its group.
        const [state, , group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
        const hasEnded = state === 'Z' && readdirSync(join('/proc', name, 'task')).length === 1
        return [{ id: Number(name), hasEnded, group: Number(group) }]
      } catch {
        return []
      }
    })
}

/** An empty variable counts as unset, and keeps the one in .env out. */
function blankedDotEnv(): Settings {
  const file = join(ROOT, '.env')
  if (!existsSync(file)) return {}
  const names = Object.keys(parseEnv(readFileSync(file, 'utf8')))
  return Object.fromEntries(names.map((name) => [name, '']))
}
