/** Work that is given so long and no longer: what it does after that, nobody waits for. */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`it gave no answer within ${ms / 1000} s`)), ms).unref()
  })
  return Promise.race([work, late])
}
