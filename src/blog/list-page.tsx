import type { PostTopic } from '../../db/writing/post-topics.ts'
import { css } from '../../styled-system/css'
import { notFound, requestHeaders } from '../http/request.ts'
import { CallToAction, CONSULTATION } from '../layout/call-to-action.tsx'
import { WhileLoading } from '../layout/while-loading.tsx'
import { NewsletterBox } from '../newsletter/newsletter-form.tsx'
import { Breadcrumb, type Crumb } from '../ui/breadcrumb/breadcrumb.tsx'
import { CardGrid } from '../ui/card/card.tsx'
import { Hero } from '../ui/hero/hero.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { Pagination } from '../ui/pagination/pagination.tsx'
import { ServerToast } from '../ui/toast/server-toast.tsx'
import {
  type ListAddress,
  listHref,
  parsePageNumber,
  postHref,
  type ReadingTown,
  townQuery,
} from './addresses.ts'
import { BlogListHead, listTitle } from './blog-list-head.tsx'
import { PostDate } from './byline.tsx'
import { CATEGORIES, LISTED, withPosts } from './categories.ts'
import { inTown } from './in-town.ts'
import {
  FeaturedGuide,
  hasFeaturedGuide,
  ListColumns,
  ListLoading,
  NoArticles,
} from './list-sections.tsx'
import { loadPostList, type PostList } from './load.ts'
import { missingPost } from './missing-post.ts'
import { TownBadge } from './post.tsx'
import { RelatedCategories, SidebarBox } from './sidebar.tsx'
import { TeaserCard } from './teaser.tsx'

/** A page of a list of posts: all posts or a category, optionally for a town. */
export function PostListPage(props: {
  topic: PostTopic
  town: ReadingTown | undefined
  query: string | undefined
}) {
  const page = parsePageNumber(props.query) ?? notFound()
  const list = <LoadedList {...props} page={page} />
  // Without a key, React would keep showing the previous page.
  return (
    <WhileLoading key={listHref({ ...props, page })} fallback={<ListLoading />}>
      {list}
    </WhileLoading>
  )
}

async function LoadedList({
  topic,
  town,
  page,
}: {
  topic: PostTopic
  town: ReadingTown | undefined
  page: number
}) {
  const list = (await loadPostList({ topic, town, page })) ?? notFound()
  const shown = { topic, town, page: list.page }
  return (
    <>
      <BlogListHead list={list} shown={shown} requestedPage={page} />
      <MissingPostToast />
      <ListHero shown={shown} />
      <ListColumns sidebar={<ListSidebar list={list} shown={shown} />}>
        <FeaturedGuide list={list} shown={shown} />
        <PostGrid list={list} shown={shown} />
      </ListColumns>
      <CallToAction
        title="Would you rather talk it over?"
        text="Articles are general. Bring your own policy, and we go through it with you."
        town={town?.slug}
        actions={[
          ['Schedule a Consultation', CONSULTATION],
          ['Get a Free Quote', `/quote${townQuery(town)}`],
        ]}
      />
    </>
  )
}

const MESSAGES = {
  missing: {
    title: 'Blog post not found',
    text: 'It may have been moved or withdrawn. Here are our current articles.',
  },
  failed: {
    title: 'Failed to fetch blog post: it could not be loaded right now.',
    text: 'Please try again in a minute.',
  },
}

/** The toast on the list of posts for a visitor who was redirected from a missing post. */
function MissingPostToast() {
  const state = missingPost(requestHeaders())
  return state && <ServerToast toast={{ tone: 'problem', ...MESSAGES[state] }} />
}

/** The title of a list and its town. */
function ListHero({ shown }: { shown: ListAddress }) {
  const { topic, town } = shown
  return (
    <Hero
      breadcrumb={<Breadcrumb items={wayTo(shown)} />}
      title={listTitle(shown)}
      lead={inTown(CATEGORIES[topic].description, town)}
    >
      <TownBadge town={town} />
    </Hero>
  )
}

function wayTo({ topic, town }: ListAddress): Crumb[] {
  return [
    { name: 'Home', href: '/' },
    { name: 'Blog', href: '/blog' },
    ...(topic === 'all' ? [] : [{ name: CATEGORIES[topic].name, href: listHref({ topic }) }]),
    ...(town ? [{ name: town.name, href: listHref({ topic, town }) }] : []),
  ]
}

const section = css({ display: 'grid', gap: '32' })
const heading = css({ textStyle: 'section' })

/** The posts on a page of a list, and its page navigation. */
function PostGrid({ list, shown }: { list: PostList; shown: ListAddress }) {
  const { posts, page, pages, failed } = list
  return (
    <section className={section}>
      {failed && (
        <Notice tone="problem">
          <p>
            Failed to fetch blog posts: they could not be loaded right now. Here are the articles
            that come with the site. Please try again in a minute.
          </p>
        </Notice>
      )}
      {posts.length > 0 ? (
        <>
          <h2 className={heading}>Latest Articles</h2>
          <CardGrid columns={2}>
            {posts.map((post, index) => (
              <TeaserCard
                key={post.slug}
                post={post}
                town={shown.town}
                isFirst={index === 0 && !hasFeaturedGuide(list)}
              />
            ))}
          </CardGrid>
        </>
      ) : (
        <NoArticles
          heading="No Articles Found"
          text="There are no articles in this category yet."
          href={`/blog${townQuery(shown.town)}`}
          action="View All Articles"
        />
      )}
      <Pagination page={page} pages={pages} href={(to) => listHref({ ...shown, page: to })} />
    </section>
  )
}

const count = css({ ml: 'auto', color: 'quiet', fontVariantNumeric: 'tabular-nums' })
const dated = css({ display: 'grid', py: '8' })

/** The sidebar of a list of posts: other lists, a guide, recent posts. */
function ListSidebar({ list, shown }: { list: PostList; shown: ListAddress }) {
  const { counts, guide, recent } = list
  const { topic, town } = shown
  return (
    <>
      <SidebarBox title="Categories">
        <ul>
          {withPosts(LISTED, counts).map((name) => (
            <li key={name}>
              <a
                href={listHref({ topic: name, town })}
                aria-current={name === topic ? 'page' : undefined}
              >
                {CATEGORIES[name].name}
                <span className={count}>{counts[name]}</span>
              </a>
            </li>
          ))}
        </ul>
      </SidebarBox>
      {guide && (
        <SidebarBox title="Featured Article">
          <p>
            <a href={postHref(guide, town)}>{guide.title}</a>
          </p>
        </SidebarBox>
      )}
      <SidebarBox title="Recent Articles">
        <ul>
          {recent.map((post) => (
            <li key={post.slug} className={dated}>
              <a href={postHref(post, town)}>{post.title}</a>
              <PostDate publishedAt={post.publishedAt} />
            </li>
          ))}
        </ul>
      </SidebarBox>
      <RelatedCategories counts={counts} except={topic} town={town} />
      <NewsletterBox path={listHref({ topic })} />
    </>
  )
}
