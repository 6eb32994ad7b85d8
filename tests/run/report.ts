import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../launch/root.ts'
import { failure, type Outcome } from './outcome.ts'

const FOLDER = join(ROOT, 'test-results')

/** Where a runner shall write its report; one of an earlier run is removed. */
export function newReport(step: string): string {
  const file = join(FOLDER, `${step}.json`)
  mkdirSync(FOLDER, { recursive: true })
  rmSync(file, { force: true })
  return file
}

/** What a runner reported, and one failure more when it failed in some other way. */
export function readReport(
  file: string,
  status: number,
  outcomesOf: (report: unknown) => Outcome[],
): Outcome[] {
  if (!existsSync(file)) return [failure(`the runner ended with ${status} and without a report`)]
  const outcomes = outcomesOf(JSON.parse(readFileSync(file, 'utf8')))
  const explained = status === 0 || outcomes.some(({ state }) => state === 'failed')
  return explained ? outcomes : [...outcomes, failure(`the runner ended with ${status}`)]
}
