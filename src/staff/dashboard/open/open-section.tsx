import type { ReactNode } from 'react'
import type { Digest } from '../../../../db/leads/digest.ts'
import type { ListedLead } from '../../../../db/leads/lead-list.ts'
import { css } from '../../../../styled-system/css'
import { visiblePhone } from '../../../leads/visible-phone.ts'
import { visibleName } from '../../../leads/visible-text.ts'
import { Card, CardGrid, CardTitle } from '../../../ui/card/card.tsx'
import { surface } from '../../../ui/layout.tsx'
import { leadsHref } from '../../leads/list/leads-query.ts'
import { UNFINISHED } from '../../leads/unfinished/addresses.ts'
import { DashboardSection } from '../dashboard-section.tsx'
import { FEWEST_FOR_MEDIAN, type Figures } from '../figures/figures.ts'
import { inTime } from '../health/part.ts'

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

const answerFacts = css({
  display: 'grid',
  gridTemplateColumns: { md: 'repeat(3, 1fr)' },
  '& > div + div': {
    borderTop: { base: '1px solid token(colors.line)', md: 'none' },
    borderLeft: { md: '1px solid token(colors.line)' },
  },
})
const fact = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr auto', md: '1fr' },
  alignContent: 'start',
  alignItems: 'center',
  columnGap: '16',
  rowGap: '4',
  p: { base: '16', md: '24' },
  '& > dd:last-child': { gridColumn: '1 / -1', textStyle: 'small', color: 'quiet' },
})
const figure = css({
  textStyle: 'section',
  fontFamily: 'serif',
  fontWeight: '600',
  color: 'heading',
})

/** How fast leads are answered, and how many are not. */
function AnswerFacts({ figures, held }: { figures: Figures; held: number }) {
  const { answers, waitingLong } = figures
  return (
    <dl className={`${surface} ${answerFacts}`}>
      <Fact
        name="Time until the first answer"
        value={medianInWords(answers)}
        more={answeredInWords(answers.answered)}
      />
      <Fact
        name="Unanswered for more than a business day"
        value={waitingLong.toLocaleString('en-US')}
        more="Weekends and closing days do not count."
      />
      <Fact
        name="Held as suspected spam"
        value={held.toLocaleString('en-US')}
        more={
          held > 0 ? (
            <a href="/admin/leads?view=held" className={way}>
              Look through them
            </a>
          ) : (
            'Nothing to look through.'
          )
        }
      />
    </dl>
  )
}

/** The median, where there is one. */
export function medianInWords({ answered, medianMs }: Figures['answers']): string {
  if (medianMs !== undefined) return inTime(medianMs)
  return answered === 0 ? 'None yet' : 'Too few yet'
}

/** What the time until the first answer is the median of. */
export function answeredInWords(answered: number): string {
  if (answered === 0) return 'No lead of the last 30 days has been answered.'
  if (answered < FEWEST_FOR_MEDIAN) {
    const leads =
      answered === 1
        ? 'One lead of the last 30 days has'
        : `${answered} leads of the last 30 days have`
    return `${leads} been answered. The time is shown from ${FEWEST_FOR_MEDIAN} on.`
  }
  return `Half of the ${answered.toLocaleString('en-US')} answered leads of the last 30 days waited less.`
}

function Fact(props: { name: string; value: string; more: ReactNode }) {
  return (
    <div className={fact}>
      <dt>{props.name}</dt>
      <dd className={figure}>{props.value}</dd>
      <dd>{props.more}</dd>
    </div>
  )
}
