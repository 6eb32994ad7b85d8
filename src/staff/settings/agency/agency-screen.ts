import { AGENCY_FIELDS } from '../../../settings/agency.ts'
import { config } from '../../../settings/config.ts'
import { setFields } from '../../../settings/stored-settings.ts'
import type { Screen } from '../screen.ts'
import { agencyErrors, agencyValues } from './check-agency.ts'

/** The agency's details. Only what was filled in is stored, so the rest follows the environment. */
export const agencyScreen: Screen = {
  name: 'agency',
  path: '/admin/settings',
  saved: 'Saved. The site shows it now.',
  async check(fields, before) {
    const values = agencyValues(fields)
    const errors = agencyErrors(values, config().site)
    if (Object.keys(errors).length > 0) return { errors }
    const value = setFields(values)
    const was = setFields(before)
    return { value, changed: AGENCY_FIELDS.filter((field) => value[field] !== was[field]) }
  },
}
