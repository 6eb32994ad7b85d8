import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { endingError, StartError } from './explain.ts'
import { ROOT } from './root.ts'

const END_WITH_PARENT = join(ROOT, 'launch/end-with-parent.js')
const KILL_AFTER_MS = 10_000

const running = new Set<ChildProcess>()

/** Starts one of the project's Node tools. It exits whenever this process does, even if killed. */
export function startTool(
  file: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  options: SpawnOptions = {},
): ChildProcess {
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, join(ROOT, file), ...args], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    cwd: ROOT,
    env: { ...process.env, ...env },
    ...options,
  })
  running.add(child)
  child.once('error', () => running.delete(child))
  child.once('exit', () => running.delete(child))
  return child
}

/** Stops every tool that was started here, and waits until all have exited. */
export async function endTools(): Promise<void> {
  await Promise.all([...running].map(end))
}

async function end(tool: ChildProcess) {
  const gone = new Promise<void>((resolve) => tool.once('exit', () => resolve()))
  tool.kill('SIGTERM')
  const hardStop = setTimeout(() => tool.kill('SIGKILL'), KILL_AFTER_MS)
  await gone
  clearTimeout(hardStop)
}

/**
 * Runs a tool until it exits; its output is shown only if it fails.
 * @param onLine Called with each line that the tool prints.
 * @throws StartError with what the tool printed.
 */
export async function runTool(
  file: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  onLine: (line: string) => void = () => {},
): Promise<void> {
  const child = startTool(file, args, env, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  const lines: string[] = []
  for (const input of [child.stdout, child.stderr]) {
    if (!input) continue
    createInterface({ input }).on('line', (line) => {
      lines.push(line)
      onLine(line)
    })
  }
  const ending = await new Promise<string | number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(signal ?? code ?? 'unknown'))
  })
  if (ending !== 0)
    throw new StartError(`${lines.join('\n').trim()}\n${file} ${args[0]} ended with ${ending}`)
}

/**
 * Migrates the database in a child process.
 * @param file The migration, built or not.
 * @returns What to print about signing in once the site is up.
 */
export async function runMigration(
  file: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const child = startTool(file, args, env)
  let signInNotice = ''
  child.on('message', (message: { signInNotice?: string }) => {
    signInNotice = message.signInNotice ?? signInNotice
  })
  // Its message may arrive after its exit, but not after the channel is closed.
  const [[code, signal]] = await Promise.all([once(child, 'exit'), once(child, 'disconnect')])
  const ending: number | string | null = signal ?? code
  if (ending !== 0) throw endingError('The database was not brought up to date', ending)
  return signInNotice
}
