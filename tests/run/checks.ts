import { ensureBuilt, generateStyles } from '../../launch/built.ts'
import { failure, type Outcome } from './outcome.ts'
import { run } from './process.ts'

/** What `npm run check` runs, each a test of its own. */
const CHECKS = [
  { title: 'format and lint', command: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'] },
  {
    title: 'directions of imports',
    command: [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      ...['--config', '.dependency-cruiser.cjs', 'src', 'db', 'worker', 'launch', 'drawings'],
    ],
  },
  { title: 'licenses', command: ['launch/run.js', 'tests/run/licenses.ts'] },
  { title: 'words of docs/voice.md', command: ['tests/run/voice.ts'] },
  { title: 'unused code', command: ['node_modules/knip/bin/knip.js', '--no-progress'] },
]

let sources: Promise<void> | undefined

/** What the source imports and is not committed; once in a run. */
export function generateSources(): Promise<void> {
  sources ??= generateStyles()
  return sources
}

export async function checkTypes(): Promise<Outcome[]> {
  await generateSources()
  const typegen = await run('node_modules/waku/cli.js', ['router', 'typegen'])
  if (typegen !== 0) return [failure('the types of the routes')]
  return [outcome('types', await run('node_modules/typescript/bin/tsc', ['-p', '.']))]
}

export async function runChecks(): Promise<Outcome[]> {
  await generateSources()
  const outcomes: Outcome[] = []
  for (const { title, command } of CHECKS) {
    const [file = '', ...args] = command
    outcomes.push(outcome(title, await run(file, args)))
  }
  return outcomes
}

export async function build(): Promise<Outcome[]> {
  await ensureBuilt()
  return [outcome('build', 0)]
}

function outcome(title: string, status: number): Outcome {
  return { file: '', title, state: status === 0 ? 'passed' : 'failed', ms: 0 }
}
