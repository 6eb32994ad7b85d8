import { config } from '../settings/config.ts'

/** The sentence beside the button: what whoever presses it agrees to. It is kept with the address. */
export function consentText(): string {
  return `By subscribing you agree that ${config().site.name} sends you its newsletter by e-mail. You can unsubscribe at any time, with the link in every message.`
}
