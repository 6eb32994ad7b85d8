import { css } from '../../styled-system/css'
import { ButtonLink } from '../ui/button/button.tsx'
import { Card, CardGrid, CardMore, CardText, CardTitle } from '../ui/card/card.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { VesselIcon } from '../ui/icon/vessel-icon.tsx'
import { Section } from '../ui/section/section.tsx'
import { solutions } from './solutions.ts'

// On a phone the icon is next to the name, so that eight cards take less scrolling.
const head = css({
  display: 'flex',
  flexDirection: { base: 'row', sm: 'column' },
  flexWrap: 'wrap',
  alignItems: { base: 'center', sm: 'flex-start' },
  gap: '12',
  color: 'ink',
})
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
            <div className={head}>
              {vessel ? <VesselIcon slug={vessel} /> : icon && <Icon name={icon} size="large" />}
              <CardTitle>{title}</CardTitle>
            </div>
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
