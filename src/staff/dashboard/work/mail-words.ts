import type { OpenMessage } from '../../../../db/work/open-work.ts'

const TOPICS: Record<string, string> = {
  submission: 'message',
  amendment: 'message about changed answers',
  'later-files': 'notice of added files',
  'infected-file': 'notice of an infected file',
}
const FOR_GOOD = 'Ask the visitor by phone whether the address is right.'
const BY_ITSELF = 'The site will try again automatically.'

/** What a message is. */
export function messageName({ audience, topic }: Pick<OpenMessage, 'audience' | 'topic'>): string {
  if (audience === 'subscriber') return 'A message about the newsletter'
  if (audience === 'agency') return `The agency’s ${TOPICS[topic] ?? 'message'}`
  return `The visitor’s ${topic === 'infected-file' ? TOPICS[topic] : 'confirmation'}`
}

/**
 * What went wrong with a message, in a layman's words: the worker notes the codes of the mail server.
 * @param error As `deliveries.last_error` has it.
 */
export function mailTrouble(error: string): string {
  if (/gave no answer/.test(error)) {
    return `The mail server could not be reached, or it closed the connection. ${BY_ITSELF}`
  }
  if (/\b53[045]\b|EAUTH/.test(error)) {
    return 'The mail server does not accept the site’s user name and password. Whoever runs the server has to correct SMTP_URL.'
  }
  if (/\b5\.1\.[1236]\b/.test(error)) {
    return `The mail server says that there is no such mailbox. ${FOR_GOOD}`
  }
  if (/\b[45]\.2\.2\b|\b552\b/.test(error)) return `The mailbox is full. ${BY_ITSELF}`
  if (/\b5\.7\.\d+\b|\b554\b/.test(error)) {
    return 'The mail server rejects mail from this site as spam. Whoever runs the server has to ask the mail provider why.'
  }
  if (/\b4\d\d\b/.test(error)) {
    return `The mail server is busy. ${BY_ITSELF}`
  }
  if (/\b5\d\d\b/.test(error)) return 'The mail server refused the message.'
  return `The message could not be sent. ${BY_ITSELF}`
}

/** Likewise of a message that was refused for good. */
export function refusal(error: string | undefined): string {
  return `The mail server says that this address does not accept mail. ${FOR_GOOD}${error ? ` (It answered ${error}.)` : ''}`
}
