import { townWaters } from '../chart/pictures.ts'
import { agency } from '../http/agency.ts'
import { ScheduleLink } from '../layout/schedule-link.tsx'
import { COASTAL_COMMUNITIES } from '../settings/business.ts'
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx'
import { ButtonLink } from '../ui/button/button.tsx'
import { Hero } from '../ui/hero/hero.tsx'
import { Picture } from '../ui/picture/picture.tsx'

/** The first screen: who the agency is. */
export function AboutHero() {
  return (
    <Hero
      title="Trusted Marine Insurance Experts in Connecticut"
      lead={`An independent agency in ${agency().town}. Since ${agency().founded} we have arranged insurance for boats, waterfront homes and marine businesses in ${COASTAL_COMMUNITIES} communities on the Sound.`}
      breadcrumb={<Breadcrumb items={[{ name: 'Home', href: '/' }, { name: 'About' }]} />}
      actions={
        <>
          <ButtonLink tone="action" href="/quote">
            Get a Quote
          </ButtonLink>
          <ScheduleLink>Talk to a specialist</ScheduleLink>
        </>
      }
      picture={<Picture {...townWaters('bridgeport')} priority />}
      isBehind
    />
  )
}
