import { PageHead } from '../layout/page-head.tsx'
import { config } from '../settings/config.ts'
import { JsonLd } from '../ui/json-ld/json-ld.tsx'
import { type ListAddress, listHref, postHref } from './addresses.ts'
import { CATEGORIES } from './categories.ts'
import { inTown } from './in-town.ts'
import { listTitle } from './list-title.ts'
import type { PostList } from './load-list.ts'

/**
 * The head of a list. A list for a town is the same list: its one address is that without the town.
 * @param asked The page that was asked for, when the posts could not be read and another is shown.
 */
export function ListHead(props: { list: PostList; shown: ListAddress; asked: number }) {
  const { list, shown } = props
  const { topic, town } = shown
  const { page, pages } = list
  const part = page > 1 ? `, Page ${page}` : ''
  const isIndexed = list.posts.length > 0 && props.asked === page
  return (
    <>
      <PageHead
        title={listTitle({ topic }) + part}
        town={town?.name}
        description={`${inTown(CATEGORIES[topic].description, town)}${page > 1 ? ` Page ${page} of ${pages}.` : ''}`}
        path={isIndexed ? listHref({ topic, page }) : undefined}
        shareImage="/share/blog.png"
      />
      {page > 1 && <link rel="prev" href={addressOf({ ...shown, page: page - 1 })} />}
      {page < pages && <link rel="next" href={addressOf({ ...shown, page: page + 1 })} />}
      {isIndexed && <JsonLd data={blogData(list, shown)} />}
    </>
  )
}

function blogData({ told, page }: PostList, { topic }: ListAddress) {
  const { site, siteUrl } = config()
  return {
    '@type': 'Blog',
    name: `${site.name}: ${listTitle({ topic })}`,
    url: addressOf({ topic, page }),
    publisher: { '@type': 'InsuranceAgency', name: site.name, url: siteUrl },
    blogPost: told.map((post) => ({
      '@type': 'BlogPosting',
      headline: post.title,
      url: siteUrl + postHref(post),
      ...(post.publishedAt && { datePublished: post.publishedAt }),
    })),
  }
}

function addressOf(list: ListAddress): string {
  return config().siteUrl + listHref(list)
}
