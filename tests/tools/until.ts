import { setTimeout as sleep } from 'node:timers/promises'
import { soaking } from './soaking.ts'

/**
 * Far longer than anything takes on a busy machine: ends a wait for something that never happens. In the long
 * campaigns one fault follows the other, and a job waits up to a minute for its next retry.
 */
const LIMIT_MS = soaking ? 600_000 : 240_000

/**
 * Waits until a condition holds.
 * @throws After `limitMs`, naming what was waited for.
 */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  limitMs = LIMIT_MS,
): Promise<void> {
  const deadline = Date.now() + limitMs
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Waited ${limitMs} ms until ${what}`)
    await sleep(25)
  }
}
