import type { Vessel } from '../../db/content/vessels.ts'
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx'
import { Hero } from '../ui/hero/hero.tsx'
import { Silhouette } from './silhouette.tsx'
import type { VesselTown } from './vessel-actions.tsx'
import { VesselActions } from './vessel-actions.tsx'
import { inTown } from './vessel-name.ts'

/**
 * The first screen of a vessel type: from its content, or the type's name and short description.
 */
export function VesselHero({ vessel, town }: { vessel: Vessel; town: VesselTown }) {
  const { title, description } = vessel.content.hero ?? {
    title: vessel.name,
    description: vessel.shortDescription,
  }
  return (
    <Hero
      breadcrumb={
        <Breadcrumb
          items={[
            { name: 'Home', href: '/' },
            { name: 'Vessels', href: '/vessels' },
            { name: vessel.name },
          ]}
        />
      }
      title={inTown(title, town?.name)}
      lead={description}
      actions={<VesselActions vessel={vessel.slug} town={town} />}
      picture={<Silhouette vessel={vessel} />}
    />
  )
}
