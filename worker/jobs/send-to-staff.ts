import type { ReactElement } from 'react'
import { composeMail, filenameOf } from '../emails/compose-mail.ts'
import { addressOf, messageIdOf } from '../emails/mail-addresses.ts'
import type { WorkerContext } from './context.ts'

export interface StaffMail {
  /** Of the message, for its id and its file. */
  name: string
  /** The same for each try, so that a mailbox can detect a duplicate. */
  id: string
  to: string
  subject: string
  body: ReactElement
}

type Sender = Pick<WorkerContext, 'settings' | 'mail' | 'log'>

/**
 * Sends a message to everyone who reads the agency's mail.
 * @throws When no recipient got it.
 */
export async function sendToAgency(
  context: Sender,
  message: Omit<StaffMail, 'to'>,
  signal: AbortSignal,
): Promise<void> {
  const { accepted, refused } = await send(context, message, context.settings.leadsTo, signal)
  const answers = refused.map(({ code }) => code).join(', ')
  if (accepted.length === 0) throw new Error(`The mail server refused a message: ${answers}`)
  if (refused.length > 0)
    context.log.warn({ message: message.name, answers }, 'a message did not reach everyone')
}

/**
 * Sends a message to one of the staff. An address that takes no mail is not tried again.
 * @throws When the mail server could not be reached, or refused for now.
 */
export async function sendToStaff(
  context: Sender,
  { to, ...message }: StaffMail,
  signal: AbortSignal,
): Promise<void> {
  const { accepted, refused } = await send(context, message, [to], signal)
  if (accepted.length > 0) return
  const answers = refused.map(({ code }) => code).join(', ')
  const isForGood = refused.some(({ code, noSuchMailbox }) => noSuchMailbox || code.startsWith('5'))
  if (!isForGood) throw new Error(`The mail server refused a message to staff: ${answers}`)
  context.log.warn(
    { message: message.name, answers },
    'the address of a message to staff takes no mail',
  )
}

async function send(
  { settings, mail }: Sender,
  { name, id, subject, body }: Omit<StaffMail, 'to'>,
  recipients: string[],
  signal: AbortSignal,
) {
  const { site, mailFrom } = settings
  const createdAt = new Date().toISOString()
  const messageId = messageIdOf(`${name}-${id}`, settings)
  const raw = await composeMail(settings, body, {
    to: recipients.map((address) => ({ name: '', address })),
    replyTo: { name: site.name, address: site.email },
    subject,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    messageId,
    createdAt,
  })
  const filename = filenameOf(createdAt, name, id)
  return mail.send({ messageId, from: addressOf(mailFrom), recipients, raw, filename }, signal)
}
