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

/**
 * Sends a message to everyone who reads the agency's mail.
 * @throws When no recipient got it.
 */
export async function sendToAgency(
  { settings, mail, log }: Pick<WorkerContext, 'settings' | 'mail' | 'log'>,
  { name, id, subject, body }: Omit<StaffMail, 'to'>,
  signal: AbortSignal,
): Promise<void> {
  const { leadsTo, mailFrom } = settings
  const createdAt = new Date().toISOString()
  const messageId = messageIdOf(`${name}-${id}`, settings)
  const raw = await composeMail(settings, body, {
    to: leadsTo.map((address) => ({ name: '', address })),
    subject,
    headers: { 'Auto-Submitted': 'auto-generated' },
    messageId,
    createdAt,
  })
  const email = {
    messageId,
    from: addressOf(mailFrom),
    recipients: leadsTo,
    raw,
    filename: filenameOf(createdAt, name, id),
  }
  const { accepted, refused } = await mail.send(email, signal)
  const answers = refused.map(({ code }) => code).join(', ')
  if (accepted.length === 0) throw new Error(`The mail server refused a message: ${answers}`)
  if (refused.length > 0) log.warn({ message: name, answers }, 'a message did not reach everyone')
}

/**
 * Sends a message to one of the staff. An address that takes no mail is not tried again.
 * @throws When the mail server could not be reached, or refused for now.
 */
export async function sendToStaff(
  { settings, mail, log }: Pick<WorkerContext, 'settings' | 'mail' | 'log'>,
  { name, id, to, subject, body }: StaffMail,
  signal: AbortSignal,
): Promise<void> {
  const { site } = settings
  const createdAt = new Date().toISOString()
  const messageId = messageIdOf(`${name}-${id}`, settings)
  const raw = await composeMail(settings, body, {
    to: { name: '', address: to },
    replyTo: { name: site.name, address: site.email },
    subject,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    messageId,
    createdAt,
  })
  const { accepted, refused } = await mail.send(
    {
      messageId,
      from: addressOf(settings.mailFrom),
      recipients: [to],
      raw,
      filename: filenameOf(createdAt, messageId.slice(1, name.length + 10)),
    },
    signal,
  )
  if (accepted.length > 0) return
  const answers = refused.map(({ code }) => code).join(', ')
  const isForGood = refused.some(({ code, noSuchMailbox }) => noSuchMailbox || code.startsWith('5'))
  if (!isForGood) throw new Error(`The mail server refused a message to staff: ${answers}`)
  log.warn({ message: name, answers }, 'the address of a message to staff takes no mail')
}
