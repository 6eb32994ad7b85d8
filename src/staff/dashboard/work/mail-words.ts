import type { RefusedMessage } from '../../../../db/work/failed-work.ts'
import type { OpenMessage } from '../../../../db/work/open-work.ts'

const TOPICS: Record<string, string> = {
  submission: 'message',
  amendment: 'message about changed answers',
  'later-files': 'notice of added files',
  documents: 'notice of the documents asked for',
  application: 'notice of an application',
  incoming: 'notice of an answer by email',
  'infected-file': 'notice of an infected file',
}
const BY_ITSELF = 'The site will try again automatically.'

type Audience = OpenMessage['audience']
/** What helps where a mailbox takes no message. */
const HELP: Record<Audience, string> = {
  agency:
    'Check the mailbox and its address: the message goes to LEADS_TO, which whoever runs the server can correct, or to whoever gets the lead under Settings.',
  visitor: 'Ask the visitor by phone whether the address is right.',
  subscriber: '',
}

/** What a message is. */
export function messageName({ audience, topic }: Pick<OpenMessage, 'audience' | 'topic'>): string {
  if (audience === 'subscriber') return 'A message about the newsletter'
  if (audience === 'agency') return `The agency’s ${TOPICS[topic] ?? 'message'}`
  if (topic === 'reply') return 'A broker’s reply to the visitor'
  if (topic === 'certificate') return 'A certificate to the visitor'
  if (topic === 'certificate-copy') return 'A certificate to whoever asked for it'
  return `The visitor’s ${topic === 'infected-file' ? TOPICS[topic] : 'confirmation'}`
}

/**
 * What went wrong with a message, in a layman's words: the worker notes the codes of the mail server.
 * @param error As `deliveries.last_error` has it.
 * @param audience Who was to get it; undefined where it is about no message.
 */
export function mailTrouble(error: string, audience?: Audience): string {
  const help = audience && HELP[audience] ? ` ${HELP[audience]}` : ''
  const says = codesIn(error)
  if (/EAUTH/.test(error) || /\b53[0458]\b/.test(error)) {
    return 'The mail server does not accept the site’s user name and password. Whoever runs the server has to correct SMTP_URL.'
  }
  if (/EMESSAGE/.test(error) || says(/^5\.(3\.4|2\.3)$/)) {
    return 'The message is too large for the mail server. Whoever runs the server has to ask the mail provider for a higher limit.'
  }
  const [, cause] = /gave no answer \((\w+)\)/.exec(error) ?? []
  if (cause) return unreached(cause)
  if (/\b5\d\d\b.* to (CONN|EHLO|HELO|STARTTLS)$/.test(error)) {
    return 'The mail server refuses connections from this site. Whoever runs the server has to ask the mail provider why.'
  }
  if (/answered 5\d\d\b.* to MAIL FROM$/.test(error)) {
    return 'The mail server does not let this site send from its address. Whoever runs the server has to correct MAIL_FROM, or ask the mail provider why.'
  }
  if (says(/^5\.1\.([1236]|10)$/)) {
    return `The mail server says that there is no such mailbox.${help}`
  }
  if (says(/^[45]\.2\.2$/)) return fullMailbox('The mailbox is full.', audience)
  if (says(/^552$/)) {
    return fullMailbox('The mailbox is full, or the message is too large for it.', audience)
  }
  if (says(/^5\.7\.|^554$/)) {
    return 'The mail server rejects mail from this site as spam. Whoever runs the server has to ask the mail provider why.'
  }
  if (says(/^4/)) return `The mail server is busy. ${BY_ITSELF}`
  if (says(/^5/)) return `The mail server refused the message.${audience === 'agency' ? help : ''}`
  return `The message could not be sent. ${BY_ITSELF}`
}

/** Why no server answers: some of it waiting does not mend. */
function unreached(cause: string): string {
  if (/CERT|SIGNATURE|HOSTNAME_MISMATCH/.test(cause)) {
    return 'The mail server’s certificate is not valid for its address. Whoever runs the server has to correct SMTP_URL or the certificate.'
  }
  if (/^ERR_SSL/.test(cause)) {
    return 'The mail server does not begin with encryption at this port. Whoever runs the server has to correct SMTP_URL: smtps:// is for port 465, smtp:// for 587.'
  }
  if (cause === 'ENOTFOUND') {
    return `The mail server’s name was not found. Whoever runs the server has to check SMTP_URL. ${BY_ITSELF}`
  }
  return `The mail server could not be reached, or it closed the connection. ${BY_ITSELF}`
}

/** Whether one of the answers in an error has such a code: the enhanced one where there is one, which says more. */
function codesIn(error: string): (pattern: RegExp) => boolean {
  const answers = error.matchAll(/\b([45]\d\d)(?: ([45]\.\d{1,3}\.\d{1,3}))?\b/g)
  const codes = [...answers].map(([, basic = '', enhanced]) => enhanced ?? basic)
  return (pattern) => codes.some((code) => pattern.test(code))
}

function fullMailbox(what: string, audience: Audience | undefined): string {
  return audience === 'agency'
    ? `${what} Make room in the agency’s mailbox. ${BY_ITSELF}`
    : `${what} ${BY_ITSELF}`
}

/** Likewise of a message that was refused for good. */
export function refusal(error: string | undefined, audience: RefusedMessage['audience']): string {
  return `The mail server says that this address does not accept mail. ${HELP[audience]}${error ? ` (It answered ${error}.)` : ''}`
}
