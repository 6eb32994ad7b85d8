import type { ListedLead } from '../../../../db/leads/lead-list.ts'
import { requestName } from '../../../leads/request-names.ts'
import { surface } from '../../../ui/layout.tsx'
import { leadHref, personHref } from '../addresses.ts'
import { heading, quiet, sheet } from '../lead-styles.ts'
import { STATUS_NAMES } from '../words/lead-names.ts'
import { When } from '../words/when.tsx'

/** Earlier and later leads of the same address as a lead. */
export function OtherLeads({ leadId, leads }: { leadId: string; leads: ListedLead[] }) {
  return (
    <section className={`${surface} ${sheet}`} aria-labelledby="others">
      <h2 id="others" className={heading}>
        The same person
      </h2>
      {leads.length === 0 && <p className={quiet}>No other lead came from this address.</p>}
      {leads.length > 0 && (
        <ul>
          {leads.map((lead) => (
            <li key={lead.id}>
              <a href={leadHref(lead.id)}>
                {requestName(lead.kind)} {lead.reference}
              </a>{' '}
              <span className={quiet}>
                {STATUS_NAMES[lead.status]}, <When at={lead.createdAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href={personHref(leadId)}>Everything about this person</a>
      </p>
    </section>
  )
}
