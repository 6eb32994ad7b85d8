import { count, failure, type Outcome } from './outcome.ts'

/** A named part of the test command. */
export interface Step {
  name: string
  run(): Promise<Outcome[]>
  /** The steps after it cannot work when it fails. */
  vital?: boolean
}

export interface Result {
  name: string
  seconds: number
  outcomes: Outcome[]
}

/** Runs steps one after the other, up to a vital one that fails. */
export async function runSteps(steps: Step[]): Promise<Result[]> {
  const results: Result[] = []
  for (const step of steps) {
    const result = await runStep(step)
    results.push(result)
    if (step.vital && count(result.outcomes).failed > 0) break
  }
  return results
}

/** What a step throws is a failure. */
async function runStep({ name, run }: Step): Promise<Result> {
  console.log(`\n── ${name}`)
  const started = performance.now()
  const outcomes = await run().catch((error: Error) => {
    console.error(error.message)
    return [failure(`${name}: ${error.message.split('\n', 1)[0]}`)]
  })
  return { name, seconds: (performance.now() - started) / 1000, outcomes }
}
