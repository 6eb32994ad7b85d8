import type { Plugin } from 'vitest/config'
import type { Reporter, TestCase } from 'vitest/node'

const NO_REASON = 'no reason is given'

/** Has every run end with what it skipped, and why, whichever reporters were asked for. */
export const tellSkipReasons: Plugin = {
  name: 'tell-skip-reasons',
  configureVitest({ vitest }) {
    vitest.config.reporters.push(reporter)
  },
}

const reporter: Reporter = {
  onTestRunEnd(files) {
    const counts = new Map<string, number>()
    for (const file of files) {
      for (const test of file.children.allTests('skipped')) {
        const reason = reasonOf(test)
        counts.set(reason, (counts.get(reason) ?? 0) + 1)
      }
    }
    for (const [reason, count] of counts) {
      console.log(`${count} ${count === 1 ? 'test' : 'tests'} skipped: ${reason}`)
    }
  },
}

function reasonOf(test: TestCase): string {
  const result = test.result()
  if (result.state === 'skipped' && result.note) return result.note
  for (let at: TestCase['parent'] = test.parent; at.type === 'suite'; at = at.parent) {
    const { skippedBecause } = at.meta()
    if (skippedBecause) return skippedBecause
  }
  return NO_REASON
}
