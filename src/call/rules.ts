import { asciiMailbox, atLeast, email, formRules, phone } from '../forms/rules.ts'
import { callForm } from './form.ts'

/** The rules and texts of the call request form, with and without JavaScript. */
export const callRules = formRules(callForm, {
  name: [atLeast(2, 'Name must be at least 2 characters.')],
  phone: [atLeast(1, 'Please enter a valid phone number.'), phone],
  email: [asciiMailbox, email],
  // Not restricted to the list: a broker can read any text, and the lead matters more.
  preferred_time: [],
})
