import type { ReactNode } from 'react'
import { css } from '../../styled-system/css'
import { CardPicture } from '../images/card-picture.tsx'
import { ButtonLink } from '../ui/button/button.tsx'
import { Card, CardMore, CardText, CardTitle } from '../ui/card/card.tsx'
import { notPrinted, page, surface } from '../ui/layout.tsx'
import { SkeletonGrid } from '../ui/skeleton/skeleton.tsx'
import { type ListAddress, postHref } from './addresses.ts'
import { PostDate } from './byline.tsx'
import type { PostList } from './load.ts'

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

const paper = css({
  display: 'grid',
  gap: '16',
  justifyItems: 'start',
  p: { base: '24', md: '40' },
})
const title = css({ textStyle: 'card' })

/** Shown in place of posts when there are none. */
export function NoArticles(props: { heading: string; text: string; href: string; action: string }) {
  return (
    <div className={`${surface} ${paper}`}>
      <h2 className={title}>{props.heading}</h2>
      <p>{props.text}</p>
      <ButtonLink href={props.href}>{props.action}</ButtonLink>
    </div>
  )
}

const SKELETONS = 6

const space = css({ py: '48' })

/** Shown while a list of posts loads. */
export function ListLoading() {
  return (
    <div className={`${page()} ${space}`}>
      <SkeletonGrid count={SKELETONS} columns={2} label="Loading blog posts..." />
    </div>
  )
}

// On paper, browsers print cards in a grid within a grid over each other.
const columns = css({
  display: { base: 'flex', lg: 'grid' },
  flexDirection: 'column',
  gap: '48',
  py: { base: '40', md: '64' },
  gridTemplateColumns: { lg: 'minmax(0, 1fr) 19rem' },
})
const main = css({ display: 'flex', flexDirection: 'column', gap: '48', minWidth: '0' })
const aside = css({
  display: 'grid',
  gap: '24',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: '0',
})

/** The list and its sidebar. */
export function ListColumns({ sidebar, children }: { sidebar: ReactNode; children: ReactNode }) {
  return (
    <div className={`${page()} ${columns}`}>
      <div className={main}>{children}</div>
      <aside className={`${aside} ${notPrinted}`} aria-label="More from the blog">
        {sidebar}
      </aside>
    </div>
  )
}
