import type { Clock } from 'pg-boss'

/** The longest that a timer of Node can wait: a longer one fires at once. */
const LONGEST_MS = 2 ** 31 - 1

/**
 * The clock of the queue. pg-boss computes waits from the time of day: after it was set back by a month,
 * they are longer than a timer can be, and would fire without end.
 */
export const boundedClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => setTimeout(run, Math.min(ms, LONGEST_MS)),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (run, ms) => setInterval(run, Math.min(ms, LONGEST_MS)),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
}
