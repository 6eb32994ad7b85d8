import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { expect } from 'vitest'
import { quoteRequest } from '../samples/leads.ts'

/** @returns The lead that the programs of `acceptUntilKilled` accept under a key. */
export function leadOf(submissionKey: string) {
  return quoteRequest({ submissionKey, email: `visitor-${submissionKey}@visitor.example` })
}

/**
 * Runs a program that accepts leads until it kills itself.
 * @param when Whether it does before or after a commit.
 * @returns The keys of the leads that were answered.
 */
export async function acceptUntilKilled(
  program: string,
  url: string,
  when: 'before' | 'after',
): Promise<string[]> {
  const child = fork(program, [url, when], {
    execPath: resolve('node_modules/.bin/node'),
    execArgv: [],
  })
  const answered: string[] = []
  child.on('message', (key: string) => answered.push(key))
  const [, signal] = await once(child, 'close')
  expect(signal).toBe('SIGKILL')
  return answered
}
