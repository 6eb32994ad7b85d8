import { css } from '../../styled-system/css'
import { CardGrid } from '../ui/card/card.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { Pagination } from '../ui/pagination/pagination.tsx'
import { type ListAddress, listHref, townQuery } from './addresses.ts'
import { hasFeaturedGuide } from './featured-guide.tsx'
import type { PostList } from './load-post-list.ts'
import { NoArticles } from './no-articles.tsx'
import { TeaserCard } from './teaser-card.tsx'

const section = css({ display: 'grid', gap: '32' })
const heading = css({ textStyle: 'section' })

/** The posts on a page of a list, and its page navigation. */
export function PostGrid({ list, shown }: { list: PostList; shown: ListAddress }) {
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
