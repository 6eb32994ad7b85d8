import type { Broker } from '../../db/content/brokers.ts'
import { config } from '../settings/config.ts'

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
