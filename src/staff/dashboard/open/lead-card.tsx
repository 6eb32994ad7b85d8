import type { ListedLead } from '../../../../db/leads/lead-list.ts'
import { css } from '../../../../styled-system/css'
import { visiblePhone } from '../../../leads/visible-phone.ts'
import { visibleName } from '../../../leads/visible-text.ts'
import { Card, CardTitle } from '../../../ui/card/card.tsx'

const list = css({ display: 'grid', '& > li + li': { borderTop: '1px solid token(colors.line)' } })
const line = css({
  display: 'grid',
  py: '8',
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    fontWeight: '600',
    overflowWrap: 'anywhere',
  },
})
const way = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'target' })
const facts = css({ textStyle: 'small', color: 'quiet', overflowWrap: 'anywhere' })
const SHOWN = 10
const SHOWN_NAME = 80

/** The first of some leads, and the way to all of them. */
export function LeadCard(props: {
  title: string
  leads: ListedLead[]
  inAll: number
  about(lead: ListedLead): string
  /** The address of the whole list. */
  whole: string
  /** Said instead when there is none. */
  empty: string
}) {
  const { leads, inAll, about } = props
  const all = inAll.toLocaleString('en-US')
  return (
    <Card>
      <CardTitle>
        {props.title}
        {inAll > 0 && ` (${all})`}
      </CardTitle>
      {inAll === 0 ? (
        <p>{props.empty}</p>
      ) : (
        <>
          <ul className={list}>
            {leads.slice(0, SHOWN).map((lead) => (
              <li key={lead.id} className={line}>
                <a href={`/admin/leads/${lead.id}`}>
                  <bdi>{visibleName(lead, SHOWN_NAME)}</bdi>
                </a>
                <span className={facts}>
                  {[
                    about(lead),
                    visiblePhone(lead.phone),
                    lead.assignedTo && `with ${lead.assignedTo.name}`,
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </li>
            ))}
          </ul>
          <p>
            <a href={props.whole} className={way}>
              {inAll > SHOWN ? `All ${all} in the list` : 'Open the list'}
            </a>
          </p>
        </>
      )}
    </Card>
  )
}
