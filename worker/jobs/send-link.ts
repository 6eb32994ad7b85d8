import type { ReactElement } from 'react'
import { composeMail, filenameOf } from '../emails/compose-mail.ts'
import { addressOf, messageIdOf } from '../emails/mail-addresses.ts'
import type { WorkerContext } from './context.ts'

export interface LinkMail {
  /** Of the message, for its id and its file. */
  name: string
  to: string
  subject: string
  body: ReactElement
}

/**
 * Sends a message with a link that is made for it. Each try is another message, because it
 * has another secret. An address that takes no mail is not tried again.
 * @throws When the mail server could not be reached, or refused for now.
 */
export async function sendLink(
  { settings, mail, log }: Pick<WorkerContext, 'settings' | 'mail' | 'log'>,
  { name, to, subject, body }: LinkMail,
  signal: AbortSignal,
): Promise<void> {
  const { site } = settings
  const createdAt = new Date().toISOString()
  const messageId = messageIdOf(`${name}-${crypto.randomUUID()}`, settings)
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
  if (!isForGood) throw new Error(`The mail server refused a message with a link: ${answers}`)
  log.warn({ message: name, answers }, 'the address of a message with a link takes no mail')
}
