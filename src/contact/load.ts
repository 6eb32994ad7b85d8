import { loadForm } from '../forms/load.ts'
import { cleanText } from '../forms/values.ts'
import { CLAIMS, contactForm } from './form.ts'
import { contactRules } from './rules.ts'

/** Of a message that a link of this site begins, such as the result of a tool. */
const MOST_MESSAGE_CHARACTERS = 600

/** Loads what the contact form shows this visitor. @param query Of the page's address. */
export async function loadContact(headers: Headers, query?: string) {
  const asked = new URLSearchParams(query)
  const step = asked.get('step') ?? undefined
  const loaded = await loadForm({ form: contactForm, rules: contactRules }, headers, step)
  const subject = asked.get('subject') === CLAIMS && 'Claims'
  const message = cleanText(asked.get('message') ?? '').slice(0, MOST_MESSAGE_CHARACTERS)
  const { subject: chosen } = loaded.state.values
  const isClaim = (chosen || subject) === 'Claims'
  if (!subject && !message) return { ...loaded, isClaim }
  const before = loaded.state.values
  const values = {
    ...before,
    ...(subject && !before.subject && { subject }),
    ...(message && !before.message && { message }),
  }
  return { ...loaded, isClaim, state: { ...loaded.state, values } }
}
