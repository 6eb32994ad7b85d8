import { type } from 'arktype'
import { isRange } from '../forms/read-answer.ts'
import { readDay } from '../forms/read-day.ts'
import {
  asciiMailbox,
  atLeast,
  email,
  formRules,
  oneOf,
  phone,
  rule,
  zipCode,
} from '../forms/rules.ts'
import type { FieldErrors, Values } from '../forms/table.ts'
import { MAX_VESSEL_FEET, POLICY_YEARS } from '../settings/business.ts'
import { officeDay } from '../settings/office-day.ts'
import { needsVessel, type QuoteForm, quoteForm, VESSEL_NEEDED } from './form.ts'

const [insurance, { fields }] = quoteForm.steps

const TOO_LONG_A_VESSEL = `Please enter a vessel length of at most ${MAX_VESSEL_FEET.toLocaleString('en-US')} feet.`

/** The rules and texts of the quote form, with and without JavaScript. */
export const quoteRules = formRules(
  quoteForm,
  {
    insurance_type: [oneOf(insurance.fields.insurance_type, 'Please select an insurance type.')],
    vessel_type: [rule(type(/^[a-z0-9-]{0,60}$/), 'Please select a vessel type from the list.')],
    vessel_length: [
      rule(
        type('string').narrow((text) => !isRange(text)),
        'Which end of that range? Please enter one length in feet, such as 28.',
      ),
      rule(type(/^(0*[1-9]\d*)?$/), 'Please enter a valid number for vessel length.'),
      rule(type('string').narrow(isAVesselLength), TOO_LONG_A_VESSEL),
    ],
    vessel_value: [
      rule(
        type('string').narrow((text) => !isRange(text)),
        'Which end of that range? Please enter one amount, such as 45,000.',
      ),
      rule(type(/^(\$?\d{1,12}(\.\d{1,2})?)?$/), 'Please enter a valid dollar amount.'),
    ],
    vessel_use: [oneOf(fields.vessel_use, 'Please select a use from the list.')],
    coverage_wanted: [oneOf(fields.coverage_wanted, 'Please select a coverage from the list.')],
    building_kind: [oneOf(fields.building_kind, 'Please select a kind of building from the list.')],
    property_place: [],
    business_name: [],
    business_kind: [
      oneOf(fields.business_kind, 'Please select what the business operates from the list.'),
    ],
    docks_or_vessels: [],
    present_insurer: [],
    policy_ends: [
      rule(
        type('string').narrow((text) => text === '' || readDay(text) === text),
        'Please enter a day with its month and year, for example 3/15/2027.',
      ),
      rule(
        type('string').narrow((day) => day === '' || isOfPresentPolicy(day)),
        `Please enter a day within the last year or the next ${POLICY_YEARS} years.`,
      ),
    ],
    first_name: [atLeast(2, 'First name must be at least 2 characters.')],
    last_name: [atLeast(2, 'Last name must be at least 2 characters.')],
    email: [asciiMailbox, email],
    phone: [phone],
    zipCode: [zipCode],
    additional_details: [],
  },
  (step, values) => (step === 'vessel' ? missingVessel(values) : {}),
)

function isAVesselLength(digits: string): boolean {
  return Number(digits) <= MAX_VESSEL_FEET
}

/** Always among the days that the desk takes, too: there the lead is saved with it. */
function isOfPresentPolicy(day: string): boolean {
  const today = officeDay()
  const years = (from: number) => `${Number(today.slice(0, 4)) + from}${today.slice(4)}`
  return years(-1) <= day && day <= years(POLICY_YEARS)
}

function missingVessel(values: Values<QuoteForm>): FieldErrors {
  if (!needsVessel(values.insurance_type)) return {}
  const needed = Object.entries(VESSEL_NEEDED) as [keyof typeof VESSEL_NEEDED, string][]
  return Object.fromEntries(
    needed
      .filter(([field]) => !values[field])
      .map(([field, name]) => [field, `Please fill in the ${name}.`]),
  )
}
