import type { Digest } from '../../../../db/leads/digest.ts'
import { css } from '../../../../styled-system/css'
import { Card, CardGrid } from '../../../ui/card/card.tsx'
import { DashboardSection } from '../dashboard-section.tsx'
import type { Figures } from '../figures/load-figures.ts'
import { inTime } from '../parts/part.ts'
import { LeadCard } from './lead-card.tsx'

const facts = css({ display: 'grid', gap: '4' })
const figure = css({
  fontFamily: 'serif',
  fontSize: '1.875rem',
  fontWeight: '600',
  color: 'heading',
  lineHeight: '1.2',
})
const of = css({ textStyle: 'small', color: 'quiet' })

const WHOLE_LIST = '/admin/leads?view=open'

/** What waits for somebody: follow-ups, leads without an answer, and how fast answers are. */
export function OpenSection(props: { digest: Digest; figures: Figures; today: string }) {
  const { digest, today } = props
  const { answers, waitingLong } = props.figures
  return (
    <DashboardSection id="open" title="What is open">
      <CardGrid columns={3}>
        <Fact
          value={answers.medianMs === undefined ? 'None yet' : inTime(answers.medianMs)}
          name="Until the first answer"
          more={
            answers.answered === 0
              ? 'No lead of the last 30 days has been answered.'
              : `Half of the ${answers.answered.toLocaleString('en-US')} answered leads of the last 30 days waited less, half of them more.`
          }
        />
        <Fact
          value={waitingLong.toLocaleString('en-US')}
          name="Without an answer for over a working day"
          more="Saturdays and Sundays are not counted."
        />
        <Fact
          value={digest.held.toLocaleString('en-US')}
          name="Held as suspected spam"
          more={<a href="/admin/leads?view=held">Look through them</a>}
        />
      </CardGrid>
      <CardGrid columns={2}>
        <LeadCard
          title="Follow-ups due"
          leads={digest.due}
          inAll={digest.dueInAll}
          about={({ followUpOn = '' }) => dueOn(followUpOn, today)}
          whole={`${WHOLE_LIST}&order=follow-up`}
          empty="No follow-up is due."
        />
        <LeadCard
          title="Not answered yet"
          leads={digest.unanswered}
          inAll={digest.unansweredInAll}
          about={({ createdAt }) => `came ${inTime(Date.now() - Date.parse(createdAt))} ago`}
          whole="/admin/leads?view=new&order=oldest"
          empty="Every lead has been answered."
        />
      </CardGrid>
    </DashboardSection>
  )
}

function Fact(props: { value: string; name: string; more: React.ReactNode }) {
  return (
    <Card tone="plain">
      <div className={facts}>
        <p>{props.name}</p>
        <p className={figure}>{props.value}</p>
        <p className={of}>{props.more}</p>
      </div>
    </Card>
  )
}

function dueOn(day: string, today: string): string {
  if (day === today) return 'due today'
  const days = Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000)
  return days === 1 ? 'due yesterday' : `due ${days.toLocaleString('en-US')} days ago`
}
