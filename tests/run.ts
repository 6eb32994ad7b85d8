/**
 * `npm test`: every check, one after the other, and on the last line how many passed and failed.
 * `npm test -- PART…`: the tests of all layers whose path contains a part.
 * `npm test -- test:unit check`: these scripts alone; parts may follow.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const RESULTS = 'test-results'
const MEMORY = '/dev/shm'
/** The tests keep less than 1 GB there at once. */
const NEEDED_BYTES = 3 * 1024 ** 3

interface Count {
  passed: number
  failed: number
  skipped: number
  /** A line for each test that failed: its file, its name, and the first line of what was wrong. */
  failures?: string[]
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
const failures: string[] = []
for (const step of steps) {
  const began = performance.now()
  const count = await run(step)
  for (const state of ['passed', 'failed', 'skipped'] as const) total[state] += count[state]
  failures.push(...(count.failures ?? []))
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  table.push(`${step.script.padEnd(16)} ${seconds.padStart(5)} s   ${sentence(count)}`)
  // Nothing after it can work.
  if (step.script === 'build' && count.failed > 0) break
}
// Again at the end: what failed scrolled away long ago.
console.log(
  `\n${[...failures.map((line) => `FAILED ${line}`), ...table].join('\n')}\n\n${sentence(total)}`,
)
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
  const { stats, ...results } = JSON.parse(readFileSync(report, 'utf8'))
  if (stats) {
    const { expected: passed, unexpected: failed, skipped } = stats
    return { passed, failed, skipped, failures: results.suites.flatMap(ofPlaywright) }
  }
  const { numPassedTests: passed, numFailedTests: failed, testResults } = results
  const skipped = results.numPendingTests + results.numTodoTests
  return { passed, failed, skipped, failures: testResults.flatMap(ofVitest) }
}

interface PlaywrightSuite {
  file: string
  suites?: PlaywrightSuite[]
  specs: {
    ok: boolean
    title: string
    tests: { results: { error?: { message?: string } }[] }[]
  }[]
}

function ofPlaywright({ file, suites = [], specs }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok)
  return [
    ...failed.map(({ title, tests }) => {
      const messages = tests.flatMap(({ results }) => results.map(({ error }) => error?.message))
      return failure(file, title, messages.find(Boolean))
    }),
    ...suites.flatMap(ofPlaywright),
  ]
}

interface VitestFile {
  name: string
  status: string
  message: string
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
}

function ofVitest({ name, status, message, assertionResults }: VitestFile): string[] {
  const file = relative(process.cwd(), name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0 && status === 'failed') return [failure(file, '', message)]
  return failed.map((test) => failure(file, test.fullName, test.failureMessages[0]))
}

function failure(file: string, name: string, message = ''): string {
  return [file, name, stripVTControlCharacters(message).split('\n')[0]].join(' | ')
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
