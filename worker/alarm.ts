import type { Logger } from 'pino'
import type { Config } from '../src/settings/config.ts'

const ALERT_TIMEOUT_MS = 5000

/** Something needs a person. The text and figures carry no personal data. */
export type Alarm = (event: string, message: string, figures?: object) => Promise<void>

/** An alarm that goes to the log, and by POST to ALERT_URL when there is one. It never fails. */
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
      log.error({ err: error }, 'ALERT_URL did not take the alarm')
    }
  }
}
