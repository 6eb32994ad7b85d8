import { Fragment } from 'react'
import type { LeadReply } from '../../db/leads/replies.ts'
import type { Submission } from '../../db/leads/submissions.ts'
import type { LeadDelivery } from '../../db/mail/deliveries.ts'
import type { Config } from '../../src/settings/config.ts'
import { statusPath } from '../../src/settings/lead-tokens.ts'
import { replyAddress } from '../../src/settings/reply-address.ts'
import { LINK_FIELD } from '../../src/settings/reply-templates.ts'
import type { OutgoingEmail } from '../mail/mailer.ts'
import { composeMail, filenameOf } from './compose-mail.ts'
import { Action, EmailLayout, Paragraph } from './email-layout.tsx'
import { addressOf, messageIdOf } from './mail-addresses.ts'

/**
 * Writes a broker's reply to a lead's visitor: from the agency's address in the broker's name, and in one thread with
 * the confirmation. What the visitor answers comes back to the lead, or without REPLY_ADDRESS goes to the broker.
 * @param confirmationId Of the delivery that confirmed the request; undefined if none was promised.
 */
export async function writeReplyEmail(
  settings: Config,
  { id, createdAt, acceptedBy }: Pick<LeadDelivery, 'id' | 'createdAt' | 'acceptedBy'>,
  { id: leadId, reference, email }: Pick<Submission, 'id' | 'reference' | 'email'>,
  reply: LeadReply,
  confirmationId: string | undefined,
): Promise<OutgoingEmail> {
  const { site, siteUrl, mailFrom } = settings
  const from = addressOf(mailFrom)
  const messageId = messageIdOf(id, settings)
  const thread = confirmationId && messageIdOf(confirmationId, settings)
  const link = siteUrl + statusPath(settings, leadId)
  const body = <ReplyMessage site={site} subject={reply.subject} text={reply.text} link={link} />
  const raw = await composeMail(settings, body, {
    from: { name: `${reply.staffName}, ${site.name}`, address: from },
    to: { name: '', address: email },
    replyTo: {
      name: reply.staffName,
      address: replyAddress(settings, reference) ?? reply.staffEmail,
    },
    subject: reply.subject,
    messageId,
    createdAt,
    ...(thread && { inReplyTo: thread, references: thread }),
  })
  return {
    messageId,
    from,
    recipients: [email].filter((address) => !acceptedBy.includes(address)),
    raw,
    filename: filenameOf(createdAt, 'reply', reference, id),
  }
}

/** The paragraphs as they were typed, with a button where the text has the field for the link. */
function ReplyMessage(props: {
  site: Config['site']
  subject: string
  text: string
  link: string
}) {
  const { site, subject, text, link } = props
  const [first = '', ...rest] = text.split(LINK_FIELD)
  return (
    <EmailLayout site={site} title={subject} preview={text.slice(0, PREVIEWED)}>
      <Paragraphs text={first} />
      {rest.map((part, number) => (
        // The parts are never reordered, so the index is a stable key.
        <Fragment key={number}>
          <Action href={link}>See your request and add files</Action>
          <Paragraphs text={part} />
        </Fragment>
      ))}
    </EmailLayout>
  )
}

const PREVIEWED = 100

function Paragraphs({ text }: { text: string }) {
  const paragraphs = text.trim().split(/\n{2,}/)
  return paragraphs.filter(Boolean).map((paragraph, number) => (
    <Paragraph key={number}>
      {paragraph.split('\n').map((line, at) => (
        <Fragment key={at}>
          {at > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Paragraph>
  ))
}
