import { type } from 'arktype'
import type { FieldErrors, FormRules, Values } from '../forms/definition.ts'
import { allFields } from '../forms/definition.ts'
import {
  atLeast,
  email,
  longText,
  messagesOf,
  phone,
  rule,
  shortText,
  zipCode,
} from '../forms/rules.ts'
import { GENERAL_INSURANCE, INSURANCE_TYPES, VESSEL_USES } from '../settings/business.ts'
import { needsVessel, quoteForm, VESSEL_REQUIRED } from './form.ts'

const insuranceTypes = [...INSURANCE_TYPES, GENERAL_INSURANCE].map((kind) => kind.value)
const vesselUses: string[] = ['', ...VESSEL_USES.map((use) => use.value)]

const insuranceStep = {
  insurance_type: [rule(type.enumerated(...insuranceTypes), 'Please select an insurance type.')],
}

const vesselStep = {
  vessel_type: [rule(type(/^[a-z0-9-]{0,60}$/), 'Please select a vessel type from the list.')],
  vessel_length: [rule(type(/^\d{0,4}$/), 'Please enter a valid number for vessel length.')],
  vessel_value: [rule(type(/^(\$?\d{1,12}(\.\d{1,2})?)?$/), 'Please enter a valid dollar amount.')],
  vessel_use: [rule(type.enumerated(...vesselUses), 'Please select a use from the list.')],
}

const contactStep = {
  first_name: [atLeast(2, 'First name must be at least 2 characters.'), shortText],
  last_name: [atLeast(2, 'Last name must be at least 2 characters.'), shortText],
  email: [email],
  phone: [phone],
  zipCode: [zipCode],
  additional_details: [longText],
}

const steps: Record<string, Parameters<typeof messagesOf>[0]> = {
  insurance: insuranceStep,
  vessel: vesselStep,
  contact: contactStep,
}

/** The rules and texts of the quote form, for both ways through it. */
export const quoteRules: FormRules = {
  check(step, values) {
    const errors = messagesOf(steps[step] ?? {}, values)
    return step === 'vessel' ? { ...missingVessel(values), ...errors } : errors
  },
  answers(values) {
    const answers = Object.fromEntries(allFields(quoteForm).map((name) => [name, values[name]]))
    const length = values.vessel_length
    return { ...answers, vessel_length: length ? Number(length) : undefined }
  },
}

function missingVessel(values: Values): FieldErrors {
  if (!needsVessel(values.insurance_type)) return {}
  return Object.fromEntries(Object.entries(VESSEL_REQUIRED).filter(([field]) => !values[field]))
}
