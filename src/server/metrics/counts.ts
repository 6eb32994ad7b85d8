/**
 * What this process has counted since its start, in plain numbers: every request passes here, and
 * /metrics puts them into its format when it is asked.
 */
export const counts = {
  /** Requests that the lowest layer answered: files, cached pages, health. */
  ready: 0,
  /** Requests that were passed to the application, by the status of its answer. */
  application: new Map<number, number>(),
  /** Pages rendered, and the time that took in all, in ms. */
  renders: 0,
  renderMs: 0,
}

/** Counts an answer of the application. */
export function countAnswer(status: number): void {
  counts.application.set(status, (counts.application.get(status) ?? 0) + 1)
}

/** Counts a rendered page. */
export function countRender(ms: number): void {
  counts.renders++
  counts.renderMs += ms
}
