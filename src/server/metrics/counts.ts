/**
 * What this process has counted since its start, in plain numbers: every request passes here, and
 * /metrics puts them into its format when it is asked. On the global object because the lowest layer and
 * the application are built apart, each with this file.
 */
interface Counts {
  /** Requests that the lowest layer answered: files, cached pages, health. */
  ready: number
  /** Requests that were passed to the application, by the status of its answer. */
  application: Map<number, number>
  /** Pages for everyone that were sent from the cache. */
  cachedPages: number
  /** Pages for everyone that had to be made first. */
  madePages: number
}

const holder = globalThis as { fayerweatherCounts?: Counts }
holder.fayerweatherCounts ??= { ready: 0, application: new Map(), cachedPages: 0, madePages: 0 }

export const counts: Counts = holder.fayerweatherCounts

/** Counts an answer of the application. */
export function countAnswer(status: number): void {
  counts.application.set(status, (counts.application.get(status) ?? 0) + 1)
}
