import { listNewestPosts, type PostTeaser } from '../../db/writing/posts.ts'
import { css } from '../../styled-system/css'
import { orFallback } from '../http/fallback.ts'
import { services } from '../http/services.ts'
import { CardPicture } from '../images/card-picture.tsx'
import { WhileLoading } from '../layout/while-loading.tsx'
import { Badge } from '../ui/badge/badge.tsx'
import { ButtonLink } from '../ui/button/button.tsx'
import { Card, CardGrid, CardText, CardTitle } from '../ui/card/card.tsx'
import { Section } from '../ui/section/section.tsx'
import { SkeletonGrid } from '../ui/skeleton/skeleton.tsx'
import { postHref, type ReadingTown } from './addresses.ts'
import { PostDate } from './byline.tsx'
import { postInTown } from './in-town.ts'
import { fallbackPosts } from './load.ts'

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

const about = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' })
const read = css({ mt: 'auto', textStyle: 'label', color: 'ink' })

/** A post as one link. */
export function TeaserCard({
  post,
  town,
  as = 'h3',
  isFirst = false,
}: {
  post: PostTeaser
  town?: ReadingTown | undefined
  as?: 'h3' | 'h4'
  /** Its picture is the first of the page. */
  isFirst?: boolean
}) {
  const { title, category, publishedAt, excerpt, imagePath } = post
  return (
    <Card href={postHref(post, town)}>
      <CardPicture wanted={{ category: 'blog', path: imagePath }} priority={isFirst} />
      <div className={about}>
        {category && <Badge>{category}</Badge>}
        <PostDate publishedAt={publishedAt} />
      </div>
      <CardTitle as={as}>{title}</CardTitle>
      <CardText>{excerpt}</CardText>
      {/* The title's link already says it. */}
      <span className={read} aria-hidden="true">
        Read Article →
      </span>
    </Card>
  )
}
