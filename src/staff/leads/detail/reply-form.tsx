import { randomUUID } from 'node:crypto'
import type { Lead } from '../../../../db/leads/lead.ts'
import type { StaffMember } from '../../../../db/staff/staff.ts'
import { agency } from '../../../http/agency.ts'
import { config } from '../../../settings/config.ts'
import { LINK_FIELD, type ReplyTemplate } from '../../../settings/reply-templates.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { PlainField, PlainSelect, PlainTextArea } from '../../../ui/field/plain-field.tsx'
import { notPrinted, surface } from '../../../ui/layout.tsx'
import { leadAction } from '../addresses.ts'
import { form, heading, quiet, row, sheet } from '../lead-styles.ts'
import type { LeadAnswer } from './lead-answer.ts'
import { replyHref, replySubject } from './reply.ts'
import { LEAD_FORM } from './state-form.tsx'

export const REPLY_ID = 'reply-by-email'
const ROWS = 10

/** Whether the site itself can send a reply: not without a mail server, and not to what may be spam. */
export function mayReplyHere({ email, heldAt }: Pick<Lead, 'email' | 'heldAt'>): boolean {
  return email !== '' && heldAt === undefined && config().smtpUrl !== undefined
}

/** A reply to the visitor: from a template, changed, and sent from here. */
export function ReplyForm(props: {
  lead: Lead
  staff: StaffMember
  templates: ReplyTemplate[]
  answer: LeadAnswer | undefined
}) {
  const { lead, staff, templates, answer } = props
  const { reply, errors = {} } = answer ?? {}
  const hidden = { form: LEAD_FORM, type: 'hidden' } as const
  return (
    <section
      id={REPLY_ID}
      className={`${surface} ${sheet} ${notPrinted}`}
      aria-labelledby="reply-heading"
    >
      <h2 id="reply-heading" className={heading}>
        Reply by email
      </h2>
      <p className={quiet}>
        It goes out from the agency’s address in your name.{' '}
        {config().replyAddress === undefined
          ? `What they answer goes to ${staff.email}.`
          : 'What they answer comes back to this page, and a message tells you.'}
      </p>
      <input {...hidden} name="replyKey" defaultValue={reply?.key ?? randomUUID()} />
      <input {...hidden} name="replyMark" value={reply?.mark ?? ''} />
      <div className={form}>
        {templates.length > 0 && (
          <>
            <PlainSelect
              form={LEAD_FORM}
              name="template"
              label="Template"
              defaultValue={reply?.template ?? ''}
              error={errors.template}
            >
              <option value="">Choose a template</option>
              {templates.map(({ name }) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </PlainSelect>
            <p className={row}>
              {/* The page that answers begins where it was filled in. */}
              <Button
                type="submit"
                form={LEAD_FORM}
                formAction={`${leadAction(lead.id, 'template')}#${REPLY_ID}`}
              >
                Fill it in
              </Button>
              <a href="/admin/settings/reply-templates">Change the templates</a>
            </p>
          </>
        )}
        <PlainField
          form={LEAD_FORM}
          name="replySubject"
          label="Subject"
          defaultValue={reply?.subject || replySubject(lead)}
          error={errors.replySubject}
          autoComplete="off"
        />
        <PlainTextArea
          form={LEAD_FORM}
          name="reply"
          label="Your reply"
          hint={`Fields like {first name} are filled in; ${LINK_FIELD} becomes a button to the page of their request.`}
          defaultValue={reply?.text}
          error={errors.reply}
          rows={ROWS}
        />
        <p className={row}>
          <Button
            type="submit"
            form={LEAD_FORM}
            formAction={leadAction(lead.id, 'reply')}
            tone="action"
          >
            Send the reply
          </Button>
          <ButtonLink href={replyHref(lead, agency(), staff.name)} tone="bare" data-answer="mail">
            Use your own mail program
          </ButtonLink>
          {templates.length === 0 && (
            <a href="/admin/settings/reply-templates">Make templates of replies</a>
          )}
        </p>
      </div>
    </section>
  )
}
