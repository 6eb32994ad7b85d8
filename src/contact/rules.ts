import { asciiMailbox, atLeast, email, formRules, oneOf, phone, zipCode } from '../forms/rules.ts'
import { contactForm } from './form.ts'

/** The rules and texts of the contact form, with and without JavaScript. */
export const contactRules = formRules(contactForm, {
  name: [atLeast(2, 'Name must be at least 2 characters.')],
  email: [asciiMailbox, email],
  phone: [phone],
  zipCode: [zipCode],
  subject: [oneOf(contactForm.steps[0].fields.subject, 'Please select a subject.')],
  message: [atLeast(10, 'Message must be at least 10 characters.')],
})
