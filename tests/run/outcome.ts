/** The outcome of one test, or of one check that counts as a test. */
export interface Outcome {
  /** From the project's folder, for example tests/unit/leads/csv.test.ts; empty for a check. */
  file: string
  /** Where its text is, if a helper may have it. */
  writtenIn?: string
  title: string
  state: 'passed' | 'failed' | 'skipped'
  ms: number
  /** Why it was skipped. */
  reason?: string
  /** What it failed with: the first lines of the message, without colors. */
  error?: string
  /** It passed when it was tried again; a browser test, in a new browser. */
  failedAtFirst?: boolean
}

const COLORS = /\u001b\[[0-9;]*m/g
const MOST_LINES = 12

export interface Count {
  passed: number
  failed: number
  skipped: number
}

export function count(outcomes: Outcome[]): Count {
  const of = (state: Outcome['state']) => outcomes.filter((one) => one.state === state).length
  return { passed: of('passed'), failed: of('failed'), skipped: of('skipped') }
}

/** Anything that failed and is no test: a hook, a file that cannot be loaded, a runner that crashed. */
export function failure(title: string, file = ''): Outcome {
  return { file, title, state: 'failed', ms: 0 }
}

/** The beginning of an error's message, as a summary shows it. */
export function beginningOf(message: string): string {
  return message.replace(COLORS, '').split('\n').slice(0, MOST_LINES).join('\n')
}

export function nameOf({ file, title }: Outcome): string {
  return file ? `${file} › ${title}` : title
}
