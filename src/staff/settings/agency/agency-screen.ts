import { AGENCY_FIELDS } from '../../../settings/agency.ts'
import { config } from '../../../settings/config.ts'
import { setFields } from '../../../settings/stored-settings.ts'
import type { Screen } from '../screen.ts'
import { agencyErrors, agencyValues, noneIn } from './check-agency.ts'

/** The agency's details. What was not filled in follows the environment, unless they have none of it. */
export const agencyScreen: Screen = {
  name: 'agency',
  permission: 'agency',
  path: '/admin/settings',
  saved: 'Saved. The site shows it now.',
  async check(fields, before) {
    const values = agencyValues(fields)
    const none = noneIn(fields)
    const errors = agencyErrors(values, config().site, none)
    if (Object.keys(errors).length > 0) return { errors }
    const given = AGENCY_FIELDS.filter((field) => values[field] !== '' || none.has(field))
    const value = setFields(Object.fromEntries(given.map((field) => [field, values[field]])))
    const was = setFields(before)
    return { value, changed: AGENCY_FIELDS.filter((field) => value[field] !== was[field]) }
  },
}
