import { atLeast, email, formRules, phone } from '../forms/rules.ts'
import { callForm } from './form.ts'

/** The rules and texts of the request for a call, for both ways through it. */
export const callRules = formRules(callForm, {
  name: [atLeast(2, 'Name must be at least 2 characters.')],
  phone: [atLeast(1, 'Please enter a valid phone number.'), phone],
  email: [email],
  // Not held to the list: whatever it says, a broker can read it, and the request counts more.
  preferred_time: [],
})
