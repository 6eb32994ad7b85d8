import type { PostTeaser } from '../../db/writing/posts.ts'
import { css } from '../../styled-system/css'
import { CardPicture } from '../images/card-picture.tsx'
import { Badge } from '../ui/badge/badge.tsx'
import { Card, CardText, CardTitle } from '../ui/card/card.tsx'
import { postHref, type ReadingTown } from './addresses.ts'
import { PostDate } from './post-date.tsx'

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
