import type { FormRules } from '../forms/definition.ts'
import { atLeast, email, messagesOf, phone, shortText } from '../forms/rules.ts'
import { ANY_TIME } from '../settings/business.ts'
import { callForm } from './form.ts'

const fields = {
  name: [atLeast(2, 'Name must be at least 2 characters.'), shortText],
  phone: [atLeast(1, 'Please enter a valid phone number.'), phone],
  email: [email],
  // Not held to the list: whatever it says, a broker can read it, and the request counts more.
  preferred_time: [shortText],
}

/** The rules and texts of the request for a call, for both ways through it. */
export const callRules: FormRules = {
  check: (_step, values) => messagesOf(fields, values),
  answers: (values) => ({
    ...Object.fromEntries(callForm.steps[0].fields.map((name) => [name, values[name]])),
    preferred_time: values.preferred_time || ANY_TIME.value,
  }),
}
