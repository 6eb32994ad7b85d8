import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<Map<string, Promise<unknown>>>()

/** Within `work`, what is read `once` is not read again. */
export function withRequestMemo<T>(work: () => T): T {
  return current.run(new Map(), work)
}

/**
 * Reads something, or returns what the same page has read already.
 * @param what Names it, with everything that it depends on.
 */
export function memoizePerRequest<T>(what: string, read: () => Promise<T>): Promise<T> {
  const known = current.getStore()
  if (!known) return read()
  const before = known.get(what)
  if (before) return before as Promise<T>
  const reading = read()
  known.set(what, reading)
  return reading
}
