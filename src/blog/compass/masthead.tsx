import { css } from '../../../styled-system/css'
import { COMPASS_VOLUME, OFFICE_TIME_ZONE } from '../../settings/business.ts'
import { chartBorder, graticule, neatLine, page } from '../../ui/layout.tsx'
import { immutable } from '../../ui/picture/picture.tsx'

const band = css({ py: { base: '24', md: '56' } })
const plate = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '8',
  mx: 'auto',
  maxWidth: '48rem',
  px: { base: '16', md: '48' },
  py: { base: '24', md: '32' },
  textAlign: 'center',
})
const rose = css({ width: { base: '80', md: '7.5rem' }, height: 'auto' })
const tagline = css({ textStyle: 'note', color: 'quiet', textWrap: 'balance' })
const name = css({
  fontFamily: 'serif',
  fontWeight: '600',
  fontSize: { base: 'min(2.75rem, 13vw)', md: '5rem' },
  lineHeight: '1',
  letterSpacing: '0.01em',
})
const issue = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: { base: 'center', md: 'space-between' },
  columnGap: '24',
  width: 'full',
  mt: '12',
  py: '8',
  textStyle: 'label',
  color: 'ink',
  borderBlock: '4px double token(colors.ink)',
})

const month = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: OFFICE_TIME_ZONE,
})

/** The title of The Compass, in a cartouche like on a chart. */
export function Masthead() {
  return (
    <>
      <div className={`${graticule} ${band}`}>
        <div className={page()}>
          <div className={`${neatLine} ${plate}`}>
            <img
              className={rose}
              src={immutable('/pictures/compass-rose.svg')}
              alt=""
              width="120"
              height="120"
            />
            <h1 className={name}>The Compass</h1>
            <p className={tagline}>
              Notes on insurance for the waters from Greenwich to Stonington
            </p>
            <p className={issue}>
              <span>Volume {COMPASS_VOLUME}</span>
              <span>Connecticut Coastal Edition</span>
              <span>{month.format(new Date())}</span>
            </p>
          </div>
        </div>
      </div>
      <div className={chartBorder} />
    </>
  )
}
