import { css } from '../../styled-system/css'
import { NewsletterBox } from '../newsletter/newsletter-box.tsx'
import { type ListAddress, listHref, postHref } from './addresses.ts'
import { CATEGORIES, LISTED, withPosts } from './categories.ts'
import type { PostList } from './load-post-list.ts'
import { PostDate } from './post-date.tsx'
import { RelatedCategories } from './related-categories.tsx'
import { SidebarBox } from './sidebar-box.tsx'

const count = css({ ml: 'auto', color: 'quiet', fontVariantNumeric: 'tabular-nums' })
const dated = css({ display: 'grid', py: '8' })

/** The sidebar of a list of posts: other lists, a guide, recent posts. */
export function ListSidebar({ list, shown }: { list: PostList; shown: ListAddress }) {
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
