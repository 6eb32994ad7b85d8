import { type Count, count, nameOf, type Outcome } from './outcome.ts'
import type { Result } from './step.ts'

const SLOWEST = 10

/** The summary of a run; its last line is the totals. */
export function summaryOf(results: Result[]): string {
  const outcomes = results.flatMap((result) => result.outcomes)
  return [
    stepTable(results),
    section('Slowest tests', slowest(outcomes)),
    section('Skipped', skipReasons(outcomes)),
    section(
      'Failed at first, and passed when tried again',
      outcomes.filter(({ failedAtFirst }) => failedAtFirst).map(withError),
    ),
    section('Failed', outcomes.filter(({ state }) => state === 'failed').map(withError)),
    countLine(count(outcomes)),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** Its name, and under it what it failed with: a record of CI often has the end of a run alone. */
function withError(outcome: Outcome): string {
  const lines = outcome.error?.split('\n').filter((line) => line.trim()) ?? []
  return [nameOf(outcome), ...lines.map((line) => `      ${line}`)].join('\n')
}

function countLine({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

function stepTable(results: Result[]): string {
  const rows = results.map(({ name, seconds, outcomes }) => {
    const { passed, failed, skipped } = count(outcomes)
    return [name, seconds.toFixed(1), `${passed}`, `${failed}`, `${skipped}`]
  })
  return [['Step', 'seconds', 'passed', 'failed', 'skipped'], ...rows]
    .map(([name = '', ...numbers]) => name.padEnd(12) + numbers.map((n) => n.padStart(9)).join(''))
    .join('\n')
}

function slowest(outcomes: Outcome[]): string[] {
  return outcomes
    .filter(({ ms }) => ms > 0)
    .sort((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST)
    .map((one) => `${(one.ms / 1000).toFixed(1).padStart(7)} s  ${nameOf(one)}`)
}

/** Each reason once, with the number of tests skipped for it. */
function skipReasons(outcomes: Outcome[]): string[] {
  const skipped = outcomes.filter(({ state }) => state === 'skipped')
  const reasons = Map.groupBy(skipped, ({ reason = 'without a reason' }) => reason)
  return [...reasons].map(([reason, tests]) => `${`${tests.length}`.padStart(7)}    ${reason}`)
}

function section(title: string, lines: string[]): string {
  return lines.length > 0 ? [`${title}:`, ...lines.map((line) => `  ${line}`)].join('\n') : ''
}
