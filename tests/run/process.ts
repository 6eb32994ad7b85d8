import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../../launch/root.ts'

/** Several times what the longest step takes on a small machine: a step that takes longer hangs. */
const LIMIT_MINUTES = 50
const MS_PER_MINUTE = 60_000
const KILLED_AFTER_MS = 10_000
const TERMINATED = 143

/** Where a program prints: on this terminal, nowhere, or into an open file. */
export type Output = 'inherit' | 'ignore' | number

interface Options {
  /** Errors are shown on this terminal even when the rest is ignored. */
  output?: Output
  limitMs?: number
}

/**
 * Runs a Node program of the project, and ends one that hangs.
 * @returns Its exit status.
 */
export function run(
  file: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  { output = 'inherit', limitMs = LIMIT_MINUTES * MS_PER_MINUTE }: Options = {},
): Promise<number> {
  const child = spawn(process.execPath, [join(ROOT, file), ...args], {
    cwd: ROOT,
    stdio: ['ignore', output, output === 'ignore' ? 'inherit' : output],
    env: { ...process.env, ...env },
  })
  let isEnding = false
  const passOn = (signal: NodeJS.Signals) => {
    isEnding = true
    child.kill(signal)
  }
  process.on('SIGTERM', passOn)
  const end = () => {
    const minutes = limitMs / MS_PER_MINUTE
    console.error(`${file} was ended: it had not finished in ${minutes} minutes.`)
    child.kill()
    setTimeout(() => child.kill('SIGKILL'), KILLED_AFTER_MS).unref()
  }
  const limit = setTimeout(end, limitMs)
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('close', (code) => {
      clearTimeout(limit)
      process.off('SIGTERM', passOn)
      // Nobody wants the next step then.
      if (isEnding) process.exit(TERMINATED)
      done(code ?? 1)
    })
  })
}
