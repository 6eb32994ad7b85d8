import type { PostTeaser } from '../../../db/writing/posts.ts'
import { css } from '../../../styled-system/css'
import { postHref } from '../addresses.ts'
import { PostDate } from '../post-date.tsx'
import { SidebarBox } from '../sidebar-box.tsx'

const dated = css({ display: 'grid', py: '8' })

/** The posts after the featured ones, newest first. */
export function RecentPublications({ posts }: { posts: PostTeaser[] }) {
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
