const FIRST_MS = 250
const LONGEST_MS = 8000
/** The browser may be wrong about having no network. */
const OFFLINE_MS = 30_000

/**
 * Waits before the next attempt: longer each time, and until there is a network.
 * @param attempt From 1 on.
 * @param signal Ends the wait.
 */
export function waitForNetwork(attempt: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController()
    const go = () => {
      stop.abort()
      clearTimeout(timer)
      resolve()
    }
    const ms = navigator.onLine ? Math.min(FIRST_MS * 2 ** (attempt - 1), LONGEST_MS) : OFFLINE_MS
    const timer = setTimeout(go, ms)
    addEventListener('online', go, { signal: stop.signal })
    signal.addEventListener('abort', go, { signal: stop.signal })
    if (signal.aborted) go()
  })
}
