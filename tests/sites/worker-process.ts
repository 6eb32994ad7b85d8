import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { copyQueue } from '../servers/queue-template.ts'
import { shared } from '../servers/shared.ts'
import { QUIET, withAuthSecret } from './launched.ts'

export interface WorkerProcess {
  pid: number
  child: ChildProcess
  /** Resolves when it reports that it is ready, rejects if it exits first. */
  ready: Promise<void>
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  /** Everything it printed, standard error too. */
  output(): string
}

/** Starts the worker as the launcher does, as a process of its own; killed when the test ends. */
export async function startWorker(env: Record<string, string | undefined>): Promise<WorkerProcess> {
  const { file } = await shared('worker')
  // Embedded, the queue lies in the data folder.
  if (env.DATA_DIR && !env.DATABASE_URL) {
    await copyQueue((await shared('queue')).folder, env.DATA_DIR)
  }
  const { PATH } = process.env
  const child = fork(file, {
    execArgv: ['--enable-source-maps', '--liftoff-only'],
    env: { PATH, NODE_ENV: 'production', ...QUIET, ...withAuthSecret(env) },
    // Not the repository, whose .env would be read.
    cwd: env.DATA_DIR,
    silent: true,
  })
  let printed = ''
  child.stdout?.on('data', (chunk) => (printed += chunk))
  child.stderr?.on('data', (chunk) => (printed += chunk))
  const exited = once(child, 'exit').then(([code, signal]) => ({ code, signal }))
  const ready = new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    exited.then(() => reject(new Error(`The worker ended before it was ready:\n${printed}`)))
  })
  ready.catch(() => {})
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await exited
  })
  return { pid: child.pid ?? 0, child, ready, exited, output: () => printed }
}
