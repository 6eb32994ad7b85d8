import type { Logger } from 'pino'
import type { Config } from '../src/settings/config.ts'

const ALERT_TIMEOUT_MS = 5000

/** Reports something that needs human attention. Text and figures must carry no personal data. */
export type Alarm = (event: string, message: string, figures?: object) => Promise<void>

/** Writes each alarm to the log and, if ALERT_URL is set, POSTs it there. It never throws. */
export function createAlarm({ alertUrl, siteUrl }: Config, log: Logger): Alarm {
  return async (event, message, figures = {}) => {
    log.error({ event, ...figures }, message)
    if (!alertUrl) return
    try {
      const answer = await fetch(alertUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ event, message, figures, site: siteUrl, at: new Date() }),
        signal: AbortSignal.timeout(ALERT_TIMEOUT_MS),
      })
      if (!answer.ok) log.error({ status: answer.status }, 'ALERT_URL refused the alarm')
      await answer.body?.cancel()
    } catch (error) {
      log.error({ err: error }, 'ALERT_URL could not be reached')
    }
  }
}
