import { type } from 'arktype'
import type { FormRules } from '../forms/definition.ts'
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
import { CONTACT_SUBJECTS } from '../settings/business.ts'
import { contactForm } from './form.ts'

const fields = {
  name: [atLeast(2, 'Name must be at least 2 characters.'), shortText],
  email: [email],
  phone: [phone],
  zipCode: [zipCode],
  subject: [rule(type.enumerated(...CONTACT_SUBJECTS), 'Please select a subject.')],
  message: [atLeast(10, 'Message must be at least 10 characters.'), longText],
}

/** The rules and texts of the contact form, for both ways through it. */
export const contactRules: FormRules = {
  check: (_step, values) => messagesOf(fields, values),
  answers: (values) =>
    Object.fromEntries(contactForm.steps[0].fields.map((name) => [name, values[name]])),
}
