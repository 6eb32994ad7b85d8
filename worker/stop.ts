import type { Logger } from 'pino'

/** Jobs that still run after this are left to the next worker: every job can be restarted safely. */
const STOP_LIMIT_MS = 20_000

/**
 * Stops the process on SIGTERM, SIGINT, and when the launcher dies (which closes the IPC channel, even
 * after `kill -9`). Further signals are ignored.
 * @returns Registers a shutdown step; the last one registered runs first.
 */
export function stopOnSignal(log: Logger): (step: () => unknown) => void {
  const steps: (() => unknown)[] = []
  let stopping = false

  async function stop(reason: string) {
    if (stopping) return
    stopping = true
    log.info({ reason }, 'worker stopping')
    setTimeout(() => {
      log.warn('a job did not finish in time; it will be restarted')
      process.exit(1)
    }, STOP_LIMIT_MS).unref()
    while (steps.length > 0) {
      try {
        await steps.pop()?.()
      } catch (error) {
        log.error({ err: error }, 'a shutdown step failed')
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
