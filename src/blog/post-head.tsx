import publicFiles from 'virtual:public-files'
import type { Post } from '../../db/writing/posts.ts'
import { PageHead } from '../layout/page-head.tsx'
import { postHref, type ReadingTown } from './addresses.ts'
import { inTown, namesTown, postInTown } from './in-town.ts'
import { robotsOf } from './robots.ts'
import { shareImageOf } from './share-image.ts'

const MAX_KEYWORDS = 20

const files = new Set(publicFiles)

/** The head of a post's page. Its canonical address is the one without a town. */
export function PostHead({ post, town }: { post: Post; town: ReadingTown | undefined }) {
  const { title, excerpt } = postInTown(post, town)
  const { description, category, keywords } = post
  return (
    <PageHead
      title={title}
      town={town?.name}
      titleNamesTown={namesTown(post.title)}
      product={category?.toLowerCase()}
      description={description ? inTown(description, town) : excerpt}
      keywords={keywords.slice(0, MAX_KEYWORDS)}
      path={postHref(post)}
      shareImage={shareImageOf(post, (path) => files.has(`/public${path}`))}
      robots={robotsOf(post.publishedAt, new Date())}
    />
  )
}
