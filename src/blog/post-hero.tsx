import { topicOfCategory } from '../../db/writing/post-topics.ts'
import type { Post } from '../../db/writing/posts.ts'
import { css } from '../../styled-system/css'
import { Badge } from '../ui/badge/badge.tsx'
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx'
import { Hero } from '../ui/hero/hero.tsx'
import { listHref, type ReadingTown } from './addresses.ts'
import { Byline } from './byline.tsx'
import type { Counts } from './categories.ts'
import { TownBadge } from './town-badge.tsx'

const about = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '16',
  textStyle: 'small',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'target' },
})

interface Shown {
  post: Post
  town: ReadingTown | undefined
  counts: Counts
}

/** A post's title, author, date and category. */
export function PostHero({ post, town, counts }: Shown) {
  return (
    <Hero
      breadcrumb={
        <Breadcrumb
          items={[
            { name: 'Home', href: '/' },
            { name: 'Blog', href: listHref({ topic: 'all', town }) },
            { name: post.title },
          ]}
        />
      }
      title={post.title}
    >
      <div className={about}>
        <Byline post={post} />
        <CategoryLink post={post} town={town} counts={counts} />
        <TownBadge town={town} />
      </div>
    </Hero>
  )
}

function CategoryLink({ post: { category }, town, counts }: Shown) {
  const topic = topicOfCategory(category)
  if (!category) return null
  // A category without posts is not linked.
  if (!topic || !counts[topic]) return <Badge>{category}</Badge>
  return <a href={listHref({ topic, town })}>{category}</a>
}
