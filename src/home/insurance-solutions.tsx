import { css } from '../../styled-system/css'
import { ButtonLink } from '../ui/button/button.tsx'
import { Card, CardGrid, CardHead, CardMore, CardText, CardTitle } from '../ui/card/card.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { VesselIcon } from '../ui/icon/vessel-icon.tsx'
import { Section } from '../ui/section/section.tsx'
import { solutions } from './solutions.ts'

const below = css({ mt: '32' })

/** What can be insured, as cards. */
export function InsuranceSolutions() {
  return (
    <Section
      title="Insurance Solutions"
      lead="Choose what you own to see what a policy for it should include."
    >
      <CardGrid columns={4}>
        {solutions.map(({ href, icon, vessel, name: title, text }) => (
          <Card key={href} href={href}>
            <CardHead>
              {vessel ? <VesselIcon slug={vessel} /> : icon && <Icon name={icon} size="large" />}
              <CardTitle>{title}</CardTitle>
            </CardHead>
            <CardText>{text}</CardText>
            <CardMore />
          </Card>
        ))}
      </CardGrid>
      <p className={below}>
        <ButtonLink href="/vessels">View All Vessel Types</ButtonLink>
      </p>
    </Section>
  )
}
