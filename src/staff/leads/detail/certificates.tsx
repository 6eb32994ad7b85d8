import { randomUUID } from 'node:crypto'
import type { Certificate } from '../../../../db/leads/certificates.ts'
import type { Lead, LeadMessage } from '../../../../db/leads/lead.ts'
import { css } from '../../../../styled-system/css'
import { MAX_CERTIFICATE_MB } from '../../../settings/business.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { notPrinted, surface } from '../../../ui/layout.tsx'
import { fileAddress, fileHref, leadAction } from '../addresses.ts'
import { fileName } from '../files/file-words.ts'
import { mayOpen } from '../files/may-open.ts'
import { form, heading, quiet, sheet } from '../lead-styles.ts'
import { When } from '../words/when.tsx'
import { CERTIFICATE_FILE, holderEmail } from './handle-certificate.ts'
import type { LeadAnswer } from './lead-answer.ts'
import { mayReplyHere } from './reply-form.tsx'
import { LEAD_FORM } from './state-form.tsx'
import { SendAgain } from './time-line.tsx'
import { canBeSentAgain, messageState } from './time-line-entries.ts'

const list = css({ display: 'grid', gap: '16' })
const check = css({ display: 'inline-flex', alignItems: 'center', gap: '8', minHeight: 'target' })

/** The certificates that were sent for a request, and the way to send one. */
export function Certificates(props: {
  lead: Lead
  certificates: Certificate[]
  messages: LeadMessage[]
  answer: LeadAnswer | undefined
}) {
  const { lead, certificates, messages, answer } = props
  return (
    <section className={`${surface} ${sheet}`} aria-labelledby="certificates">
      <h2 id="certificates" className={heading}>
        Certificate
      </h2>
      {certificates.length === 0 && <p className={quiet}>None was sent yet.</p>}
      <ul className={list}>
        {certificates.map((certificate) => (
          <Sent
            key={certificate.id}
            certificate={certificate}
            email={lead.email}
            messages={messages.filter(({ aboutId }) => aboutId === certificate.id)}
          />
        ))}
      </ul>
      {mayReplyHere(lead) && <SendForm lead={lead} answer={answer} />}
    </section>
  )
}

function Sent(props: { certificate: Certificate; email: string; messages: LeadMessage[] }) {
  const { certificate, email, messages } = props
  const { file, staffName, createdAt, holderEmail } = certificate
  const way = mayOpen(file) === 'at once' ? fileAddress(file.id) : fileHref(file.leadId, file.id)
  return (
    <li>
      <p>
        <a href={way}>
          <bdi>{fileName(file)}</bdi>
        </a>
      </p>
      <p className={quiet}>
        By {staffName}, <When at={createdAt} />
      </p>
      {messages.map((message) => {
        const to = message.topic === 'certificate-copy' ? holderEmail : email
        const isFailed = message.refusedAt && canBeSentAgain(message, messages)
        const again = { messageId: message.id, text: `Certificate to ${to}` }
        return (
          <div key={message.id}>
            <p className={quiet}>
              To {to}: {messageState(message)}
            </p>
            {isFailed && <SendAgain leadId={file.leadId} message={again} />}
          </div>
        )
      })}
    </li>
  )
}

function SendForm({ lead, answer }: { lead: Lead; answer: LeadAnswer | undefined }) {
  const holder = holderEmail(lead)
  return (
    <div className={`${form} ${notPrinted}`}>
      <input
        form={LEAD_FORM}
        type="hidden"
        name="certificateKey"
        defaultValue={answer?.certificate?.key ?? randomUUID()}
      />
      <PlainField
        form={LEAD_FORM}
        name={CERTIFICATE_FILE}
        type="file"
        label="The certificate to send"
        hint={`A PDF of up to ${MAX_CERTIFICATE_MB} MB, as the insurer made it.`}
        accept=".pdf,application/pdf"
        error={answer?.errors?.certificate}
      />
      {holder ? (
        <label className={check}>
          <input
            form={LEAD_FORM}
            type="checkbox"
            name="toHolder"
            value={holder}
            defaultChecked={answer?.certificate?.isToHolder}
          />
          <span>
            Send it to <bdi>{holder}</bdi>, too
          </span>
        </label>
      ) : (
        <p className={quiet}>No address was given of whoever asks for it.</p>
      )}
      <p>
        {/* With the rest of the form, so that nothing that is typed on the page is lost. */}
        <Button
          type="submit"
          form={LEAD_FORM}
          formAction={leadAction(lead.id, 'certificate')}
          formEncType="multipart/form-data"
          tone="action"
        >
          Send the certificate
        </Button>
      </p>
      <p className={quiet}>
        It goes to {lead.email} in your name, and the lead is then handled. What they answer comes
        to you.
      </p>
    </div>
  )
}
