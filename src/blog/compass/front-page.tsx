import type { ReactNode } from 'react'
import type { PostTeaser } from '../../../db/writing/posts.ts'
import { css } from '../../../styled-system/css'
import { agency } from '../../http/agency.ts'
import { CardPicture } from '../../images/card-picture.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Card, CardGrid, CardMore, CardText, CardTitle } from '../../ui/card/card.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { page, surface } from '../../ui/layout.tsx'
import { postHref } from '../addresses.ts'
import { PostDate } from '../byline.tsx'
import { SidebarBox } from '../sidebar.tsx'
import { TeaserCard } from '../teaser.tsx'
import type { Compass } from './load.ts'

// On paper, browsers print cards in a grid within a grid over each other.
const columns = css({
  display: { base: 'flex', lg: 'grid' },
  flexDirection: 'column',
  gap: '48',
  py: { base: '40', md: '64' },
  gridTemplateColumns: { lg: 'minmax(0, 1fr) 19rem' },
})
const main = css({ display: 'flex', flexDirection: 'column', gap: '32', minWidth: '0' })
const aside = css({ display: 'grid', gap: '24', alignContent: 'start', minWidth: '0' })
const heading = css({ textStyle: 'section' })

/** The featured posts, with the outlook and recent posts beside them. */
export function FrontPage({ compass }: { compass: Compass }) {
  const { pick, further, recent } = compass
  return (
    <div className={`${page()} ${columns}`}>
      <section className={main}>
        <h2 className={heading}>Featured Navigation</h2>
        {pick && <CaptainsPick post={pick} />}
        <CardGrid columns={2}>
          {further.map((post, index) => (
            <TeaserCard key={post.slug} post={post} isFirst={!pick && index === 0} />
          ))}
        </CardGrid>
      </section>
      <aside className={aside} aria-label="Forecast and recent publications">
        <Forecast />
        <RecentPublications posts={recent} />
      </aside>
    </div>
  )
}

const dated = css({ display: 'grid', py: '8' })

/** The posts after the featured ones, newest first. */
function RecentPublications({ posts }: { posts: PostTeaser[] }) {
  if (posts.length === 0) return null
  return (
    <SidebarBox title="Recent Publications">
      <ul>
        {posts.map((post) => (
          <li key={post.slug} className={dated}>
            <a href={postHref(post)}>{post.title}</a>
            <PostDate publishedAt={post.publishedAt} />
          </li>
        ))}
      </ul>
    </SidebarBox>
  )
}

const about = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12' })
const by = css({ textStyle: 'small', color: 'quiet' })

/** The page without the column beside it. */
const PICTURE_SIZES = '(width>=64rem) 47rem,100vw'

/** The featured guide. */
function CaptainsPick({ post }: { post: PostTeaser }) {
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

const box = css({
  display: 'grid',
  gap: '16',
  p: '24',
  '& h2': { textStyle: 'card' },
  '& h3': { textStyle: 'label', color: 'heading', mb: '4' },
  '& section + section': { borderTop: '1px solid token(colors.line)', pt: '16' },
})

const OUTLOOK: { title: string; text: ReactNode }[] = [
  {
    title: 'Rising Trends',
    text: 'NOAA’s tide gauge at Bridgeport shows the Sound rising, decade over decade. The same storm reaches farther than it did when a house or a dock was built. Have elevations checked before you rely on old documents.',
  },
  {
    title: 'Policy Updates',
    text: 'The National Flood Insurance Program now rates each building on its own: its elevation, its distance from water, the cost to rebuild it. What a neighbor or the last owner paid is no guide to your premium.',
  },
  {
    title: 'Safety Spotlight',
    text: 'Federal law requires the operator of most boats under 26 feet to use the engine cut-off link on plane or above displacement speed, where the boat has one. Clip it on before you leave the slip.',
  },
]

/** The outlook next to the featured posts. */
function Forecast() {
  return (
    <div className={`${surface} ${box}`}>
      <h2>Maritime Insurance Forecast</h2>
      {OUTLOOK.map(({ title, text }) => (
        <section key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </section>
      ))}
    </div>
  )
}
