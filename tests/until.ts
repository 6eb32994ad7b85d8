import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Waits until a condition holds.
 * @throws After `limitMs`, naming what was waited for.
 */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  limitMs = 20_000,
): Promise<void> {
  const deadline = Date.now() + limitMs
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Waited ${limitMs} ms until ${what}`)
    await sleep(25)
  }
}
