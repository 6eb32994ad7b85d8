import { expect } from 'vitest'
import { HARD_STOP_MS } from '../../src/server/stop.ts'
import { parseConfig } from '../../src/settings/config.ts'

const LONGEST_DELAY = 60

/** For how many seconds a web process may be stopping: nothing may kill it before. */
export function longestStop(): number {
  expect(parseConfig({ STOP_DELAY: `${LONGEST_DELAY}` }).stopDelay).toBe(LONGEST_DELAY)
  expect(() => parseConfig({ STOP_DELAY: `${LONGEST_DELAY + 1}` })).toThrow('STOP_DELAY')
  return LONGEST_DELAY + HARD_STOP_MS / 1000
}
