import { CardGrid } from '../../../ui/card/card.tsx'
import { DashboardSection } from '../dashboard-section.tsx'
import type { Figures } from './load-figures.ts'
import { SeriesCard } from './series-card.tsx'
import { ShareCard } from './share-card.tsx'

/** What came in over the last 90 days, and from where. */
export function FiguresSection({ figures }: { figures: Figures }) {
  const { leads, visits, kinds, types, towns, sources } = figures
  return (
    <DashboardSection
      id="figures"
      title="The last 90 days"
      lead="Days are those of the office. Suspected spam is not counted. Updated every minute."
    >
      <CardGrid columns={2}>
        <SeriesCard title="Leads a day" one="lead" many="leads" series={leads} />
        <SeriesCard title="Page visits a day" one="visit" many="visits" series={visits} />
        <ShareCard title="Leads by kind" column="Kind" shares={kinds} />
        <ShareCard title="Leads by insurance type" column="Type" shares={types} />
        <ShareCard title="Leads by town" column="Town" shares={towns} />
        <ShareCard title="Leads by source" column="Source" shares={sources} />
      </CardGrid>
    </DashboardSection>
  )
}
