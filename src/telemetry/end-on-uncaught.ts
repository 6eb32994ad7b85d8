import type { Logger } from 'pino'

/** Ends the process when nothing has caught an error, as Node does, but prints only what may be logged. */
export function endOnUncaught(log: Logger): void {
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'nothing has caught an error: the process ends')
    process.exit(1)
  })
}
