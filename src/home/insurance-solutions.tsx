import { css } from '../../styled-system/css'
import { CostLine } from '../layout/cost-line.tsx'
import { ButtonLink } from '../ui/button/button.tsx'
import { Card, CardGrid, CardHead, CardMore, CardText, CardTitle } from '../ui/card/card.tsx'
import { VesselIcon } from '../ui/icon/content-icon.tsx'
import { Icon, type IconName } from '../ui/icon/icon.tsx'
import { Section } from '../ui/section/section.tsx'

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
      <CostLine />
    </Section>
  )
}

interface Solution {
  href: string
  /** A vessel type shows its silhouette, everything else an icon. */
  vessel?: string
  icon?: IconName
  name: string
  text: string
}

/** The eight areas that the agency insures, in the order of their cards. */
const solutions: Solution[] = [
  {
    href: '/vessels/power-boat',
    vessel: 'power-boat',
    name: 'Power Boat',
    text: 'Hull, engines and liability for runabouts, cruisers and everything between.',
  },
  {
    href: '/vessels/sailboat',
    vessel: 'sailboat',
    name: 'Sailboat',
    text: 'Hull, mast, rigging and sails, from a daysailer to an offshore cruiser.',
  },
  {
    href: '/vessels/catamaran',
    vessel: 'catamaran',
    name: 'Catamaran',
    text: 'Two hulls, a wide beam, and a haul-out that not every yard can do.',
  },
  {
    href: '/vessels/raceboat',
    vessel: 'raceboat',
    name: 'Raceboat',
    text: 'Coverage for racing that is stated in the policy.',
  },
  {
    href: '/vessels/pontoon',
    vessel: 'pontoon',
    name: 'Pontoon',
    text: 'Family days on sheltered water, with liability to match the guest list.',
  },
  {
    href: '/vessels/dinghy',
    vessel: 'dinghy',
    name: 'Dinghy',
    text: 'Small boats and tenders, and outboards that are easy to steal.',
  },
  {
    href: '/products/waterfront-property-insurance',
    icon: 'home',
    name: 'Waterfront Property',
    text: 'The house and the dock, and what each policy pays after wind and water.',
  },
  {
    href: '/products/flood-insurance',
    icon: 'shield',
    name: 'Flood',
    text: 'Rising water, which a homeowners policy usually leaves out.',
  },
]
