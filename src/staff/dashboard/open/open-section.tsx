import type { Digest } from '../../../../db/leads/digest.ts'
import { CardGrid } from '../../../ui/card/card.tsx'
import { leadsHref } from '../../leads/list/leads-query.ts'
import { UNFINISHED } from '../../leads/unfinished/addresses.ts'
import { DashboardSection } from '../dashboard-section.tsx'
import type { Figures } from '../figures/load-figures.ts'
import { inTime } from '../parts/part.ts'
import { AnswerFacts } from './answer-facts.tsx'
import { LeadCard } from './lead-card.tsx'

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
