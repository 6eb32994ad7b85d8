import { agency } from '../http/agency.ts'
import { internationalPhone } from '../http/phone-link.ts'
import {
  OFFICE_POSITION,
  PRICE_RANGE,
  SERVED_CITIES,
  SERVICE_RADIUS_MILES,
} from '../settings/business.ts'
import { comingClosings } from '../settings/closings.ts'
import { config } from '../settings/config.ts'
import { officeDay } from '../settings/office-day.ts'
import { JsonLd } from '../ui/json-ld/json-ld.tsx'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

/** The agency as structured data. */
export function BusinessData() {
  const site = agency()
  const { siteUrl } = config()
  const closings = comingClosings(site.closings, officeDay()).map(({ from, until }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: until,
    // Alike: closed all day.
    opens: '00:00',
    closes: '00:00',
  }))
  const geo = { '@type': 'GeoCoordinates', ...OFFICE_POSITION }
  return (
    <JsonLd
      data={{
        '@type': 'InsuranceAgency',
        '@id': `${siteUrl}/#agency`,
        name: site.name,
        url: siteUrl,
        image: `${siteUrl}/share/default.png`,
        telephone: internationalPhone(site.phone),
        email: site.email,
        priceRange: PRICE_RANGE,
        foundingDate: site.founded,
        address: {
          '@type': 'PostalAddress',
          streetAddress: site.street,
          addressLocality: 'Bridgeport',
          addressRegion: 'CT',
          addressCountry: 'US',
        },
        geo,
        serviceArea: {
          '@type': 'GeoCircle',
          geoMidpoint: geo,
          geoRadius: `${SERVICE_RADIUS_MILES} mi`,
        },
        areaServed: SERVED_CITIES.map((name) => ({ '@type': 'City', name })),
        openingHoursSpecification: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: WEEKDAYS,
          opens: site.opens,
          closes: site.closes,
        },
        ...(closings.length > 0 && { specialOpeningHoursSpecification: closings }),
        sameAs: [site.facebook, site.twitter, site.linkedin].filter(Boolean),
      }}
    />
  )
}
