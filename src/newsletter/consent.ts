import { agency } from '../http/agency.ts'

/** The consent text next to the button. It is stored with the address. */
export function consentText(): string {
  return `By subscribing you agree that ${agency().name} sends you its newsletter by email. You can unsubscribe at any time, with the link in every message.`
}
