import type { Digest } from '../../../../db/leads/digest.ts'
import type { ListedLead } from '../../../../db/leads/lead-list.ts'
import { css } from '../../../../styled-system/css'
import { visiblePhone } from '../../../leads/visible-phone.ts'
import { visibleName } from '../../../leads/visible-text.ts'
import { Card, CardGrid, CardTitle } from '../../../ui/card/card.tsx'
import { leadsHref } from '../../leads/list/leads-query.ts'
import { UNFINISHED } from '../../leads/unfinished/addresses.ts'
import { DashboardSection } from '../dashboard-section.tsx'
import type { Figures } from '../figures/load-figures.ts'
import { inTime } from '../health/part.ts'
import { AnswerFacts } from './answer-facts.tsx'

/** What waits for somebody: follow-ups, leads without an answer, and how fast answers are. */
export function OpenSection(props: { digest: Digest; figures: Figures; today: string }) {
  const { digest, figures, today } = props
  return (
    <DashboardSection id="open" title="What is open">
      <AnswerFacts figures={figures} held={digest.held} />
      {digest.toCall > 0 && (
        <p>
          {digest.toCall === 1 ? 'A visitor' : `${digest.toCall} visitors`} did not finish a request
          and agreed to be called about it. <a href={UNFINISHED}>See unfinished requests</a>
        </p>
      )}
      <CardGrid columns={2}>
        <LeadCard
          title="Follow-ups due"
          leads={digest.due}
          inAll={digest.dueInAll}
          about={({ followUpOn = '' }) => dueOn(followUpOn, today)}
          whole={leadsHref({ view: 'open', followUp: 'due', order: 'follow-up' })}
          empty="No follow-up is due."
        />
        <LeadCard
          title="Not answered yet"
          leads={digest.unanswered}
          inAll={digest.unansweredInAll}
          about={({ createdAt }) => `received ${inTime(Date.now() - Date.parse(createdAt))} ago`}
          whole={leadsHref({ view: 'new', order: 'oldest' })}
          empty="Every lead has been answered."
        />
      </CardGrid>
    </DashboardSection>
  )
}

function dueOn(day: string, today: string): string {
  if (day === today) return 'due today'
  const days = Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000)
  return days === 1 ? 'due yesterday' : `due ${days.toLocaleString('en-US')} days ago`
}

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
function LeadCard(props: {
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
