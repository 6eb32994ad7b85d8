import { listVesselOptions } from '../../../../db/content/vessels.ts'
import { findUnclaimed } from '../../../../db/leads/attachments.ts'
import {
  findUnfinished,
  markUnfinishedOpened,
  type Unfinished,
} from '../../../../db/leads/unfinished.ts'
import { askedValues } from '../../../forms/table.ts'
import { isId } from '../../../http/is-id.ts'
import { phoneLink } from '../../../http/phone-link.ts'
import { notFound, requestHeaders } from '../../../http/request.ts'
import { services } from '../../../http/services.ts'
import { type LeadAnswers, leadForms } from '../../../leads/lead-forms.ts'
import { requestName } from '../../../leads/request-names.ts'
import { shownAnswers } from '../../../leads/shown-answers.ts'
import { visiblePhone } from '../../../leads/visible-phone.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { surface } from '../../../ui/layout.tsx'
import { StaffFrame } from '../../frame/frame.tsx'
import { facts } from '../../frame/list-look.ts'
import { flashOf } from '../../session/flash.ts'
import { requireStaff } from '../../session/require-staff.ts'
import { dangerous, form, heading, pairs, quiet, sheet } from '../lead-styles.ts'
import { When } from '../words/when.tsx'
import { UNFINISHED, unfinishedAction } from './addresses.ts'
import { shownLine, unfinishedName } from './unfinished-name.ts'

/** The page of one unfinished request: how to reach the visitor, and what they answered. */
export async function UnfinishedPage({ id }: { id: string }) {
  const staff = await requireStaff('leads')
  const { db } = services()
  const request = (isId(id) ? await findUnfinished(db, id) : undefined) ?? notFound()
  const [vessels, files] = await Promise.all([
    listVesselOptions(db),
    findUnclaimed(db, request.attachmentIds),
  ])
  // Not when the page comes back after a form.
  if (!flashOf(requestHeaders())) await markUnfinishedOpened(db, staff, id)
  const { kind } = request
  const formData = askedValues(leadForms[kind], request.answers)
  const answers = shownAnswers({ kind, formData }, vessels)
  return (
    <StaffFrame title={unfinishedName(request)} staff={staff}>
      <Facts request={request} />
      <Contact request={request} />
      <section className={`${surface} ${sheet}`} aria-labelledby="answers">
        <h2 id="answers" className={heading}>
          Answers so far
        </h2>
        <dl className={pairs}>
          {answers.map(({ name, label, value }) => [
            <dt key={`${name} label`}>{label}</dt>,
            <dd key={name} dir="auto">
              {value ?? <span className={quiet}>Not answered</span>}
            </dd>,
          ])}
        </dl>
        {files.length > 0 && (
          <p>
            Files, which can be opened once the request is sent:{' '}
            {files.map(({ filename }) => shownLine(filename)).join(', ')}
          </p>
        )}
      </section>
      <Remove id={id} />
      <p>
        <a href={UNFINISHED}>All unfinished requests</a>
      </p>
    </StaffFrame>
  )
}

function Facts({ request }: { request: Unfinished }) {
  return (
    <p className={facts}>
      {request.calledAt && <Badge tone="land">Called</Badge>}
      <span>{requestName(request.kind)}, not sent</span>
      <span>
        Last changed <When at={request.updatedAt} />
      </span>
      <span>
        Agreed to be called <When at={request.consentedAt} />
      </span>
    </p>
  )
}

function Contact({ request }: { request: Unfinished }) {
  const { id, calledAt, calledBy } = request
  const answers: LeadAnswers = request.answers
  const number = visiblePhone(answers.phone)
  return (
    <section className={`${surface} ${sheet}`} aria-labelledby="contact">
      <h2 id="contact" className={heading}>
        Get in touch
      </h2>
      <ul>
        <li>{number || 'No phone number'}</li>
        {answers.email && <li>{shownLine(answers.email)}</li>}
      </ul>
      <p>They agreed to a call about this request, and to nothing else.</p>
      {number && (
        <p>
          <ButtonLink href={phoneLink(number)} tone="action">
            Call
          </ButtonLink>
        </p>
      )}
      {calledAt ? (
        <p className={quiet}>
          {calledBy} called <When at={calledAt} />.
        </p>
      ) : (
        <form method="post" action={unfinishedAction('called')}>
          <input type="hidden" name="id" value={id} />
          <Button type="submit">Mark as called</Button>
        </form>
      )}
    </section>
  )
}

/** In two steps: it cannot be brought back. */
function Remove({ id }: { id: string }) {
  return (
    <details>
      <summary className={dangerous}>Remove this request</summary>
      <form method="post" action={unfinishedAction('remove')} className={form}>
        <p>
          The answers and files are deleted for good. The visitor can no longer continue this
          request.
        </p>
        <input type="hidden" name="id" value={id} />
        <p>
          <Button type="submit">Remove for good</Button>
        </p>
      </form>
    </details>
  )
}
