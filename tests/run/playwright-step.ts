import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../launch/root.ts'
import { findBrowser, NoBrowser, notNeeded } from '../browser/find.ts'
import { failure, type Outcome } from './outcome.ts'
import { errorsOf, outcomesOf, type PlaywrightReport } from './playwright-report.ts'
import { run } from './process.ts'
import { newReport, readReport } from './report.ts'
import { chosenTests } from './words.ts'

type Test = Pick<Outcome, 'file' | 'writtenIn' | 'title'>

const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'
/** What it has compiled of the tests; its own place, the temporary folder, is a new one in each run. */
const COMPILED = { PWTEST_CACHE_DIR: join(ROOT, 'node_modules/.cache/playwright') }

/**
 * Runs browser tests; where there is no browser they are skipped.
 * @param chosen Only these.
 */
export async function browserTests(chosen?: Test[]): Promise<Outcome[]> {
  const reason = await findBrowser().then(() => undefined, excuse)
  if (reason) {
    const tests = chosen ?? (await listBrowserTests([]))
    return tests.map((test) => ({ ...test, state: 'skipped', ms: 0, reason }))
  }
  const report = newReport('e2e')
  const reporter = `--reporter=${process.env.CI ? 'dot' : 'list'},json`
  const status = await run(PLAYWRIGHT, ['test', reporter, ...listArgument(chosen)], {
    ...COMPILED,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  const outcomes = readReport(report, status, (it) => outcomesOf(it as PlaywrightReport))
  return [...outcomes, ...missingFrom(outcomes, chosen)]
}

/** Every browser test that the words choose, and what those need to run before them, without running any. */
export async function listBrowserTests(words: string[]): Promise<Test[]> {
  const file = newReport('e2e-list')
  const env = { ...COMPILED, ...notNeeded, PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const status = await run(PLAYWRIGHT, ['test', '--list', '--reporter=json'], env, {
    output: 'ignore',
  })
  if (!existsSync(file)) throw new Error(`Playwright ended with ${status} before it read the tests`)
  const report = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport
  if (status !== 0) throw new Error(errorsOf(report).join('\n'))
  const tests = outcomesOf(report).map(({ file, writtenIn, title }) => ({ file, writtenIn, title }))
  return chosenTests(tests, words, isSerial)
}

function isSerial(file: string): boolean {
  return readFileSync(join(ROOT, file), 'utf8').includes("'serial'")
}

/** Why there is no browser, unless that is a failure. */
function excuse(error: Error): string {
  if (!(error instanceof NoBrowser) || process.env.REQUIRE_REAL_PARTS === '1') throw error
  console.warn(`The browser tests are skipped: ${error.message}`)
  return 'no browser: set CHROMIUM_PATH, or install one (apt-get install chromium)'
}

/** Playwright reads the files of the list, and of what these run, the tests that are written in files of the list. */
function listArgument(chosen?: Test[]): string[] {
  if (!chosen) return []
  const list = newReport('e2e-chosen')
  const lines = chosen.flatMap(({ file, writtenIn = file, title }) =>
    [file, writtenIn].map((one) => `${one.replace('tests/e2e/', '')} › ${title}`),
  )
  writeFileSync(list, [...new Set(lines)].join('\n'))
  return ['--test-list', list]
}

function missingFrom(outcomes: Outcome[], chosen: Test[] = []): Outcome[] {
  const ran = new Set(outcomes.map(({ file, title }) => `${file} ${title}`))
  return chosen
    .filter(({ file, title }) => !ran.has(`${file} ${title}`))
    .map(({ file, title }) => failure(`${title} (it did not run)`, file))
}
