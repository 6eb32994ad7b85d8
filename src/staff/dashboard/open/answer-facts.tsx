import type { ReactNode } from 'react'
import { css } from '../../../../styled-system/css'
import { surface } from '../../../ui/layout.tsx'
import { FEWEST_FOR_MEDIAN, type Figures } from '../figures/load-figures.ts'
import { inTime } from '../health/part.ts'

const facts = css({
  display: 'grid',
  gridTemplateColumns: { md: 'repeat(3, 1fr)' },
  '& > div + div': {
    borderTop: { base: '1px solid token(colors.line)', md: 'none' },
    borderLeft: { md: '1px solid token(colors.line)' },
  },
})
/** On a phone the figure stands beside its words. */
const way = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'target' })
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
export function AnswerFacts({ figures, held }: { figures: Figures; held: number }) {
  const { answers, waitingLong } = figures
  return (
    <dl className={`${surface} ${facts}`}>
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
