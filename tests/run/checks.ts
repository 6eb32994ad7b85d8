import { ensureBuilt, generateStyles } from '../../launch/built.ts'
import { failure, type Outcome } from './outcome.ts'
import { type Output, run } from './process.ts'

/** What `npm run check` runs, each a test of its own. */
const CHECKS = [
  { title: 'format and lint', command: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'] },
  {
    title: 'directions of imports',
    command: [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      ...[
        '--config',
        '.dependency-cruiser.cjs',
        'src',
        'db',
        'worker',
        'launch',
        'drawings',
        'tests',
      ],
    ],
  },
  { title: 'licenses', command: ['launch/run.js', 'tests/run/licenses.ts'] },
  { title: 'words of docs/voice.md', command: ['tests/run/voice.ts'] },
  { title: 'unused code', command: ['node_modules/knip/bin/knip.js', '--no-progress'] },
]

export async function checkTypes(output: Output): Promise<Outcome[]> {
  await generateStyles()
  const typegen = await run('node_modules/waku/cli.js', ['router', 'typegen'], {}, { output })
  if (typegen !== 0) return [failure('the types of the routes')]
  const tsc = await run('node_modules/typescript/bin/tsc', ['-p', '.'], {}, { output })
  return [outcome('types', tsc)]
}

export async function runChecks(output: Output): Promise<Outcome[]> {
  await generateStyles()
  const outcomes: Outcome[] = []
  for (const { title, command } of CHECKS) {
    const [file = '', ...args] = command
    outcomes.push(outcome(title, await run(file, args, {}, { output })))
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
