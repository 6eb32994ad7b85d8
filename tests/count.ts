export interface Count {
  passed: number
  failed: number
  skipped: number
}

export const none: Count = { passed: 0, failed: 0, skipped: 0 }
export const success: Count = { ...none, passed: 1 }
export const failure: Count = { ...none, failed: 1 }

export function sum(counts: Count[]): Count {
  return counts.reduce((a, b) => ({
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  }))
}

interface VitestReport {
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

export function countVitest(report: unknown): Count {
  const files = (report as VitestReport).testResults.map((file) => {
    const tests = file.assertionResults.map((test) => countTest(test.status))
    // A file that cannot be loaded runs no test, and a hook that fails belongs to none.
    const broken = file.status === 'failed' && !tests.some((test) => test.failed > 0)
    return sum([none, ...tests, ...(broken ? [failure] : [])])
  })
  return sum([none, ...files])
}

function countTest(status: string): Count {
  if (status === 'passed') return success
  return status === 'failed' ? failure : { ...none, skipped: 1 }
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

export function countPlaywright(report: unknown): Count {
  const { stats, errors } = report as PlaywrightReport
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}
