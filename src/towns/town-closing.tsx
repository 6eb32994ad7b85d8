import type { Town } from '../../db/content/towns.ts'
import { ScheduleLink } from '../layout/schedule-link.tsx'
import { ButtonLink } from '../ui/button/button.tsx'
import { ClosingBanner } from '../ui/closing-banner/closing-banner.tsx'

/** The last section of a town's page. */
export function TownClosing({ town }: { town: Town }) {
  return (
    <ClosingBanner
      title={`Insure What You Keep in ${town.name}`}
      text="Tell us what you own and where it lies. We compare several insurers and say plainly what each policy leaves out."
    >
      <ButtonLink tone="action" href={`/quote?town=${town.slug}`}>
        Get a Free Quote
      </ButtonLink>
      <ButtonLink href="/contact">Contact Us</ButtonLink>
      <ScheduleLink town={town.slug}>Schedule a Consultation</ScheduleLink>
    </ClosingBanner>
  )
}
