import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node'
import { beginningOf, failure, type Outcome } from './outcome.ts'
import { isChosen } from './words.ts'

/** Writes the outcome of each chosen test as JSON. */
export class VitestReport implements Reporter {
  readonly #file: string
  readonly #words: string[]

  constructor(file: string, words: string[]) {
    this.#file = file
    this.#words = words
  }

  onTestRunEnd: Reporter['onTestRunEnd'] = (modules, errors) => {
    const outcomes = [
      ...modules
        .flatMap(outcomesOf)
        .filter(({ file, title }) => isChosen(this.#words, file, title)),
      // Those belong to no test, for example a worker that crashed.
      ...modules.flatMap(failuresAround),
      ...errors.map(({ message }) => failure(String(message).split('\n', 1)[0] as string)),
    ]
    writeFileSync(this.#file, JSON.stringify(outcomes))
  }
}

function outcomesOf(module: TestModule): Outcome[] {
  return [...module.children.allTests()].map((test) => ({
    file: pathOf(module),
    title: test.fullName,
    ms: test.diagnostic()?.duration ?? 0,
    ...stateOf(test),
    error: errorOf(test),
    failedAtFirst: test.diagnostic()?.flaky ?? false,
  }))
}

function errorOf(test: TestCase): string | undefined {
  const error = test.result().errors?.[0]
  return error && beginningOf(error.message)
}

/** A test that was not skipped on purpose and did not run has failed: a hook of its suite threw. */
function stateOf(test: TestCase): Pick<Outcome, 'state' | 'reason'> {
  const result = test.result()
  if (result.state === 'passed') return { state: 'passed' }
  const around = [test, ...suitesAround(test)]
  const reason =
    result.state === 'failed'
      ? undefined
      : ((result.state === 'skipped' ? result.note : undefined) ??
        around.map((one) => one.meta().skippedBecause).find(Boolean))
  const onPurpose =
    reason || around.some(({ options }) => options.mode === 'skip' || options.mode === 'todo')
  return onPurpose && result.state !== 'failed' ? { state: 'skipped', reason } : { state: 'failed' }
}

/** The suites a test stands in, from the inside out: a skip of any of them is its own. */
function suitesAround({ parent }: TestCase): TestSuite[] {
  const suites: TestSuite[] = []
  for (let one = parent; one.type === 'suite'; one = one.parent) suites.push(one)
  return suites
}

/** Files that cannot be loaded, and hooks that belong to no test. */
function failuresAround(module: TestModule): Outcome[] {
  const suites = [...module.children.allSuites()].filter((suite) => suite.errors().length > 0)
  return [
    ...module.errors().map(({ message }) => failure(`the file: ${message}`, pathOf(module))),
    ...suites.map((suite) => failure(`a hook of ${suite.fullName}`, pathOf(module))),
  ]
}

const pathOf = (module: TestModule) => relative(process.cwd(), module.moduleId)
