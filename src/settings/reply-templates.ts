/** What a broker begins a reply with. */
export interface ReplyTemplate {
  name: string
  /** Empty: that of the confirmation, which mail programs list the reply under. */
  subject: string
  text: string
}

/** What a template can have in braces, with what stands there for each visitor. */
export const REPLY_FIELDS = {
  'first name': 'the visitor’s first name',
  vessel: 'their kind of vessel with its length, for example 27-foot center console',
  request: 'what they sent: quote request, contact message, or request for a call',
  reference: 'its reference',
  broker: 'your name',
  agency: 'the agency’s name',
  phone: 'the agency’s phone number',
  link: 'a button that opens the page on which they see where it stands and add files',
} as const
export type ReplyField = keyof typeof REPLY_FIELDS

/** Stays in the text until it is mailed: the address opens a page without a password, so it is stored nowhere. */
export const LINK_FIELD = '{link}'

const IN_BRACES = /\{([^{}\n]{0,40})\}/g

/** A text with its fields filled in; one without a value stays as it is. */
export function fillFields(text: string, values: Readonly<Record<string, string>>): string {
  const filled = new Map(Object.entries(values))
  return text.replace(IN_BRACES, (whole, name: string) => filled.get(named(name)) || whole)
}

/** The first field of a text that is none of these, as it was typed. */
export function otherField(text: string, names: readonly string[]): string | undefined {
  const found = [...text.matchAll(IN_BRACES)]
  return found.find(([, name = '']) => !names.includes(named(name)))?.[0]
}

/** What is wrong with the fields of a subject or a text, as a sentence without its capital. */
export function fieldProblem(part: 'subject' | 'text', typed: string): string | undefined {
  const names = Object.keys(REPLY_FIELDS)
  const unknown = otherField(typed, names)
  if (unknown) {
    const all = names.map((name) => `{${name}}`).join(', ')
    return `there is no field ${unknown}. There are ${all}.`
  }
  const isWithLink = part === 'subject' && typed.includes(LINK_FIELD)
  return isWithLink ? `${LINK_FIELD} is a button, which only the text can have.` : undefined
}

function named(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, ' ')
}
