import { css } from '../../styled-system/css'
import { Section } from '../ui/section/section.tsx'
import { DEEP_TOWING_QUESTIONS } from './sources.ts'

const columns = css({
  display: 'grid',
  gap: { base: '32', lg: '64' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '1fr 1fr 1fr' },
})
const column = css({ display: 'grid', gap: '12', alignContent: 'start' })
const heading = css({ textStyle: 'card' })

/** The rules that surprise families: age, towing, guests from other states. */
export function YoungAndTowing() {
  return (
    <Section title="Children, towing and visitors" tone="surface">
      <div className={columns}>
        <div className={column}>
          <h3 className={heading}>Young skippers</h3>
          <p>
            There is no minimum age for the certificate. A holder who is not yet twelve may not run
            more than ten horsepower unless someone aboard supervises who is at least eighteen and
            certified.
          </p>
          <p>
            Under sixteen and without a certificate, a young person may run a boat that calls for
            one only under the direct supervision, aboard, of someone of at least eighteen who has
            held a certificate for two years or more. An owner who knowingly allows otherwise breaks
            the law too. On a personal watercraft supervision does not help: the rider needs the
            CPWO.
          </p>
        </div>
        <div className={column}>
          <h3 className={heading}>Skiers and tubes</h3>
          <p>
            Whoever runs the boat that tows a skier or a tube must be at least sixteen, hold a
            certificate, and have the State’s{' '}
            <a href={DEEP_TOWING_QUESTIONS}>Safe Water Skiing Endorsement</a>.
          </p>
          <p>
            On certificates earned in a Connecticut class since October 1, 2015 it is printed if the
            holder is sixteen; a younger one prints the certificate again at sixteen. Those who held
            theirs before that date do not need it. An observer of twelve or more has to be aboard
            as well.
          </p>
        </div>
        <div className={column}>
          <h3 className={heading}>From another state</h3>
          <p>
            Connecticut honors the certificates of New York, Massachusetts, Rhode Island and New
            Hampshire for people who live elsewhere, on personal watercraft too.
          </p>
          <p>Move here, and you have 90 days to get Connecticut’s own.</p>
        </div>
      </div>
    </Section>
  )
}
