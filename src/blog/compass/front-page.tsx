import { css } from '../../../styled-system/css'
import { CardGrid } from '../../ui/card/card.tsx'
import { page } from '../../ui/layout.tsx'
import { TeaserCard } from '../teaser-card.tsx'
import { CaptainsPick } from './captains-pick.tsx'
import { Forecast } from './forecast.tsx'
import type { Compass } from './load.ts'
import { RecentPublications } from './recent-publications.tsx'

// On paper, browsers print cards in a grid within a grid over each other.
const columns = css({
  display: { base: 'flex', lg: 'grid' },
  flexDirection: 'column',
  gap: '48',
  py: { base: '40', md: '64' },
  gridTemplateColumns: { lg: 'minmax(0, 1fr) 19rem' },
})
const main = css({ display: 'flex', flexDirection: 'column', gap: '32', minWidth: '0' })
const aside = css({ display: 'grid', gap: '24', alignContent: 'start', minWidth: '0' })
const heading = css({ textStyle: 'section' })

/** The featured posts, with the outlook and recent posts beside them. */
export function FrontPage({ compass }: { compass: Compass }) {
  const { pick, further, recent } = compass
  return (
    <div className={`${page()} ${columns}`}>
      <section className={main}>
        <h2 className={heading}>Featured Navigation</h2>
        {pick && <CaptainsPick post={pick} />}
        <CardGrid columns={2}>
          {further.map((post, index) => (
            <TeaserCard key={post.slug} post={post} isFirst={!pick && index === 0} />
          ))}
        </CardGrid>
      </section>
      <aside className={aside} aria-label="Forecast and recent publications">
        <Forecast />
        <RecentPublications posts={recent} />
      </aside>
    </div>
  )
}
