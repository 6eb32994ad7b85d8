/** `npm test`: every check there is, and at the very end how many passed and failed. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ensureBuilt, generateStyles } from '../launch/built.ts'
import { findBrowser } from './browser.ts'
import { type Count, countPlaywright, countVitest, failure, none, success, sum } from './count.ts'

const ROOT = resolve(import.meta.dirname, '..')
const RESULTS = join(ROOT, 'test-results')
const VITEST_REPORT = join(RESULTS, 'vitest.json')
const PLAYWRIGHT_REPORT = join(RESULTS, 'playwright.json')

process.chdir(ROOT)
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })

const counts = [
  await step('Types', async () => {
    await generateStyles()
    const generated = await run('node_modules/waku/cli.js', ['router', 'typegen'])
    return generated === 0 && (await run('node_modules/typescript/bin/tsc', ['-p', '.'])) === 0
  }),
  await step(
    'Style',
    async () => (await run('node_modules/@biomejs/biome/bin/biome', ['check', '.'])) === 0,
  ),
  await step('Build', async () => {
    await ensureBuilt()
    return true
  }),
  await suite('Unit and integration tests', VITEST_REPORT, countVitest, () =>
    run('node_modules/vitest/vitest.mjs', [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${VITEST_REPORT}`,
    ]),
  ),
  await suite('Browser tests', PLAYWRIGHT_REPORT, countPlaywright, async () => {
    console.log(`Browser: ${(await findBrowser()).source}`)
    const reporters = `${process.env.CI ? 'dot' : 'list'},json`
    return run('node_modules/@playwright/test/cli.js', ['test', `--reporter=${reporters}`], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT,
    })
  }),
]

const { passed, failed, skipped } = sum(counts)
console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0

/** A check that counts as one test. */
async function step(name: string, check: () => Promise<boolean>): Promise<Count> {
  return timed(name, async () => ((await check()) ? success : failure))
}

/** A test runner: counted from its report, and one failure more when it failed in some other way. */
async function suite(
  name: string,
  report: string,
  count: (report: unknown) => Count,
  runTests: () => Promise<number>,
): Promise<Count> {
  return timed(name, async () => {
    const status = await runTests()
    const counted = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : none
    return status !== 0 && counted.failed === 0 ? sum([counted, failure]) : counted
  })
}

async function timed(name: string, work: () => Promise<Count>): Promise<Count> {
  console.log(`\n── ${name}`)
  const started = Date.now()
  const count = await work().catch((error: Error) => {
    console.error(error.message)
    return failure
  })
  const took = ((Date.now() - started) / 1000).toFixed(1)
  console.log(`── ${name}: ${count.failed > 0 ? 'FAILED' : 'passed'} in ${took} s`)
  return count
}

/** Runs a Node program of the project to its end, on this terminal. */
function run(file: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const child = spawn(process.execPath, [join(ROOT, file), ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('close', (code) => done(code ?? 1))
  })
}
