/**
 * Runs something now, and again `intervalMs` after each run ends, whether or not it throws.
 * @returns Stops it, and resolves when a run in progress has ended.
 */
export function every(
  intervalMs: number,
  run: () => Promise<unknown>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let ended = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void>

  function again() {
    running = run()
      .then(() => undefined, onError)
      .then(() => {
        if (!ended) timer = setTimeout(again, intervalMs)
      })
  }
  again()

  return async () => {
    ended = true
    clearTimeout(timer)
    await running
  }
}
