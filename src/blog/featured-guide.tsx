import { css } from '../../styled-system/css'
import { CardPicture } from '../images/card-picture.tsx'
import { Card, CardMore, CardText, CardTitle } from '../ui/card/card.tsx'
import { type ListAddress, postHref } from './addresses.ts'
import type { PostList } from './load-post-list.ts'
import { PostDate } from './post-date.tsx'

const heading = css({ textStyle: 'section', mb: '16' })
const row = css({
  display: 'grid',
  gap: '24',
  alignItems: 'center',
  gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' },
})
const words = css({ display: 'grid', gap: '12' })

/** Half of the row, from the width on at which its words are beside it. */
const PICTURE_SIZES = '(width>=64rem) 24rem,(width>=48rem) 50vw,100vw'

/** The recommended first guide, on every page of a list. */
export function FeaturedGuide({ list, shown }: { list: PostList; shown: ListAddress }) {
  const { guide } = list
  if (!guide || !hasFeaturedGuide(list)) return null
  return (
    <section>
      <h2 className={heading}>Featured Guide</h2>
      <Card href={postHref(guide, shown.town)} tone="shallow">
        <div className={row}>
          <CardPicture
            wanted={{ category: 'blog', path: guide.imagePath }}
            priority
            sizes={PICTURE_SIZES}
          />
          <div className={words}>
            <PostDate publishedAt={guide.publishedAt} />
            <CardTitle>{guide.title}</CardTitle>
            <CardText>{guide.excerpt}</CardText>
            <CardMore>Read the guide</CardMore>
          </div>
        </div>
      </Card>
    </section>
  )
}

/** Whether the list has a guide above its posts. */
export function hasFeaturedGuide({ guide }: PostList): boolean {
  return guide !== undefined
}
