/**
 * `npm test`: every check, one after the other, and on the last line how many passed and failed.
 * `npm test -- PART…`: the tests of all layers whose path contains a part.
 * `npm test -- test:unit check`: these scripts alone; parts may follow.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const RESULTS = 'test-results'
const MEMORY = '/dev/shm'
/** The tests keep less than 1 GB there at once. */
const NEEDED_BYTES = 3 * 1024 ** 3

interface Count {
  passed: number
  failed: number
  skipped: number
}

interface Step {
  /** One of the scripts of package.json. */
  script: string
  /** Whether it reports its tests as JSON; others count as one test. */
  reporter?: 'vitest' | 'playwright'
}

const ALL: Step[] = [
  { script: 'build' },
  { script: 'types' },
  { script: 'check' },
  { script: 'test:unit', reporter: 'vitest' },
  { script: 'test:integration', reporter: 'vitest' },
  { script: 'test:faults', reporter: 'vitest' },
  { script: 'test:e2e', reporter: 'playwright' },
]

const args = process.argv.slice(2)
const named = ALL.filter(({ script }) => args.includes(script))
const parts = args.filter((arg) => !named.some(({ script }) => script === arg))
const steps = named.length > 0 ? named : ALL.filter(isWanted)

let child: ReturnType<typeof spawn> | undefined
process.on('SIGTERM', () => child?.kill())
const folder = temporaryFolder()
const env: NodeJS.ProcessEnv = {
  ...process.env,
  ...(folder && { TMPDIR: folder }),
  // Playwright keeps what it has compiled in the temporary folder, which is a new one each time.
  PWTEST_CACHE_DIR: join(process.cwd(), 'node_modules/.cache/playwright'),
}
const total: Count = { passed: 0, failed: 0, skipped: 0 }
const table: string[] = []
for (const step of steps) {
  const began = performance.now()
  const count = await run(step)
  for (const state of ['passed', 'failed', 'skipped'] as const) total[state] += count[state]
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  table.push(`${step.script.padEnd(16)} ${seconds.padStart(5)} s   ${sentence(count)}`)
  // Nothing after it can work.
  if (step.script === 'build' && count.failed > 0) break
}
console.log(`\n${table.join('\n')}\n\n${sentence(total)}`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0

/** Parts choose among tests; the campaigns of faults run only when they are asked for. */
function isWanted({ script, reporter }: Step): boolean {
  return parts.length > 0 ? reporter !== undefined : script !== 'test:faults'
}

/** Runs a script of package.json, and counts what it did. */
async function run({ script, reporter }: Step): Promise<Count> {
  console.log(`\n── ${script}`)
  const report = join(RESULTS, `${script.replace(':', '-')}.json`)
  rmSync(report, { force: true })
  const options: string[] = {
    vitest: ['--passWithNoTests', '--reporter=default', '--reporter=json'],
    playwright: ['--pass-with-no-tests', `--reporter=${process.env.CI ? 'dot' : 'list'},json`],
    none: [],
  }[reporter ?? 'none']
  if (reporter === 'vitest') options.push(`--outputFile.json=${report}`)
  child = spawn('npm', ['run', '--silent', script, '--', ...options, ...(reporter ? parts : [])], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  const [status] = await once(child, 'close')
  const count = reporter ? read(report) : { passed: status === 0 ? 1 : 0, failed: 0, skipped: 0 }
  // A hook, a file that cannot be loaded, a crash: it belongs to no test, and has failed.
  return status === 0 || count.failed > 0 ? count : { ...count, failed: 1 }
}

/** What the JSON of Vitest or Playwright says; nothing when there is none. */
function read(report: string): Count {
  if (!existsSync(report)) return { passed: 0, failed: 0, skipped: 0 }
  const { stats, ...vitest } = JSON.parse(readFileSync(report, 'utf8'))
  if (stats) return { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped }
  const { numPassedTests: passed, numFailedTests: failed } = vitest
  return { passed, failed, skipped: vitest.numPendingTests + vitest.numTodoTests }
}

function sentence({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/**
 * A folder in memory where there is room: making and deleting the databases of all tests on a disk
 * costs as much processor time as the tests.
 */
function temporaryFolder(): string | undefined {
  if (process.env.TMPDIR || process.platform !== 'linux') return undefined
  const { bavail, bsize } = statfsSync(MEMORY)
  if (Math.min(bavail * bsize, process.availableMemory()) < NEEDED_BYTES) return undefined
  const made = mkdtempSync(join(MEMORY, 'site-tests-'))
  // Servers that do not run as root have folders of their own in it.
  chmodSync(made, 0o711)
  process.on('exit', () => rmSync(made, { recursive: true, force: true }))
  return made
}
