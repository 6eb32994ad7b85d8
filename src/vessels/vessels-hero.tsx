import { ScheduleLink } from '../layout/schedule-link.tsx'
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx'
import { ButtonLink } from '../ui/button/button.tsx'
import { Hero } from '../ui/hero/hero.tsx'

/** The first screen of the vessel type list. */
export function VesselsHero() {
  return (
    <Hero
      breadcrumb={<Breadcrumb items={[{ name: 'Home', href: '/' }, { name: 'Vessels' }]} />}
      title="Insurance for Every Kind of Vessel"
      lead="A pontoon and a sloop of the same price have little in common when something breaks. Find yours below: what coverage usually does for it, what it leaves out, and what goes wrong with such boats on Long Island Sound."
      actions={
        <>
          <ButtonLink tone="action" href="/quote">
            Get a Quote
          </ButtonLink>
          <ScheduleLink>Schedule a Consultation</ScheduleLink>
        </>
      }
    />
  )
}
