/** `npm test`: every check there is, and at the very end how many passed and failed. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ensureBuilt, generateStyles } from '../launch/built.ts'
import { type Browser, findBrowser } from './browser.ts'
import { type Count, countPlaywright, countVitest, failure, none, success, sum } from './count.ts'

const ROOT = resolve(import.meta.dirname, '..')
const RESULTS = join(ROOT, 'test-results')
const VITEST_REPORT = join(RESULTS, 'vitest.json')
const PLAYWRIGHT_REPORT = join(RESULTS, 'playwright.json')

process.chdir(ROOT)
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })

const counts = [
  await step('Types', checkTypes),
  await step('Style', () => succeeds('node_modules/@biomejs/biome/bin/biome', ['check', '.'])),
  await step('Build', buildSite),
  await step('Unit and integration tests', vitest),
  await step('Browser tests', browserTests),
]

const { passed, failed, skipped } = sum(counts)
console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0

async function checkTypes(): Promise<Count> {
  await generateStyles()
  const routes = await succeeds('node_modules/waku/cli.js', ['router', 'typegen'])
  return routes.failed ? routes : succeeds('node_modules/typescript/bin/tsc', ['-p', '.'])
}

async function buildSite(): Promise<Count> {
  await ensureBuilt()
  return success
}

async function vitest(): Promise<Count> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`]
  const status = await run('node_modules/vitest/vitest.mjs', ['run', ...reporters])
  return counted(status, VITEST_REPORT, countVitest)
}

async function browserTests(): Promise<Count> {
  const browser = await findBrowser().catch(missing)
  if (!browser) return { ...none, skipped: 1 }
  console.log(`Browser: ${browser.source}`)
  const reporters = `--reporter=${process.env.CI ? 'dot' : 'list'},json`
  const status = await run('node_modules/@playwright/test/cli.js', ['test', reporters], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT,
  })
  return counted(status, PLAYWRIGHT_REPORT, countPlaywright)
}

function missing(error: Error): undefined | Browser {
  if (process.env.REQUIRE_REAL_PARTS === '1') throw error
  console.warn(`Browser tests are skipped: ${error.message}`)
  return undefined
}

/** What a test runner's report says, and one failure more when it failed in some other way. */
function counted(status: number, report: string, count: (report: unknown) => Count): Count {
  const found = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : none
  return status !== 0 && found.failed === 0 ? sum([found, failure]) : found
}

/** One named part of the test command; what it throws is a failure. */
async function step(name: string, work: () => Promise<Count>): Promise<Count> {
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

/** A check that counts as one test. */
async function succeeds(file: string, args: string[]): Promise<Count> {
  return (await run(file, args)) === 0 ? success : failure
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
