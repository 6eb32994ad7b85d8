import type { PostTeaser } from '../../../db/writing/posts.ts'
import { css } from '../../../styled-system/css'
import { agency } from '../../http/agency.ts'
import { CardPicture } from '../../images/card-picture.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Card, CardMore, CardText, CardTitle } from '../../ui/card/card.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { postHref } from '../addresses.ts'
import { PostDate } from '../post-date.tsx'

const about = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12' })
const by = css({ textStyle: 'small', color: 'quiet' })

/** The page without the column beside it. */
const PICTURE_SIZES = '(width>=64rem) 47rem,100vw'

/** The featured guide. */
export function CaptainsPick({ post }: { post: PostTeaser }) {
  return (
    <Card href={postHref(post)}>
      <CardPicture
        wanted={{ category: 'blog', path: post.imagePath }}
        priority
        sizes={PICTURE_SIZES}
      />
      <div className={about}>
        <Badge tone="ink">
          <Icon name="compass" size="small" />
          Captain's Pick
        </Badge>
        <PostDate publishedAt={post.publishedAt} />
        <span className={by}>By {post.author || agency().name}</span>
      </div>
      <CardTitle>{post.title}</CardTitle>
      <CardText>{post.excerpt}</CardText>
      <CardMore>Read the guide</CardMore>
    </Card>
  )
}
