import type { Logger } from 'pino'

/** After this, what still hangs is left to the next worker: every job is safe to take up again. */
const STOP_LIMIT_MS = 20_000

/**
 * Stops the process on SIGTERM, SIGINT, and when the launcher dies (its IPC channel closes, even by
 * `kill -9`). Whatever comes after the first of these changes nothing.
 * @returns Registers a step of the stop; the last one registered runs first.
 */
export function stopOnSignal(log: Logger): (step: () => unknown) => void {
  const steps: (() => unknown)[] = []
  let stopping = false

  async function stop(reason: string) {
    if (stopping) return
    stopping = true
    log.info({ reason }, 'worker stops')
    setTimeout(() => {
      log.warn('a job did not end in time; it will be taken up again')
      process.exit(1)
    }, STOP_LIMIT_MS).unref()
    while (steps.length > 0) {
      try {
        await steps.pop()?.()
      } catch (error) {
        log.error({ err: error }, 'a step of the stop failed')
      }
    }
    log.info('worker stopped')
    process.exit(0)
  }

  process.on('SIGTERM', () => stop('SIGTERM'))
  process.on('SIGINT', () => stop('SIGINT'))
  process.on('disconnect', () => stop('the launcher is gone'))
  if (process.send && !process.connected) stop('the launcher is gone')
  return (step) => steps.push(step)
}
