const AT_ONCE = 4

/**
 * Does something with each of many, a few at once. After a failure nothing new begins.
 * @throws The first failure, once nothing is under way any longer.
 */
export async function fewAtOnce<T>(many: Iterable<T>, work: (one: T) => Promise<void>) {
  const left = many[Symbol.iterator]()
  const failures: unknown[] = []
  const lane = async () => {
    for (let next = left.next(); !next.done && failures.length === 0; next = left.next()) {
      await work(next.value).catch((error) => failures.push(error))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  if (failures.length > 0) throw failures[0]
}
