import { expect, test } from 'vitest'
import { leadWords } from '../../../db/leads/lead-words.ts'
import { cleanFilename } from '../../../src/attachments/filename.ts'
import { contactForm } from '../../../src/contact/form.ts'
import { signsOf } from '../../../src/forms/accept.ts'
import { readAnswer } from '../../../src/forms/read-answer.ts'
import { email, phone, zipCode } from '../../../src/forms/rules.ts'
import { redirectToPage } from '../../../src/server/pages/redirects.ts'

/** As much as a visitor may send in one field, and in an address. */
const CHARACTERS = 200_000
const IN_ADDRESS = 15_000
/** What takes a second for a text of this length takes minutes where the time grows with its square. */
const WITHIN_MS = 120_000

const lead = { reference: 'FM-7K3Q-9XTD', email: 'jane@visitor.example', source: null, notes: [] }
/** Everything that reads what a visitor has typed before, or without, a limit of its length. */
const READERS: Record<string, (text: string) => unknown> = {
  'a file name': cleanFilename,
  'a length': (text) => readAnswer('whole number', text),
  'an amount': (text) => readAnswer('amount', text),
  'an email address': (text) => email.holds(readAnswer('email', text)),
  'a phone number': (text) => phone.holds(readAnswer('tel', text)),
  'a ZIP code': (text) => zipCode.holds(readAnswer('zip', text)),
  'links in a message': (text) =>
    signsOf(contactForm, { message: text } as never, { trap: '', elapsedMs: undefined }, 0),
  'words to search for': (text) => leadWords({ ...lead, versions: [{ message: text }] }),
  'an address': (text) =>
    redirectToPage(new URL(`http://site.example/${encodeURI(text.slice(0, IN_ADDRESS))}`)),
}
const REPEATED = [
  'a',
  ' ',
  '.',
  '\u0301',
  "a'",
  '1,111',
  '@',
  'a@',
  '%22',
  '/',
  '\n',
  'a.',
  '$',
  '(',
  ',',
  ' (a',
  '[url',
  '<a ',
  '-1',
]

test.each(Object.keys(READERS))(
  '%s of any repeated character is read in time that grows with its length alone',
  { timeout: WITHIN_MS },
  (name) => {
    for (const repeated of REPEATED) {
      const long = repeated.repeat(CHARACTERS / repeated.length)
      for (const text of [long, `1${long}x`]) {
        expect(() => READERS[name]?.(text)).not.toThrow()
      }
    }
  },
)
