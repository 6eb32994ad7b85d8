import type { PostTopic } from '../../db/writing/post-topics.ts'
import { css } from '../../styled-system/css'
import { listHref, type ReadingTown } from './addresses.ts'
import { CATEGORIES, type Counts, RELATED, withPosts } from './categories.ts'
import { SidebarBox } from './sidebar-box.tsx'

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
