import type { Town } from '../../db/towns.ts'
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx'
import { Hero } from '../ui/hero/hero.tsx'

/** The first screen of /appointments. */
export function AppointmentHero({ town }: { town: Town | undefined }) {
  return (
    <Hero
      breadcrumb={<Breadcrumb items={[{ name: 'Home', href: '/' }, { name: 'Appointments' }]} />}
      title="Schedule a Consultation"
      lead={`Half an hour with someone who insures boats and waterfront homes ${town ? `in ${town.name}` : 'on the Sound'} and nothing else. It costs nothing and commits you to nothing.`}
    />
  )
}
