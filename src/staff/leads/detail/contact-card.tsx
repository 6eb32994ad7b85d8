import type { Lead } from '../../../../db/leads/lead.ts'
import type { ContactWay } from '../../../../db/leads/lead-contact.ts'
import type { StaffMember } from '../../../../db/staff/staff.ts'
import { css } from '../../../../styled-system/css'
import { agency } from '../../../http/agency.ts'
import { phoneLink, textLink } from '../../../http/phone-link.ts'
import { visiblePhone } from '../../../leads/visible-phone.ts'
import { visibleLine } from '../../../leads/visible-text.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { notPrinted, surface } from '../../../ui/layout.tsx'
import { leadAction } from '../addresses.ts'
import { heading, quiet, row, sheet } from '../lead-styles.ts'
import { When } from '../words/when.tsx'
import { CountAnswers } from './count-answers.tsx'
import { replyHref } from './reply.ts'
import { mayReplyHere, REPLY_ID } from './reply-form.tsx'
import { LEAD_FORM } from './state-form.tsx'
import { NEXT_DAYS } from './state-values.ts'

const SHOWN = 200
const note = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' })
const addresses = css({ '& > li': { overflowWrap: 'anywhere' } })

const OUTCOMES: [way: ContactWay, words: string][] = [
  ['call', 'Reached'],
  ['voicemail', 'Left voicemail'],
  ['no-answer', 'No answer'],
  ['wrong-number', 'Wrong number'],
  ['mail', 'I replied'],
]

/** How to reach the visitor, what came of it, and when to come back, with one touch each. */
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
        <ContactLinks lead={lead} staff={staff} email="Reply by email" />
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
      <fieldset className={notPrinted}>
        <legend className={quiet}>What came of it</legend>
        <p className={note}>
          {OUTCOMES.map(([value, words]) => (
            <Button key={value} {...noted} value={value}>
              {words}
            </Button>
          ))}
        </p>
      </fieldset>
      <fieldset className={notPrinted}>
        <legend className={quiet}>Follow up</legend>
        <p className={note}>
          {NEXT_DAYS.map(({ go, name }) => (
            <Button key={go} type="submit" form={LEAD_FORM} name="go" value={go} tone="bare">
              {name}
            </Button>
          ))}
        </p>
      </fieldset>
      <CountAnswers action={action} />
    </section>
  )
}

/** @param props.email The words of the link that begins a reply. */
function ContactLinks({ lead, staff, email }: { lead: Lead; staff: StaffMember; email: string }) {
  const number = visiblePhone(lead.phone)
  return (
    <>
      {number && (
        <>
          <ButtonLink href={phoneLink(number)} tone="action">
            Call
          </ButtonLink>
          <ButtonLink href={textLink(number)}>Text</ButtonLink>
        </>
      )}
      {lead.email && (
        <ButtonLink
          tone={number ? 'plain' : 'action'}
          {...(mayReplyHere(lead)
            ? { href: `#${REPLY_ID}` }
            : { href: replyHref(lead, agency(), staff.name), 'data-answer': 'mail' })}
        >
          {email}
        </ButtonLink>
      )}
    </>
  )
}

/** What a thumb needs most, at the bottom of a phone wherever the page is scrolled to. */
const bar = css({
  display: { base: 'flex', lg: 'none' },
  position: 'sticky',
  bottom: '0',
  zIndex: '10',
  flexWrap: 'wrap',
  gap: '4',
  mx: '-16',
  p: '8',
  bg: 'page',
  borderTop: '1px solid token(colors.line)',
  // Four words in a line, on the smallest phone too.
  '& > a': { flex: '1 1 auto', px: '4', justifyContent: 'center', whiteSpace: 'nowrap' },
  // A phone on its side has no room for it.
  '@media (max-height: 24rem)': { position: 'static' },
})

export function PhoneBar({ lead, staff }: { lead: Lead; staff: StaffMember }) {
  return (
    <nav aria-label="Get in touch" className={`${bar} ${notPrinted}`}>
      <ContactLinks lead={lead} staff={staff} email="Email" />
      <ButtonLink href="#contact">Outcome</ButtonLink>
    </nav>
  )
}
