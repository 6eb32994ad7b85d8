import { loadForm } from '../forms/load.ts'
import { contactForm } from './form.ts'
import { contactRules } from './rules.ts'

/** Loads what the contact form shows this visitor. */
export function loadContact(headers: Headers) {
  return loadForm({ form: contactForm, rules: contactRules }, headers, undefined)
}
