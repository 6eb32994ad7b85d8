import { css, cx } from '../../styled-system/css'
import { SoundChart } from '../chart/sound-chart.tsx'
import { COASTAL_COMMUNITIES } from '../settings/business.ts'
import { Badge } from '../ui/badge/badge.tsx'
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx'
import { ButtonLink } from '../ui/button/button.tsx'
import { Hero } from '../ui/hero/hero.tsx'
import { page } from '../ui/layout.tsx'

const badges = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })

/** The first screen of the list of towns. */
export function TownsHero() {
  return (
    <Hero
      title="Connecticut Coastal Towns"
      lead="Each harbor on this shore has its own risks. Find yours, and what to ask about coverage there."
      breadcrumb={
        <Breadcrumb items={[{ name: 'Home', href: '/' }, { name: 'Connecticut Coastal Towns' }]} />
      }
      actions={
        <>
          <ButtonLink tone="action" href="/quote">
            Get a Free Quote
          </ButtonLink>
          <ButtonLink href="/products/boat-yacht-insurance">Boat &amp; Yacht Insurance</ButtonLink>
          <ButtonLink href="/products/flood-insurance">Flood Insurance</ButtonLink>
        </>
      }
    >
      <p className={badges}>
        <Badge tone="land">{COASTAL_COMMUNITIES} Coastal Communities</Badge>
        <Badge tone="ink">{COASTAL_COMMUNITIES} towns</Badge>
      </p>
    </Hero>
  )
}

const room = css({ pt: { base: '24', md: '64' } })

/** The Sound with its 24 places, each a link. */
export function TownsChart() {
  return (
    <div className={cx(page(), room)}>
      <SoundChart />
    </div>
  )
}
