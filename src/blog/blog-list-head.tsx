import { agency } from '../http/agency.ts'
import { PageHead } from '../layout/page-head.tsx'
import { config } from '../settings/config.ts'
import { JsonLd } from '../ui/json-ld/json-ld.tsx'
import { type ListAddress, listHref, postHref } from './addresses.ts'
import { CATEGORIES } from './categories.ts'
import { inTown } from './in-town.ts'
import type { PostList } from './load.ts'

/**
 * The head of a list page. A list for a town has the same canonical address as without the town.
 * @param requestedPage The page in the address; another one is shown when the posts cannot be read.
 */
export function BlogListHead(props: { list: PostList; shown: ListAddress; requestedPage: number }) {
  const { list, shown } = props
  const { topic, town } = shown
  const { page, pages } = list
  const part = page > 1 ? `, Page ${page}` : ''
  const isIndexed = list.posts.length > 0 && props.requestedPage === page
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

function blogData({ structured, page }: PostList, { topic }: ListAddress) {
  const site = agency()
  const { siteUrl } = config()
  return {
    '@type': 'Blog',
    name: `${site.name}: ${listTitle({ topic })}`,
    url: addressOf({ topic, page }),
    publisher: { '@type': 'InsuranceAgency', name: site.name, url: siteUrl },
    blogPost: structured.map((post) => ({
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

/** The heading of a list of posts. */
export function listTitle({ topic, town }: ListAddress): string {
  const of = topic === 'all' ? 'Marine Insurance' : CATEGORIES[topic].name
  return `${of} Articles${town ? ` for ${town.name}` : ''}`
}
