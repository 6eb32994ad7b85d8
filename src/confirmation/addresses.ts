import { STATUS_PATH } from '../settings/business.ts'
import { config } from '../settings/config.ts'
import { leadOfToken } from '../settings/lead-tokens.ts'

export const REMINDER_PATH = `${STATUS_PATH}/reminder.ics`

/** The calendar file of a request, at the address of its page. */
export function reminderPath(statusPath: string): string {
  return statusPath.replace(STATUS_PATH, REMINDER_PATH)
}

/** The id of the lead whose page has this query; undefined when the token is not one of this site's. */
export function requestIn(query: string | URLSearchParams | undefined): string | undefined {
  return leadOfToken(config(), 'status', new URLSearchParams(query).get('token'))
}
