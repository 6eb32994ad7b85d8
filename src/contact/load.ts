import { loadForm } from '../forms/load.ts'
import { CLAIMS, contactForm } from './form.ts'
import { contactRules } from './rules.ts'

/** Loads what the contact form shows this visitor. @param query Of the page's address. */
export async function loadContact(headers: Headers, query?: string) {
  const asked = new URLSearchParams(query)
  const step = asked.get('step') ?? undefined
  const loaded = await loadForm({ form: contactForm, rules: contactRules }, headers, step)
  const isOfClaim = asked.get('subject') === CLAIMS && !loaded.state.values.subject
  if (!isOfClaim) return loaded
  const values = { ...loaded.state.values, subject: 'Claims' }
  return { ...loaded, state: { ...loaded.state, values } }
}
