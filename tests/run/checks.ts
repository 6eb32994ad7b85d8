import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ensureBuilt, generateStyles } from '../../launch/built.ts'
import { ROOT } from '../../launch/root.ts'
import { failure, type Outcome } from './outcome.ts'
import { type Output, run } from './process.ts'

/**
 * What `npm run check` runs, each a test of its own. The tools that are scripts of package.json come from the registry,
 * pinned there: together they are 140 MB that nobody needs who only runs the site.
 */
const CHECKS = [
  { title: 'format and lint', script: 'lint' },
  { title: 'directions of imports', script: 'imports' },
  { title: 'licenses', command: ['launch/run.js', 'tests/run/licenses.ts'] },
  { title: 'words of docs/voice.md', command: ['tests/run/voice.ts'] },
  { title: 'unused code', script: 'unused' },
]

export async function checkTypes(output: Output): Promise<Outcome[]> {
  await generateStyles()
  const typegen = await run('node_modules/waku/cli.js', ['router', 'typegen'], {}, { output })
  if (typegen !== 0) return [failure('the types of the routes')]
  return [outcome('types', await runScript('tsc', output))]
}

export async function runChecks(output: Output): Promise<Outcome[]> {
  await generateStyles()
  const outcomes: Outcome[] = []
  for (const { title, script, command } of CHECKS) {
    const [file = '', ...args] = command ?? []
    const status = script ? await runScript(script, output) : run(file, args, {}, { output })
    outcomes.push(outcome(title, await status))
  }
  return outcomes
}

/** Runs a script of package.json; what it says of errors is shown even when the rest is ignored. */
async function runScript(script: string, output: Output): Promise<number> {
  const error = output === 'ignore' ? 'inherit' : output
  const options = { cwd: ROOT, stdio: ['ignore' as const, output, error] }
  const [status] = await once(spawn('npm', ['run', '--silent', script], options), 'close')
  return status ?? 1
}

export async function build(): Promise<Outcome[]> {
  await ensureBuilt()
  return [outcome('build', 0)]
}

function outcome(title: string, status: number): Outcome {
  return { file: '', title, state: status === 0 ? 'passed' : 'failed', ms: 0 }
}
