import type { Lead } from '../../../../db/leads/lead.ts'
import type { ListedLead } from '../../../../db/leads/lead-list.ts'
import type { LikelyLead } from '../../../../db/leads/likely-same.ts'
import { requestName } from '../../../leads/request-names.ts'
import { visibleLine } from '../../../leads/visible-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { notPrinted, surface } from '../../../ui/layout.tsx'
import { leadAction, leadHref, personHref } from '../addresses.ts'
import { heading, quiet, sheet } from '../lead-styles.ts'
import { STATUS_NAMES } from '../words/lead-names.ts'
import { likenessInWords } from '../words/likeness.ts'
import { When } from '../words/when.tsx'
import { LEAD_FORM } from './state-form.tsx'

const SHOWN = 200

/** Earlier and later leads of the person who sent one, and what may be theirs. */
export function OtherLeads(props: {
  lead: Lead
  leads: ListedLead[]
  /** Under other addresses, by phone and name. */
  likely: LikelyLead[]
}) {
  const { lead, leads, likely } = props
  return (
    <section className={`${surface} ${sheet}`} aria-labelledby="others">
      <h2 id="others" className={heading}>
        The same person
      </h2>
      {leads.length === 0 && <p className={quiet}>No other lead came from this address.</p>}
      {leads.length > 0 && (
        <ul>
          {leads.map((other) => (
            <li key={other.id}>
              <a href={leadHref(other.id)}>
                {requestName(other.kind)} {other.reference}
              </a>{' '}
              <span className={quiet}>
                {STATUS_NAMES[other.status]}, <When at={other.createdAt} />
                {other.email !== lead.email && <>, {visibleLine(other.email, SHOWN)}</>}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Offer leadId={lead.id} likely={likely} />
      <p>
        <a href={personHref(lead.id)}>Everything about this person</a>
      </p>
    </section>
  )
}

/** The latest that may be theirs: whoever knows them says it in one press. */
function Offer({ leadId, likely: [likely, ...more] }: { leadId: string; likely: LikelyLead[] }) {
  if (!likely) return null
  const { lead, by } = likely
  const said = {
    type: 'submit',
    form: LEAD_FORM,
    formAction: leadAction(leadId, 'same-person'),
    value: lead.id,
    tone: 'bare',
  } as const
  return (
    <div className={notPrinted}>
      <p>
        Perhaps theirs, too, with {likenessInWords(by)}:{' '}
        <a href={leadHref(lead.id)}>
          {requestName(lead.kind)} {lead.reference}
        </a>
        , <bdi>{visibleLine(lead.name, SHOWN)}</bdi>
        {more.length > 0 && (
          <>
            , and <a href={personHref(leadId)}>others</a>
          </>
        )}
      </p>
      <p>
        <Button {...said} name="same">
          Same person
        </Button>
        <Button {...said} name="apart">
          Not the same person
        </Button>
      </p>
    </div>
  )
}
