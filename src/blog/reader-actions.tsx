import { css } from '../../styled-system/css'
import { phoneLink } from '../http/phone-link.ts'
import { pagePhone } from '../layout/page-phone.ts'
import { ButtonLink } from '../ui/button/button.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { notPrinted } from '../ui/layout.tsx'
import { type ReadingTown, townQuery } from './addresses.ts'

const box = css({
  display: 'grid',
  gap: '12',
  maxWidth: 'measure',
  mt: '48',
  p: { base: '16', md: '24' },
  bg: 'shallow',
  borderRadius: 'card',
})
const heading = css({ textStyle: 'card' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '12', mt: '8' })

/** The calls to action at the end of a post. */
export function ReaderActions({ town }: { town: ReadingTown | undefined }) {
  const { number } = pagePhone()
  return (
    <aside className={`${box} ${notPrinted}`} aria-label="Next steps">
      <h2 className={heading}>What would this mean for your boat or house?</h2>
      <p>
        Tell us what you have{town && ` in ${town.name}`}. We compare several insurers and say what
        each one leaves out. No obligation.
      </p>
      <div className={row}>
        <ButtonLink tone="action" href={`/quote${townQuery(town)}`}>
          Get a Free Quote
        </ButtonLink>
        <ButtonLink href={phoneLink(number)}>
          <Icon name="phone" />
          Call <span>{number}</span>
        </ButtonLink>
      </div>
    </aside>
  )
}
