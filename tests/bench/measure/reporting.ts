import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onLoadCore } from './cores.ts'

const RUN = fileURLToPath(new URL('../../../launch/run.js', import.meta.url))

/** Runs one of our programs on the core of the load, with a task in JSON. */
export function runReporting<Report>(program: string, task: object): Promise<Report> {
  return reportOf(process.execPath, [RUN, program, JSON.stringify(task)])
}

/**
 * Runs a command on the core of the load.
 * @returns The last line that it prints, which is JSON.
 */
export async function reportOf<Report>(command: string, args: string[]): Promise<Report> {
  const child = spawn(...onLoadCore(command, args), { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${output}`)
  return JSON.parse(output.trim().split('\n').at(-1) ?? '')
}
