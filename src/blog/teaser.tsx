import { listNewestPosts, type PostTeaser } from '../../db/writing/posts.ts'
import { css } from '../../styled-system/css'
import { orFallback } from '../http/fallback.ts'
import { services } from '../http/services.ts'
import { WhileLoading } from '../layout/while-loading.tsx'
import { ButtonLink } from '../ui/button/button.tsx'
import { CardGrid } from '../ui/card/card.tsx'
import { Section } from '../ui/section/section.tsx'
import { SkeletonGrid } from '../ui/skeleton/skeleton.tsx'
import { fallbackPosts } from './fallback-posts.ts'
import { postInTown } from './in-town.ts'
import { TeaserCard } from './teaser-card.tsx'

const TEASERS = 3

const below = css({ mt: '32' })

/** The newest posts on the home page. */
export function InsightsTeaser() {
  return (
    <Section
      title="Insurance Insights"
      lead="Expert advice and resources for coastal property and vessel owners."
    >
      <WhileLoading fallback={<SkeletonGrid count={TEASERS} label="Loading blog posts..." />}>
        <NewestPosts />
      </WhileLoading>
      <p className={below}>
        <ButtonLink href="/the-compass">View All Articles</ButtonLink>
      </p>
    </Section>
  )
}

async function NewestPosts() {
  return (
    <CardGrid columns={3}>
      {(await loadTeasers()).map((post) => (
        <TeaserCard key={post.slug} post={post} />
      ))}
    </CardGrid>
  )
}

async function loadTeasers(): Promise<PostTeaser[]> {
  const posts = await orFallback(
    'the newest posts',
    () => listNewestPosts(services().db, TEASERS),
    [] as PostTeaser[],
  )
  const shown = posts.length > 0 ? posts : fallbackPosts
  return shown.map((post) => postInTown(post, undefined))
}
