import type { PostTeaser } from '../../db/writing/posts.ts'
import { CardGrid } from '../ui/card/card.tsx'
import { Section } from '../ui/section/section.tsx'
import { listHref, type ReadingTown } from './addresses.ts'
import { NoArticles } from './no-articles.tsx'
import { TeaserCard } from './teaser-card.tsx'

/** Related posts. */
export function RelatedPosts(props: { posts: PostTeaser[]; town: ReadingTown | undefined }) {
  const { posts, town } = props
  if (posts.length === 0) {
    return (
      <Section tone="surface">
        <NoArticles
          heading="No Related Articles Found"
          text="There are no other articles on this topic yet."
          href={listHref({ topic: 'all', town })}
          action="Browse All Articles"
        />
      </Section>
    )
  }
  return (
    <Section title="Related Articles" tone="surface">
      <CardGrid columns={3}>
        {posts.map((post) => (
          <TeaserCard key={post.slug} post={post} town={town} />
        ))}
      </CardGrid>
    </Section>
  )
}
