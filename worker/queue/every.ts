/**
 * Runs something now and again and again, `intervalMs` after it last ended, whatever it throws.
 * @returns Ends it, and resolves when a run in progress is over.
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
