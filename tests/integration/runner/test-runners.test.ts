import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from '../../../launch/root.ts'
import type { Outcome } from '../../run/outcome.ts'
import { outcomesOf } from '../../run/playwright-report.ts'
import { run } from '../../run/process.ts'

const VITEST_CONFIG = configuration()

const VITEST_FILES = {
  'vitest.config.ts': VITEST_CONFIG,
  'states.test.ts': `
    import { afterAll, beforeAll, describe, test } from 'vitest'
    test('passes', () => {})
    test('fails', () => { throw new Error('on purpose') })
    test('skips itself', ({ skip }) => skip('no moon'))
    describe('at night', { skip: true, meta: { skippedBecause: 'no stars' } }, () => { test('is skipped', () => {}) })
    describe('first a hook', () => {
      beforeAll(() => { throw new Error('on purpose') })
      test('cannot run', () => {})
    })
    describe('last a hook', () => {
      afterAll(() => { throw new Error('on purpose') })
      test('ran', () => {})
    })`,
  'unloadable.test.ts': `import './nowhere.ts'`,
  'only.test.ts': `import { test } from 'vitest'
    test.only('is forbidden', () => {})`,
  'crash.test.ts': `import { test } from 'vitest'
    test('kills its process', () => process.kill(process.pid, 'SIGKILL'))`,
}

test('Vitest: each outcome is reported, and no hook, file or crash is lost', async () => {
  const { status, outcomes } = await runVitest(VITEST_FILES)
  expect(status).toBe(1)
  expect(errorOf('fails', outcomes)).toBe('on purpose')
  expect(summaries(outcomes)).toEqual([
    ' [vitest-pool]: Worker forks emitted error.: failed',
    'crash.test.ts kills its process: failed',
    'only.test.ts is forbidden: failed',
    'states.test.ts a hook of first a hook: failed',
    'states.test.ts a hook of last a hook: failed',
    'states.test.ts at night > is skipped: skipped, no stars',
    'states.test.ts fails: failed',
    'states.test.ts first a hook > cannot run: failed',
    'states.test.ts last a hook > ran: passed',
    'states.test.ts passes: passed',
    'states.test.ts skips itself: skipped, no moon',
    "unloadable.test.ts the file: Cannot find module './nowhere.ts': failed",
  ])
})

const QUOTE_FILES = {
  'vitest.config.ts': VITEST_CONFIG,
  'quote.test.ts': `import { test } from 'vitest'
    test('takes a boat', () => {})`,
  'mail.test.ts': `import { describe, test } from 'vitest'
    describe('A Quote', () => { test('is sent', () => {}) })
    test('a letter is sent', () => {})`,
}

test('Vitest: words choose by path and title, and nothing else counts', async () => {
  expect(summaries((await runVitest(QUOTE_FILES, 'quote')).outcomes)).toEqual([
    'mail.test.ts A Quote > is sent: passed',
    'quote.test.ts takes a boat: passed',
  ])
  expect(await runVitest(QUOTE_FILES, 'whale')).toEqual({ status: 0, outcomes: [] })
})

test('Playwright: each outcome is reported, and no hook or file is lost', async () => {
  const { status, outcomes } = await runPlaywright({
    'states.spec.ts': `
      import { test } from '@playwright/test'
      test('passes', () => {})
      test('fails', () => { throw new Error('on purpose') })
      test('skips itself', () => test.skip(true, 'no moon'))
      test.describe.serial('first a hook', () => {
        test.beforeAll(() => { throw new Error('on purpose') })
        test('cannot run', () => {})
        test('cannot run either', () => {})
      })
      test.describe('last a hook', () => {
        test.afterAll(() => { throw new Error('on purpose') })
        test('takes the blame', () => {})
      })`,
  })
  expect(status).toBe(1)
  expect(errorOf('fails', outcomes)).toContain('on purpose')
  expect(summaries(outcomes)).toEqual([
    'tests/e2e/states.spec.ts fails: failed',
    'tests/e2e/states.spec.ts first a hook › cannot run either: failed',
    'tests/e2e/states.spec.ts first a hook › cannot run: failed',
    'tests/e2e/states.spec.ts last a hook › takes the blame: failed',
    'tests/e2e/states.spec.ts passes: passed',
    'tests/e2e/states.spec.ts skips itself: skipped, no moon',
  ])
})

test('Playwright: a test belongs to the file that it runs in, wherever it is written', async () => {
  const { outcomes } = await runPlaywright({
    'written.ts': `
      import { test } from '@playwright/test'
      export const leadTests = () => test('a lead arrives', () => {})`,
    'on-postgres.spec.ts': `
      import { test } from '@playwright/test'
      import { leadTests } from './written.ts'
      test.describe('leads', leadTests)`,
  })
  expect(summaries(outcomes)).toEqual([
    'tests/e2e/on-postgres.spec.ts leads › a lead arrives: passed',
  ])
})

const PASSING = `import { test } from 'vitest'
  test('passes', () => {})`

