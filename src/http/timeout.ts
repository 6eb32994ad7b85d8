/** It may still answer: slow, or not at all. */
export class TimedOut extends Error {
  override name = 'TimedOut'
}

/**
 * Work that is given so long and no longer: what it does after that, nobody waits for.
 * @throws TimedOut
 */
export function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new TimedOut(`it gave no answer within ${ms / 1000} s`)), ms).unref()
  })
  return Promise.race([work, late])
}
