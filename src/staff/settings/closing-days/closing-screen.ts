import type { Closing } from '../../../settings/agency.ts'
import { comingClosings, dayAfter } from '../../../settings/closings.ts'
import { officeDay } from '../../../settings/office-day.ts'
import { setClosings } from '../../../settings/stored-settings.ts'
import type { Screen } from '../screen.ts'
import { checkClosings, linesOf } from './closing-values.ts'

/** The figures of the dashboard look back as far. */
const KEPT_DAYS = 120

/** The days on which the office is closed. The form has those to come; past ones stay for a while. */
export const closingScreen: Screen = {
  name: 'closing-days',
  permission: 'agency',
  path: '/admin/settings/closing-days',
  saved: 'Saved. The site shows it now.',
  async check(fields, before) {
    const checked = checkClosings(linesOf(fields))
    if ('errors' in checked) return checked
    const was = setClosings(before)
    const today = officeDay()
    const past = was.filter(({ until }) => until < today && until >= dayAfter(today, -KEPT_DAYS))
    const value = [...past, ...checked.closings]
    const [old, now] = [comingClosings(was, today), checked.closings].map(keysOf)
    const changed = [...(old ?? []), ...(now ?? [])].filter(
      (key) => old?.includes(key) !== now?.includes(key),
    )
    return { value, changed: [...new Set(changed)] }
  },
}

/** What the log says of each: its days and its reason. */
function keysOf(closings: Closing[]): string[] {
  return closings.map(({ from, until, reason }) =>
    [from === until ? from : `${from} to ${until}`, reason].filter(Boolean).join(' '),
  )
}
