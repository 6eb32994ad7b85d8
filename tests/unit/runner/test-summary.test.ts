import { expect, test } from 'vitest'
import type { Outcome } from '../../run/outcome.ts'
import { summaryOf } from '../../run/summary.ts'

const ran = (title: string, state: Outcome['state'], ms = 1000): Outcome => ({
  file: 'tests/unit/boats.test.ts',
  title,
  state,
  ms,
})

test('the last line counts what ran, and speaks of skips only when there are any', () => {
  const passed = [{ name: 'unit', seconds: 2, outcomes: [ran('floats', 'passed')] }]
  expect(summaryOf(passed).split('\n').at(-1)).toBe('1 passed, 0 failed')
  const skipped = [ran('floats', 'passed'), ran('sinks', 'failed'), ran('flies', 'skipped')]
  const last = summaryOf([{ name: 'unit', seconds: 2, outcomes: skipped }])
    .split('\n')
    .at(-1)
  expect(last).toBe('1 passed, 1 failed, 1 skipped')
})

test('each step has a line with its seconds and counts', () => {
  const summary = summaryOf([
    { name: 'types', seconds: 14.04, outcomes: [{ ...ran('types', 'passed', 0), file: '' }] },
    { name: 'unit', seconds: 2.5, outcomes: [ran('floats', 'passed'), ran('sinks', 'failed')] },
  ])
  expect(summary).toMatch(/^types +14\.0 +1 +0 +0$/m)
  expect(summary).toMatch(/^unit +2\.5 +1 +1 +0$/m)
})

test('the ten slowest tests are named, the slowest first', () => {
  const tests = Array.from({ length: 12 }, (_, i) => ran(`sails ${i}`, 'passed', i * 1000))
  const lines = summaryOf([{ name: 'unit', seconds: 66, outcomes: tests }]).split('\n')
  const slow = lines.filter((line) => line.includes('sails'))
  expect(slow).toHaveLength(10)
  expect(slow[0]).toMatch(/11\.0 s {2}tests\/unit\/boats\.test\.ts › sails 11$/)
})

test('every failure is named again, and every reason to skip once', () => {
  const summary = summaryOf([
    {
      name: 'unit',
      seconds: 1,
      outcomes: [
        ran('sinks', 'failed', 0),
        { ...ran('sees', 'skipped', 0), reason: 'no moon' },
        { ...ran('steers', 'skipped', 0), reason: 'no moon' },
      ],
    },
  ])
  expect(summary).toContain('Failed:\n  tests/unit/boats.test.ts › sinks')
  expect(summary.match(/no moon/g)).toHaveLength(1)
  expect(summary).toMatch(/^ +2 +no moon$/m)
})

test('a test that passed when tried again is named, and counts as passed', () => {
  const revived = { ...ran('steers', 'passed'), error: 'Error: no frame', failedAtFirst: true }
  const summary = summaryOf([{ name: 'e2e', seconds: 1, outcomes: [revived] }])
  expect(summary).toContain(
    'passed when tried again:\n  tests/unit/boats.test.ts › steers\n      Error: no frame\n',
  )
  expect(summary).toMatch(/^1 passed, 0 failed$/m)
})

test('a failed test is named with what it failed with', () => {
  const lost: Outcome = { ...ran('steers', 'failed'), error: 'Error: no wind\n\n  at sea' }
  const summary = summaryOf([{ name: 'unit', seconds: 1, outcomes: [lost] }])
  expect(summary).toContain(
    'Failed:\n  tests/unit/boats.test.ts › steers\n      Error: no wind\n        at sea\n',
  )
  expect(summary).toMatch(/^0 passed, 1 failed$/m)
})
