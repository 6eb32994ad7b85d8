import { topicOfCategory } from '../../db/writing/post-topics.ts'
import type { PostTeaser } from '../../db/writing/posts.ts'
import { css } from '../../styled-system/css'
import { ScheduleLink } from '../layout/schedule-link.tsx'
import { surface } from '../ui/layout.tsx'
import { listHref, type ReadingTown } from './addresses.ts'
import type { Counts } from './categories.ts'
import { RelatedCategories } from './related-categories.tsx'
import { SidebarBox } from './sidebar-box.tsx'

const box = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12',
  p: '24',
})
const heading = css({ textStyle: 'card' })

interface Shown {
  post: PostTeaser
  town: ReadingTown | undefined
  counts: Counts
}

/** The sidebar of a post: a call with a broker, and further reading. */
export function PostSidebar({ post, town, counts }: Shown) {
  return (
    <>
      <section className={`${surface} ${box}`}>
        <h2 className={heading}>Talk to a Broker</h2>
        <p>Half an hour with a broker who specializes in boats and the Connecticut shore.</p>
        <ScheduleLink town={town?.slug}>Book Appointment</ScheduleLink>
      </section>
      <SidebarBox title="Explore More">
        <ul>
          {explore(town).map(([href, name]) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </SidebarBox>
      <RelatedCategories counts={counts} except={topicOfCategory(post.category)} town={town} />
    </>
  )
}

function explore(town: ReadingTown | undefined): [href: string, name: string][] {
  return [
    [listHref({ topic: 'all', town }), town ? `Articles for ${town.name}` : 'All articles'],
    ['/the-compass', 'The Compass'],
    ...(town ? [[`/towns/${town.slug}`, `Insurance in ${town.name}`] as [string, string]] : []),
    ['/products', 'Insurance products'],
    ['/vessels', 'Vessel types'],
    ...(town ? [] : [['/towns', 'Coastal towns'] as [string, string]]),
    ['/boating-license', 'Boating certificate'],
  ]
}
