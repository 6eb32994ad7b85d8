import { AsyncLocalStorage } from 'node:async_hooks'

/** What some work belongs to. It is stored with the jobs that the work promises, so that their log lines can be found. */
export interface Origin {
  /** The id of the request that began it. */
  request?: string | undefined
  /** The span that it is a part of, as in the header `traceparent`. */
  trace?: string | undefined
}

// On the global object because main.ts and the application of the web process are built apart, each with this file.
const holder = globalThis as { fayerweatherOrigin?: AsyncLocalStorage<Origin> }
holder.fayerweatherOrigin ??= new AsyncLocalStorage()
const current = holder.fayerweatherOrigin

const NONE: Origin = {}

/** Runs some work that belongs to `origin`. */
export function withOrigin<T>(origin: Origin, work: () => T): T {
  return current.run(origin, work)
}

/** What the running work belongs to; empty for what this process does by itself. */
export function currentOrigin(): Origin {
  return current.getStore() ?? NONE
}
