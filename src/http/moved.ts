import { agency } from './agency.ts'

/** What a visitor is told in the minutes in which the site is closed here and not yet open elsewhere. */
export function movedText(): string {
  return `We cannot accept this right now, because the site is moving to another server. Please try again in a few minutes, or call us at ${agency().phone}.`
}
