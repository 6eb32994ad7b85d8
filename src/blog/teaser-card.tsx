import type { PostTeaser } from '../../db/posts.ts'
import { css } from '../../styled-system/css'
import { OFFICE_TIME_ZONE } from '../business.ts'
import { CardPicture } from '../images/card-picture.tsx'
import { Badge } from '../ui/badge/badge.tsx'
import { Card, CardText, CardTitle } from '../ui/card/card.tsx'

const about = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' })
const date = css({ textStyle: 'small', color: 'quiet' })
const read = css({ mt: 'auto', textStyle: 'label', color: 'ink' })

const longDate = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeZone: OFFICE_TIME_ZONE,
})

/** A post as one link. */
export function TeaserCard({ post }: { post: PostTeaser }) {
  const { slug, title, category, publishedAt, excerpt, imagePath } = post
  const published = new Date(publishedAt)
  return (
    <Card href={`/blog/${slug}`}>
      <CardPicture wanted={{ category: 'blog', path: imagePath }} />
      <div className={about}>
        {category && <Badge>{category}</Badge>}
        {!Number.isNaN(published.getTime()) && (
          <time className={date} dateTime={publishedAt}>
            {longDate.format(published)}
          </time>
        )}
      </div>
      <CardTitle>{title}</CardTitle>
      <CardText>{excerpt}</CardText>
      {/* The title's link says it already. */}
      <span className={read} aria-hidden="true">
        Read Article →
      </span>
    </Card>
  )
}
