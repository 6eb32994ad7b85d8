import type { ReactNode } from 'react'
import { type PostTopic, topicOfCategory } from '../../db/writing/post-topics.ts'
import type { PostTeaser } from '../../db/writing/posts.ts'
import { css } from '../../styled-system/css'
import { ScheduleLink } from '../layout/consultation.tsx'
import { surface } from '../ui/layout.tsx'
import { listHref, type ReadingTown } from './addresses.ts'
import { CATEGORIES, type Counts, RELATED, withPosts } from './categories.ts'

const writerBox = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12',
  p: '24',
})
const writerHeading = css({ textStyle: 'card' })

interface Shown {
  post: PostTeaser
  town: ReadingTown | undefined
  counts: Counts
}

/** The sidebar of a post: a call with a broker, and further reading. */
export function PostSidebar({ post, town, counts }: Shown) {
  return (
    <>
      <section className={`${surface} ${writerBox}`}>
        <h2 className={writerHeading}>Talk to a Broker</h2>
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

const row = css({ display: 'flex', flexWrap: 'wrap', columnGap: '16' })

/** The categories related to the current one; empty ones are left out. */
export function RelatedCategories(props: {
  counts: Counts
  except: PostTopic | undefined
  town: ReadingTown | undefined
}) {
  const related = withPosts(RELATED, props.counts).filter((topic) => topic !== props.except)
  if (related.length === 0) return null
  return (
    <SidebarBox title="Related Categories">
      <p className={row}>
        {related.map((topic) => (
          <a key={topic} href={listHref({ topic, town: props.town })}>
            {CATEGORIES[topic].name}
          </a>
        ))}
      </p>
    </SidebarBox>
  )
}

const box = css({
  p: '24',
  overflowWrap: 'anywhere',
  '& li + li': { borderTop: '1px solid token(colors.line)' },
  '& a': { display: 'flex', alignItems: 'center', gap: '8', minHeight: 'target', py: '4' },
  '& a[aria-current]': { fontWeight: '600', textDecoration: 'none', color: 'heading' },
})
const heading = css({ textStyle: 'card', mb: '8' })

/** A list of links in a sidebar. */
export function SidebarBox({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`${surface} ${box}`}>
      <h2 className={heading}>{title}</h2>
      {children}
    </section>
  )
}