test('Vitest: what a run leaves open does not keep it from ending', async () => {
  const { status, outcomes } = await runVitest({
    'passes.test.ts': PASSING,
    'setup.ts': 'export default () => { setInterval(() => {}, 1000) }',
    'vitest.config.ts': configuration(`globalSetup: 'setup.ts'`),
  })
  expect(status).toBe(0)
  expect(summaries(outcomes)).toEqual(['passes.test.ts passes: passed'])
})

test('Vitest: a server that does not stop is left behind', async () => {
  const { status, outcomes } = await runVitest({
    'passes.test.ts': PASSING,
    'setup.ts': 'export default () => () => new Promise(() => setInterval(() => {}, 1000))',
    'vitest.config.ts': configuration(`globalSetup: 'setup.ts'`, 500),
  })
  expect(status).toBe(0)
  expect(summaries(outcomes)).toEqual(['passes.test.ts passes: passed'])
})

test('a step that hangs is ended', async () => {
  const folder = folderWith({ 'hangs.js': 'setInterval(() => {}, 1000)' })
  const file = relative(ROOT, join(folder, 'hangs.js'))
  expect(await run(file, [], {}, { limitMs: 300 })).not.toBe(0)
})

test('Vitest: what passes when it is tried again is reported with what it failed with at first', async () => {
  const { status, outcomes } = await runVitest({
    'vitest.config.ts': configuration('retry: 1'),
    'races.test.ts': `
      import { test } from 'vitest'
      let tries = 0
      test('races once', () => { if (tries++ === 0) throw new Error('too early') })
      test('races twice', () => { throw new Error('too early again') })`,
  })
  expect(status).toBe(1)
  expect(triesOf(outcomes)).toEqual([
    ['races once', 'passed', true, 'too early'],
    ['races twice', 'failed', false, 'too early again'],
  ])
})

test('Playwright: what passes when it is tried again is reported with what it failed with at first', async () => {
  const { status, outcomes } = await runPlaywright({
    'playwright.config.ts': 'export default { retries: 1 }',
    'hangs.spec.ts': `
      import { test } from '@playwright/test'
      test('hangs once', ({}, { retry }) => { if (retry === 0) throw new Error('no frame') })
      test('hangs twice', () => { throw new Error('no frame again') })`,
  })
  expect(status).toBe(1)
  expect(triesOf(outcomes)).toEqual([
    ['hangs once', 'passed', true, expect.stringContaining('no frame')],
    ['hangs twice', 'failed', false, expect.stringContaining('no frame again')],
  ])
})

test('Playwright: a file that cannot be loaded is a failure', async () => {
  const { status, outcomes } = await runPlaywright({
    'lost.spec.ts': `import './nowhere.ts'`,
    'found.spec.ts': `import { test } from '@playwright/test'
      test('passes', () => {})`,
  })
  expect(status).toBe(1)
  expect(outcomes).toContainEqual(
    expect.objectContaining({ title: expect.stringContaining('nowhere.ts'), state: 'failed' }),
  )
})

/** @param more Options of the project, in the text of the file. */
function configuration(more = '', teardownTimeout = 10_000): string {
  const project = `{ name: 'unit', include: ['*.test.ts'], pool: 'forks', ${more} }`
  return `export default {
    test: { teardownTimeout: ${teardownTimeout}, projects: [{ test: ${project} }] },
  }`
}

const triesOf = (outcomes: Outcome[]) =>
  outcomes.map(({ title, state, failedAtFirst, error }) => [title, state, failedAtFirst, error])

const errorOf = (title: string, outcomes: Outcome[]) =>
  outcomes.find((one) => one.title === title)?.error

function summaries(outcomes: Outcome[]): string[] {
  return outcomes
    .map(({ file, title, state, reason }) => {
      const name = `${file} ${title.replace(/ imported from .*/, '')}`
      return `${name}: ${state}${reason ? `, ${reason}` : ''}`
    })
    .sort()
}

async function runVitest(files: Record<string, string>, ...words: string[]) {
  const folder = folderWith(files)
  const report = join(folder, 'report.json')
  const runner = [join(ROOT, 'launch/run.js'), join(ROOT, 'tests/run/vitest.ts')]
  const status = await statusOf(folder, [...runner, 'unit', report, ...words])
  return { status, outcomes: JSON.parse(readFileSync(report, 'utf8')) as Outcome[] }
}

async function runPlaywright(files: Record<string, string>) {
  const folder = folderWith(files)
  const report = join(folder, 'report.json')
  const runner = join(ROOT, 'node_modules/@playwright/test/cli.js')
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const status = await statusOf(folder, [runner, 'test', '--reporter=json'], env)
  return { status, outcomes: outcomesOf(JSON.parse(readFileSync(report, 'utf8'))) }
}

/** A project of its own, with the packages of this one. */
function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'runner-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(join(ROOT, 'node_modules/vitest'), join(folder, 'node_modules/vitest'))
  symlinkSync(join(ROOT, 'node_modules/@playwright'), join(folder, 'node_modules/@playwright'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

async function statusOf(cwd: string, args: string[], env = {}): Promise<number> {
  try {
    await promisify(execFile)(process.execPath, args, { cwd, env: { ...process.env, ...env } })
    return 0
  } catch (error) {
    return (error as { code: number }).code
  }
}
