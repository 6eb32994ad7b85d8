import type { Broker } from '../../db/content/brokers.ts'
import { findReview, type Review } from '../../db/content/reviews.ts'
import { css } from '../../styled-system/css'
import { agency } from '../http/agency.ts'
import { orFallback } from '../http/fallback.ts'
import { services } from '../http/services.ts'
import { TEXTS_REVISED } from '../settings/business.ts'
import { config } from '../settings/config.ts'
import { JsonLd } from '../ui/json-ld/json-ld.tsx'

const line = css({ textStyle: 'small', color: 'quiet', mt: '24' })

// A day has no time zone of its own.
const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * Which broker reviewed what a page says, and when; until one has, and after a change, that the staff wrote it.
 * @param path The page's.
 * @param hasByline The page names its author elsewhere: nothing is said until it is reviewed.
 */
export async function ReviewedBy({ path, hasByline }: { path: string; hasByline?: boolean }) {
  const review = await orFallback('a review', () => findReview(services().db, path), undefined)
  if (!review || review.isOutdated) {
    if (hasByline) return null
    return (
      <p className={line}>
        Written by the staff of {agency().name}, last revised <Day on={TEXTS_REVISED} />.
      </p>
    )
  }
  const { brokerId, name, licenseNumber, on } = review
  return (
    <p className={line}>
      Reviewed by <a href={brokerProfileHref(brokerId)}>{name}</a>
      {licenseNumber && `, license ${licenseNumber},`} on <Day on={on} />.
      <JsonLd data={reviewedPage(path, review)} />
    </p>
  )
}

/** A day, YYYY-MM-DD, in words. */
export function Day({ on }: { on: string }) {
  return <time dateTime={on}>{longDay.format(new Date(on))}</time>
}

function reviewedPage(path: string, { brokerId, on, ...broker }: Review) {
  return {
    '@type': 'WebPage',
    url: config().siteUrl + path,
    lastReviewed: on,
    reviewedBy: brokerPerson({ id: brokerId, ...broker }),
  }
}

/** Where the page about the agency introduces a broker. */
export function brokerProfileHref(brokerId: string): string {
  return `/about#${brokerAnchor(brokerId)}`
}

/** The id of a broker's profile on that page. */
export function brokerAnchor(brokerId: string): string {
  return `broker-${brokerId}`
}

/** A broker in structured data; the same person wherever named. */
export function brokerPerson(broker: Pick<Broker, 'id' | 'name' | 'title' | 'licenseNumber'>) {
  const { id, name, title, licenseNumber } = broker
  const { siteUrl } = config()
  const url = siteUrl + brokerProfileHref(id)
  return {
    '@type': 'Person',
    '@id': url,
    url,
    name,
    jobTitle: title,
    worksFor: { '@id': `${siteUrl}/#agency` },
    ...(licenseNumber && { identifier: licenseNumber }),
  }
}
