import { beginningOf, failure, type Outcome } from './outcome.ts'

/** What Playwright's JSON reporter writes, as far as it is read here. */
export interface PlaywrightReport {
  /** The outermost are the files. */
  suites?: Suite[]
  /** Those that belong to no test: a file that cannot be loaded, a global setup that threw. */
  errors?: { message?: string }[]
}

interface Suite {
  title: string
  specs?: { title: string; file: string; tests: Test[] }[]
  suites?: Suite[]
}

interface Test {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
  annotations: { type: string; description?: string }[]
  results: { duration: number; errors?: { message?: string }[] }[]
}

/** The separator in the names of tests, as Playwright prints and reads them. */
const INSIDE = ' › '

export function outcomesOf(report: PlaywrightReport): Outcome[] {
  const failures = errorsOf(report).map((message) => failure(message))
  const files = report.suites ?? []
  return [...files.flatMap((file) => outcomesIn(file, file.title)), ...failures]
}

/** The first line of each error that belongs to no test. */
export function errorsOf({ errors = [] }: PlaywrightReport): string[] {
  return errors.map(({ message = 'an error outside of all tests' }) =>
    beginningOf(message).replace(/\n.*/s, ''),
  )
}

/** @param file The one that runs them: they may be written in a helper. */
function outcomesIn({ specs = [], suites = [] }: Suite, file: string, around = ''): Outcome[] {
  const here = specs.flatMap(({ title, file: writtenIn, tests }) =>
    tests.map((test) => ({
      file: `tests/e2e/${file}`,
      writtenIn: `tests/e2e/${writtenIn}`,
      title: around + title,
      ms: test.results.reduce((sum, { duration }) => sum + duration, 0),
      ...stateOf(test),
      error: errorOf(test),
      failedAtFirst: test.status === 'flaky',
    })),
  )
  return [
    ...here,
    ...suites.flatMap((suite) => outcomesIn(suite, file, around + suite.title + INSIDE)),
  ]
}

function errorOf({ results }: Test): string | undefined {
  // The second of a test that took too long says what it waited for.
  const errors = results.findLast(({ errors }) => errors?.length)?.errors ?? []
  return errors.map(({ message = '' }) => beginningOf(message)).join('\n') || undefined
}

/** A test that was not skipped on purpose and did not run has failed: a hook before it threw. */
function stateOf({ status, annotations }: Test): Pick<Outcome, 'state' | 'reason'> {
  if (status === 'expected' || status === 'flaky') return { state: 'passed' }
  const skip = annotations.find(({ type }) => type === 'skip' || type === 'fixme')
  if (status !== 'skipped' || !skip) return { state: 'failed' }
  return { state: 'skipped', reason: skip.description }
}
