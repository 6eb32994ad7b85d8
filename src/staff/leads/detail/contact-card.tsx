import type { Lead } from '../../../../db/leads/lead.ts'
import type { StaffMember } from '../../../../db/staff/staff.ts'
import { css } from '../../../../styled-system/css'
import { agency } from '../../../http/agency.ts'
import { phoneLink } from '../../../http/phone-link.ts'
import { visiblePhone } from '../../../leads/visible-phone.ts'
import { visibleLine } from '../../../leads/visible-text.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { notPrinted, surface } from '../../../ui/layout.tsx'
import { leadAction } from '../addresses.ts'
import { heading, quiet, row, sheet } from '../lead-styles.ts'
import { When } from '../words/when.tsx'
import { CountAnswers } from './count-answers.tsx'
import { replyHref } from './reply.ts'
import { LEAD_FORM } from './state-form.tsx'

const SHOWN = 200
const note = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' })
const addresses = css({ '& > li': { overflowWrap: 'anywhere' } })

/** How to reach the visitor, with one touch. */
export function ContactCard({ lead, staff }: { lead: Lead; staff: StaffMember }) {
  const number = visiblePhone(lead.phone)
  const action = leadAction(lead.id, 'answered')
  const noted = {
    type: 'submit',
    form: LEAD_FORM,
    formAction: action,
    name: 'way',
    tone: 'bare',
  } as const
  return (
    <section className={`${surface} ${sheet}`} aria-labelledby="contact" data-wake="">
      <h2 id="contact" className={heading}>
        Get in touch
      </h2>
      <ul className={addresses}>
        {number && <li>{number}</li>}
        <li>{visibleLine(lead.email, SHOWN)}</li>
      </ul>
      <p className={`${row} ${notPrinted}`}>
        {number && (
          <ButtonLink href={phoneLink(number)} tone="action" data-answer="call">
            Call
          </ButtonLink>
        )}
        <ButtonLink
          href={replyHref(lead, agency(), staff.name)}
          tone={number ? 'plain' : 'action'}
          data-answer="mail"
        >
          Reply by email
        </ButtonLink>
      </p>
      <p className={quiet}>
        {lead.answeredAt ? (
          <>
            First answered <When at={lead.answeredAt} />.
          </>
        ) : (
          'Not answered yet.'
        )}
      </p>
      <p className={`${note} ${notPrinted}`}>
        <span className={quiet}>Note that</span>
        <Button {...noted} value="call" aria-label="Note that I called">
          I called
        </Button>
        <Button {...noted} value="mail" aria-label="Note that I replied">
          I replied
        </Button>
      </p>
      <CountAnswers action={action} />
    </section>
  )
}
