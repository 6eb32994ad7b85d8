import { safeHtml } from '../../db/writing/post-html.ts'
import { topicOfCategory } from '../../db/writing/post-topics.ts'
import type { Post, PostTeaser } from '../../db/writing/posts.ts'
import { css } from '../../styled-system/css'
import { SCENE } from '../chart/pictures.ts'
import { postPicture } from '../chart/post-pictures.ts'
import { findImage } from '../images/find-image.ts'
import { siteImages } from '../images/site-sources.ts'
import { Badge } from '../ui/badge/badge.tsx'
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx'
import { Hero } from '../ui/hero/hero.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { Prose } from '../ui/prose/prose.tsx'
import { listHref, type ReadingTown } from './addresses.ts'
import { Byline } from './byline.tsx'
import type { Counts } from './categories.ts'
import { htmlInTown } from './in-town.ts'

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

const frame = css({
  mb: '32',
  border: '1px solid token(colors.line)',
  borderRadius: 'card',
  overflow: 'hidden',
  bg: 'selected',
  '& img': { aspectRatio: '8 / 5', objectFit: 'cover' },
})

/**
 * The picture above a post, from the first source that has one. Pictures uploaded by staff have no
 * description: the post's title says what it is about.
 */
export async function PostPicture({ post }: { post: PostTeaser }) {
  const image = await findImage({ category: 'blog', path: post.imagePath }, siteImages)
  if (!image) return null
  const drawn = postPicture(post.slug)
  const alt = drawn?.src.webp === image.src.webp ? drawn?.alt : undefined
  return (
    <figure className={frame}>
      <Picture
        src={image.src}
        alt={alt ?? ''}
        {...SCENE}
        sizes="(width>=64rem) 50rem,100vw"
        fallbacks={image.fallbacks}
        priority
      />
    </figure>
  )
}

const lead = css({ textStyle: 'lead', maxWidth: 'measure', mb: '32', overflowWrap: 'anywhere' })

/** A post's excerpt and its sanitized text. */
export function PostBody({
  post,
  town,
}: {
  post: Pick<Post, 'excerpt' | 'content'>
  town: ReadingTown | undefined
}) {
  return (
    <>
      {post.excerpt && <p className={lead}>{post.excerpt}</p>}
      <Prose html={htmlInTown(safeHtml(post.content), town)} />
    </>
  )
}

/** The town a page is read for, if any. */
export function TownBadge({ town }: { town: ReadingTown | undefined }) {
  if (!town) return null
  return (
    <div>
      <Badge tone="land">
        <Icon name="map-pin" size="small" />
        {town.name}
      </Badge>
    </div>
  )
}
