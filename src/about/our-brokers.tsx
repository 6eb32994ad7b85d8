import { type Broker, listShownBrokers } from '../../db/content/brokers.ts'
import { css } from '../../styled-system/css'
import { orFallback } from '../http/fallback.ts'
import { internationalPhone, phoneLink } from '../http/phone-link.ts'
import { services } from '../http/services.ts'
import { brokerAnchor, brokerPerson } from '../layout/reviewed-by.tsx'
import { config } from '../settings/config.ts'
import { Card, CardGrid, CardText, CardTitle } from '../ui/card/card.tsx'
import { EmailAddress } from '../ui/email-address.tsx'
import { JsonLd } from '../ui/json-ld/json-ld.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { Prose } from '../ui/prose/prose.tsx'
import { Section } from '../ui/section/section.tsx'

const anchor = css({ display: 'grid' })
const portrait = css({ maxWidth: '8rem' })
const facts = css({ display: 'grid', textStyle: 'small', color: 'quiet' })
const links = css({ display: 'grid', overflowWrap: 'anywhere' })
const link = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'target' })

/** The agency's brokers; nothing until staff show one. */
export async function OurBrokers() {
  const brokers = await orFallback('brokers', () => listShownBrokers(services().db), [])
  return brokers.length > 0 && <Brokers brokers={brokers} />
}

/** The section that introduces brokers. */
export function Brokers({ brokers }: { brokers: Broker[] }) {
  return (
    <Section id="brokers" title="Our Brokers" tone="surface">
      <CardGrid columns={brokers.length === 2 || brokers.length === 4 ? 2 : 3}>
        {brokers.map((broker) => (
          <div key={broker.id} id={brokerAnchor(broker.id)} className={anchor}>
            <Profile broker={broker} />
          </div>
        ))}
      </CardGrid>
      <JsonLd data={{ '@graph': brokers.map(person) }} />
    </Section>
  )
}

function Profile({ broker }: { broker: Broker }) {
  const { name, title, licenseNumber, sinceYear, email, phone, picture, aboutHtml } = broker
  return (
    <Card>
      {picture && (
        <div className={portrait}>
          <Picture
            src={`/${picture.path}`}
            alt={`Portrait of ${name}`}
            width={picture.width}
            height={picture.height}
          />
        </div>
      )}
      <CardTitle>{name}</CardTitle>
      <CardText>{title}</CardText>
      {(licenseNumber || sinceYear !== undefined) && (
        <p className={facts}>
          {licenseNumber && <span>License {licenseNumber}</span>}
          {sinceYear !== undefined && <span>In the business since {sinceYear}</span>}
        </p>
      )}
      {aboutHtml && <Prose html={aboutHtml} />}
      {(email || phone) && (
        <p className={links}>
          {phone && (
            <a href={phoneLink(phone)} className={link}>
              {phone}
            </a>
          )}
          {email && (
            <a href={`mailto:${email}`} className={link}>
              <EmailAddress>{email}</EmailAddress>
            </a>
          )}
        </p>
      )}
    </Card>
  )
}

function person(broker: Broker) {
  const { email, phone, picture } = broker
  const { siteUrl } = config()
  return {
    ...brokerPerson(broker),
    ...(email && { email }),
    ...(phone && { telephone: internationalPhone(phone) }),
    ...(picture && { image: `${siteUrl}/${picture.path}` }),
  }
}
