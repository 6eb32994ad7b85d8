/**
 * `npm test`: every check there is, and at the very end how many passed and failed.
 * `npm test -- WORD…`: the tests whose file's path or title contains a word.
 * `--step=NAME`: one step alone (`npm run types`, `test:unit`, …).
 */
import { ROOT } from '../launch/root.ts'
import { keepTemporaryFilesInMemory } from './run/memory-folder.ts'
import { count, type Outcome } from './run/outcome.ts'
import { runSteps } from './run/step.ts'
import { allSteps, stepsAbout, stepsOf } from './run/steps.ts'
import { summaryOf } from './run/summary.ts'

const STEP = '--step='

process.chdir(ROOT)
keepTemporaryFilesInMemory()
const args = process.argv.slice(2)
const name = args.find((arg) => arg.startsWith(STEP))?.slice(STEP.length)
const words = args.filter((arg) => !arg.startsWith(STEP))

const steps = await chosenSteps().catch((error: Error) => error)
if (steps instanceof Error) refuse(steps.message)
else await runAndReport(steps)
// A browser that hung during its trial must not keep this process alive.
process.exit()

async function chosenSteps() {
  const option = words.find((word) => word.startsWith('-'))
  if (option) throw new Error(`${option} is no option here. Words choose tests: npm test -- quote`)
  if (!name) return words.length > 0 ? stepsAbout(words) : allSteps
  const found = await stepsOf(name, words)
  if (!found) throw new Error(`There is no step ${name}.`)
  return found
}

async function runAndReport(chosen: Awaited<ReturnType<typeof chosenSteps>>) {
  const results = await runSteps(chosen)
  const outcomes = results.flatMap((result) => result.outcomes)
  if (words.length > 0 && !outcomes.some(isTest)) {
    return refuse(`No test has ${words.join(' or ')} in its file's path or its title.`)
  }
  console.log(`\n${summaryOf(results)}`)
  const { passed, failed } = count(outcomes)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
}

function isTest({ file, state }: Outcome): boolean {
  return file !== '' || state === 'failed'
}

function refuse(sentence: string) {
  console.error(sentence)
  process.exitCode = 1
}
