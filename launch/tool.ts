import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { join } from 'node:path'
import { StartError } from './explain.ts'
import { ROOT } from './root.ts'

const END_WITH_PARENT = join(ROOT, 'launch/end-with-parent.js')

/** Starts a Node program of the project that ends when this process does, however it ends. */
export function startTool(
  file: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  options: SpawnOptions = {},
): ChildProcess {
  return spawn(process.execPath, ['--import', END_WITH_PARENT, join(ROOT, file), ...args], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    cwd: ROOT,
    env: { ...process.env, ...env },
    ...options,
  })
}

/**
 * Runs a tool to its end; what it prints is shown only when it fails.
 * @returns What it printed.
 * @throws StartError with what the tool printed.
 */
export async function runTool(
  file: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const child = startTool(file, args, env, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  const ending = await new Promise<string | number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(signal ?? code ?? 'unknown'))
  })
  if (ending !== 0)
    throw new StartError(`${output.trim()}\n${file} ${args[0]} ended with ${ending}`)
  return output
}
