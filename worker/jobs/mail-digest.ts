import { createElement } from 'react'
import { findDigest } from '../../db/leads/digest.ts'
import { officeDay } from '../../src/settings/office-day.ts'
import { composeMail, filenameOf } from '../emails/compose-mail.ts'
import { DigestMessage, digestSubject } from '../emails/digest-message.tsx'
import { addressOf, messageIdOf } from '../emails/mail-addresses.ts'
import type { Handler } from './context.ts'

/**
 * Sends the agency what is open this morning; nothing when nothing is, or when the day is over. A worker
 * that dies just after the mail server's answer sends it again, under the same Message-ID.
 * @throws When no recipient got it.
 */
export const mailDigest: Handler<'mail-digest'> = async (
  { db, settings, mail, log },
  { day },
  signal,
) => {
  if (day !== officeDay()) return
  const digest = await findDigest(db, day)
  const { dueInAll, unansweredInAll, held, toCall } = digest
  if (dueInAll + unansweredInAll + held + toCall === 0) return
  const { site, siteUrl, leadsTo, mailFrom } = settings
  const messageId = messageIdOf(`digest-${day}`, settings)
  const createdAt = new Date().toISOString()
  const raw = await composeMail(
    settings,
    createElement(DigestMessage, { site, siteUrl, digest, day }),
    {
      to: leadsTo.map((address) => ({ name: '', address })),
      subject: digestSubject(digest),
      headers: { 'Auto-Submitted': 'auto-generated' },
      messageId,
      createdAt,
    },
  )
  const email = {
    messageId,
    from: addressOf(mailFrom),
    recipients: leadsTo,
    raw,
    filename: filenameOf(createdAt, 'digest', day),
  }
  const { accepted, refused } = await mail.send(email, signal)
  const answers = refused.map(({ code }) => code).join(', ')
  if (accepted.length === 0) throw new Error(`The mail server refused the digest: ${answers}`)
  if (refused.length > 0) log.warn({ answers }, 'the digest did not reach everyone')
}
