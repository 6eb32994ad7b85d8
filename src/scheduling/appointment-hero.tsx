import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx'
import { Hero } from '../ui/hero/hero.tsx'

/** The first screen of /appointments. */
export function AppointmentHero({ townName }: { townName: string | undefined }) {
  return (
    <Hero
      breadcrumb={<Breadcrumb items={[{ name: 'Home', href: '/' }, { name: 'Appointments' }]} />}
      title="Schedule a Consultation"
      lead={
        townName
          ? `Talk through your boat or waterfront home in ${townName} with a marine insurance specialist. A consultation is free, and there is no obligation.`
          : 'Talk through your boat or waterfront home with a marine insurance specialist. A consultation is free, and there is no obligation.'
      }
    />
  )
}
