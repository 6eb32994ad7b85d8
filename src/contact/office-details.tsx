import { css } from '../../styled-system/css'
import { agency } from '../http/agency.ts'
import { phoneLink } from '../http/phone-link.ts'
import { townLine } from '../settings/agency.ts'
import { closingInWords, comingClosings } from '../settings/closings.ts'
import { officeDay } from '../settings/office-day.ts'
import { clockTime } from '../settings/office-time.ts'
import { EmailAddress } from '../ui/email-address.tsx'
import { Icon } from '../ui/icon/icon.tsx'

const SHOWN_CLOSINGS = 4

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '32' })
const block = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12' })
const heading = css({ textStyle: 'card' })
const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12',
  color: 'ink',
  '& > :last-child': { color: 'text' },
})
const ways = css({
  display: 'grid',
  gap: '8',
  overflowWrap: 'anywhere',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'target', color: 'ink' },
})
const hoursList = css({
  display: 'grid',
  // Two columns, and in text twice as large one on a phone.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
  maxWidth: '27rem',
  columnGap: '24',
  rowGap: '8',
  '& dt': { fontWeight: '600' },
})

/** Where the office is, how to reach it, and when it is open. */
export function OfficeDetails({ headingLevel = 3 }: { headingLevel?: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const
  const { phone, claimsPhone, blogPhone, email, street, ...hours } = agency()
  const today = officeDay()
  const closings = comingClosings(hours.closings, today).slice(0, SHOWN_CLOSINGS)
  return (
    <div className={stack}>
      <div className={block}>
        <Heading className={heading}>The office</Heading>
        <address className={ways}>
          <span className={line}>
            <Icon name="map-pin" />
            <span>
              {street}
              <br />
              {townLine(hours)}
            </span>
          </span>
          <span className={line}>
            <Icon name="phone" />
            <span>
              <a href={phoneLink(phone)}>{phone}</a>
              <span> (office)</span>
              {blogPhone !== phone && (
                <>
                  <br />
                  <a href={phoneLink(blogPhone)}>{blogPhone}</a> (about our articles)
                </>
              )}
            </span>
          </span>
          <span className={line}>
            <Icon name="mail" />
            <a href={`mailto:${email}`}>
              <EmailAddress>{email}</EmailAddress>
            </a>
          </span>
        </address>
      </div>
      <div className={block}>
        <Heading className={heading}>Hours</Heading>
        <dl className={hoursList}>
          <dt>Monday to Friday</dt>
          <dd>
            {clockTime(hours.opens)} to {clockTime(hours.closes)}
          </dd>
          <dt>Saturday</dt>
          <dd>
            {hours.saturdayOpens
              ? `${clockTime(hours.saturdayOpens)} to ${clockTime(hours.saturdayCloses)}, by appointment`
              : 'Closed'}
          </dd>
          <dt>Sunday</dt>
          <dd>Closed</dd>
          <dt>Claims</dt>
          <dd>
            {claimsPhone ? (
              <>
                <a href={phoneLink(claimsPhone)}>{claimsPhone}</a>, 24/7
              </>
            ) : (
              'Your insurer’s claims line, 24/7. The number is on your policy.'
            )}{' '}
            <a href="/claims">What to do first</a>
          </dd>
          {closings.length > 0 && (
            <>
              <dt>Closed</dt>
              <dd>
                {closings.map((closing) => (
                  <div key={closing.from}>{closingInWords(closing, today)}</div>
                ))}
              </dd>
            </>
          )}
        </dl>
      </div>
    </div>
  )
}
