import { build, checkTypes, runChecks } from './checks.ts'
import { failure, type Outcome } from './outcome.ts'
import { browserTests, listBrowserTests } from './playwright-step.ts'
import type { Step } from './step.ts'
import { mayChooseBuiltTests, vitestProject } from './vitest-step.ts'

const types: Step = { name: 'types', run: checkTypes }
const check: Step = { name: 'check', run: runChecks }
const built: Step = { name: 'build', run: build, vital: true }

const unit = (words: string[]): Step => ({
  name: 'unit',
  run: (output) => some(vitestProject('unit', words, output), words),
})
const integration = (words: string[]): Step => ({
  name: 'integration',
  run: (output) => some(vitestProject('integration', words, output), words),
})
const faults = (words: string[]): Step => ({
  name: 'faults',
  run: (output) => some(vitestProject('faults', words, output), words),
})
const e2e: Step = { name: 'e2e', run: () => some(browserTests(), []) }

/** Everything but the campaigns of faults; at once what needs nothing but the source. */
export const allSteps = [[built, types, check, unit([])], integration([]), e2e]

/** Only the tests that the words choose, in every layer; built only for those that need it. */
export async function stepsAbout(words: string[]): Promise<Step[]> {
  const chosen = await chosenBrowserTests(words)
  const needBuild = chosen.any || mayChooseBuiltTests(words)
  return [
    unit(words),
    ...(needBuild ? [built] : []),
    integration(words),
    faults(words),
    chosen.step,
  ]
}

/** One step by its name, with what it needs, or undefined when there is none of that name. */
export async function stepsOf(name: string, words: string[]): Promise<Step[] | undefined> {
  if (name === 'types') return [types]
  if (name === 'check') return [check]
  if (name === 'unit') return [unit(words)]
  if (name === 'integration') return [built, integration(words)]
  if (name === 'faults') return [built, faults(words)]
  if (name !== 'e2e') return undefined
  if (words.length === 0) return [built, e2e]
  const chosen = await chosenBrowserTests(words)
  return chosen.any ? [built, chosen.step] : [chosen.step]
}

/** The step of the browser tests that the words choose, and whether there are any. */
async function chosenBrowserTests(words: string[]): Promise<{ any: boolean; step: Step }> {
  const listed = listBrowserTests(words)
  const any = await listed.then(
    ({ length }) => length > 0,
    // The step fails then, and says why.
    () => false,
  )
  return {
    any,
    step: { name: 'e2e', run: () => listed.then((tests) => (any ? browserTests(tests) : [])) },
  }
}

/** A layer without any test is a mistake, except when words leave none of it. */
async function some(tests: Promise<Outcome[]>, words: string[]): Promise<Outcome[]> {
  const outcomes = await tests
  return outcomes.length > 0 || words.length > 0 ? outcomes : [failure('no test was found')]
}
