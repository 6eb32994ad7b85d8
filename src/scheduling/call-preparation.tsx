import { css } from '../../styled-system/css'
import { agency } from '../http/agency.ts'
import { phoneLink } from '../http/phone-link.ts'
import { Icon } from '../ui/icon/icon.tsx'

const HAVE_READY = [
  'The make, model, year and length of the boat',
  'Where it is kept in summer and in winter',
  'Your present policy, if there is one',
  'For a house, its address and any elevation certificate',
]

const stack = css({ display: 'grid', gap: '16', pt: { lg: '32' } })
const heading = css({ textStyle: 'card' })
const list = css({ display: 'grid', gap: '12' })
const item = css({ display: 'flex', gap: '12', color: 'ink', '& > span': { color: 'text' } })
const phoneLine = css({ '& a': { py: '12' } })

/** What to have ready for the call, and the office's phone number. */
export function CallPreparation() {
  const { phone } = agency()
  return (
    <div className={stack}>
      <h3 className={heading}>Helpful to have ready</h3>
      <ul className={list}>
        {HAVE_READY.map((thing) => (
          <li key={thing} className={item}>
            <Icon name="check" />
            <span>{thing}</span>
          </li>
        ))}
      </ul>
      <p>None of this is required. If you are missing something, we can find it together.</p>
      <p className={phoneLine}>
        In a hurry? Call <a href={phoneLink(phone)}>{phone}</a>.
      </p>
    </div>
  )
}
