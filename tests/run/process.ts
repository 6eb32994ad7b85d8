import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../../launch/root.ts'

/**
 * Runs a Node program of the project on this terminal.
 * @returns Its exit status.
 */
export function run(
  file: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  output: 'inherit' | 'ignore' = 'inherit',
): Promise<number> {
  const child = spawn(process.execPath, [join(ROOT, file), ...args], {
    cwd: ROOT,
    stdio: ['ignore', output, 'inherit'],
    env: { ...process.env, ...env },
  })
  const passOn = (signal: NodeJS.Signals) => child.kill(signal)
  process.on('SIGTERM', passOn)
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('close', (code) => {
      process.off('SIGTERM', passOn)
      done(code ?? 1)
    })
  })
}
