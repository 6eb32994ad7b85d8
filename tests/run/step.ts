import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { count, failure, type Outcome } from './outcome.ts'
import type { Output } from './process.ts'

/** A named part of the test command. */
export interface Step {
  name: string
  /** @param output Where its programs print. */
  run(output: Output): Promise<Outcome[]>
  /** The steps after it cannot work when it fails. */
  vital?: boolean
}

export interface Result {
  name: string
  seconds: number
  outcomes: Outcome[]
}

/**
 * Runs steps one after the other, up to a vital one that fails. Those of a list in the list run at
 * once: the first shows what it prints while it runs, the others after it, one by one.
 */
export async function runSteps(steps: (Step | Step[])[]): Promise<Result[]> {
  const results: Result[] = []
  for (const group of steps.map((step) => [step].flat())) {
    const ended = await runAtOnce(group)
    results.push(...ended)
    if (group.some(({ vital }, at) => vital && hasFailed(ended[at]))) break
  }
  return results
}

function hasFailed(result: Result | undefined): boolean {
  return !result || count(result.outcomes).failed > 0
}

async function runAtOnce([first, ...others]: Step[]): Promise<Result[]> {
  if (!first) return []
  const captured = others.map((step) => ({ step, ended: runCaptured(step) }))
  printTitle(first)
  const results = [await runStep(first, 'inherit')]
  for (const { step, ended } of captured) {
    const { result, text } = await ended
    printTitle(step)
    process.stdout.write(text)
    results.push(result)
  }
  return results
}

async function runCaptured(step: Step): Promise<{ result: Result; text: string }> {
  const file = join(tmpdir(), `${step.name}-${process.pid}.log`)
  const output = openSync(file, 'w')
  try {
    const result = await runStep(step, output)
    return { result, text: readFileSync(file, 'utf8') }
  } finally {
    closeSync(output)
    rmSync(file)
  }
}

function printTitle({ name }: Step) {
  console.log(`\n── ${name}`)
}

/** What a step throws is a failure. */
async function runStep({ name, run }: Step, output: Output): Promise<Result> {
  const started = performance.now()
  const outcomes = await run(output).catch((error: Error) => {
    if (typeof output === 'number') writeSync(output, `${error.message}\n`)
    else console.error(error.message)
    return [failure(`${name}: ${error.message.split('\n', 1)[0]}`)]
  })
  return { name, seconds: (performance.now() - started) / 1000, outcomes }
}
