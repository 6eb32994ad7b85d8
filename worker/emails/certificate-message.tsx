import type { Certificate } from '../../db/leads/certificates.ts'
import type { Submission } from '../../db/leads/submissions.ts'
import type { LeadDelivery } from '../../db/mail/deliveries.ts'
import { visibleLine } from '../../src/leads/visible-text.ts'
import { certificateForm } from '../../src/service/form.ts'
import type { Config } from '../../src/settings/config.ts'
import { replyAddress } from '../../src/settings/reply-address.ts'
import type { OutgoingEmail } from '../mail/mailer.ts'
import { composeMail, filenameOf } from './compose-mail.ts'
import { EmailLayout, Paragraph, Title } from './email-layout.tsx'
import { addressOf, messageIdOf } from './mail-addresses.ts'
import { given } from './write-lead-email.ts'

const SHOWN = 120

/** A certificate with its file, and what its message is an answer to. */
interface SentCertificate extends Certificate {
  content: Buffer
  /** The id of the delivery that confirmed the request; undefined if none was promised. */
  confirmation: string | undefined
}

/**
 * Writes the message with a certificate of insurance: from the agency's address in the broker's name, to the visitor in
 * one thread with the confirmation, or to whoever asked for the certificate. What the visitor answers comes back to the
 * lead; without REPLY_ADDRESS, and from whoever asked, it goes to the broker.
 */
export async function writeCertificateEmail(
  settings: Config,
  { id, topic, createdAt, acceptedBy }: LeadDelivery,
  { email, reference, formData }: Submission,
  certificate: SentCertificate,
): Promise<OutgoingEmail> {
  const { site, mailFrom } = settings
  const { file, staffName, staffEmail, holderEmail, confirmation, content } = certificate
  const from = addressOf(mailFrom)
  const isCopy = topic === 'certificate-copy'
  const to = isCopy ? [holderEmail ?? ''].filter(Boolean) : [email]
  const messageId = messageIdOf(id, settings)
  const thread = !isCopy && confirmation && messageIdOf(confirmation, settings)
  const answer = (name: Parameters<typeof given<typeof certificateForm>>[2]) =>
    visibleLine(given(certificateForm, formData, name), SHOWN)
  const said = { site, reference, file: file.filename }
  const insured = `${answer('name')}, ${answer('insured_boat')}`
  const subject = isCopy
    ? `Certificate of insurance: ${insured}`
    : `Your certificate of insurance ${reference}`
  const body = isCopy ? (
    <CopyMessage {...said} insured={insured} />
  ) : (
    <VisitorCopyMessage {...said} holder={answer('holder')} sentTo={holderEmail} />
  )
  const raw = await composeMail(settings, body, {
    from: { name: `${staffName}, ${site.name}`, address: from },
    to: to.map((address) => ({ name: '', address })),
    // The marina gets no address that adds to the lead.
    replyTo: {
      name: staffName,
      address: (isCopy ? undefined : replyAddress(settings, reference)) ?? staffEmail,
    },
    subject,
    messageId,
    createdAt,
    attachments: [{ filename: file.filename, contentType: file.contentType, content }],
    ...(thread && { inReplyTo: thread, references: thread }),
  })
  return {
    messageId,
    from,
    recipients: to.filter((address) => !acceptedBy.includes(address)),
    raw,
    filename: filenameOf(createdAt, topic, reference, id),
  }
}

interface Said {
  site: Config['site']
  reference: string
  file: string
}

const CHANGES_NOTHING =
  'A certificate is for information. It says what the policy has on the day it is made, and changes nothing in it.'

function VisitorCopyMessage(props: Said & { holder: string; sentTo: string | undefined }) {
  const { site, reference, holder, sentTo } = props
  const title = 'Your certificate of insurance'
  return (
    <EmailLayout site={site} title={title} preview={`Attached: ${props.file}`}>
      <Title>{title}</Title>
      <Paragraph>
        Attached is the certificate that {holder || 'they'} asked you for. Your reference is{' '}
        <strong>{reference}</strong>.
      </Paragraph>
      <Paragraph>
        {sentTo ? `We have sent it to ${sentTo}, too.` : 'We have sent it to nobody else.'} Please
        check its names, limits and dates. If something is wrong, answer this message or call{' '}
        {site.phone}.
      </Paragraph>
      <Paragraph>{CHANGES_NOTHING}</Paragraph>
    </EmailLayout>
  )
}

function CopyMessage(props: Said & { insured: string }) {
  const { site, reference, insured } = props
  const title = 'Certificate of insurance'
  return (
    <EmailLayout site={site} title={title} preview={`Attached: ${props.file}`}>
      <Title>{title}</Title>
      <Paragraph>
        Attached is the certificate of insurance of {insured}, sent to you at their request. Our
        reference is <strong>{reference}</strong>.
      </Paragraph>
      <Paragraph>{CHANGES_NOTHING}</Paragraph>
      <Paragraph>
        If something is missing, answer this message or call {site.phone}. Whether somebody can be
        added as an additional insured is decided by the insurer.
      </Paragraph>
    </EmailLayout>
  )
}
