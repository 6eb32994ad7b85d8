import { loadForm } from '../forms/load.ts'
import { contactForm } from './form.ts'
import { contactRules } from './rules.ts'

/** Loads what the contact form shows this visitor. @param query Of the page's address. */
export function loadContact(headers: Headers, query?: string) {
  const step = new URLSearchParams(query).get('step') ?? undefined
  return loadForm({ form: contactForm, rules: contactRules }, headers, step)
}
