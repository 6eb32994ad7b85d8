import type { PostTopic } from '../../db/writing/post-topics.ts'
import { notFound } from '../http/request.ts'
import { CONSULTATION } from '../layout/actions.tsx'
import { CallToAction } from '../layout/call-to-action.tsx'
import { WhileLoading } from '../layout/while-loading.tsx'
import { listHref, parsePageNumber, type ReadingTown, townQuery } from './addresses.ts'
import { BlogListHead } from './blog-list-head.tsx'
import { FeaturedGuide } from './featured-guide.tsx'
import { ListColumns } from './list-columns.tsx'
import { ListHero } from './list-hero.tsx'
import { ListLoading } from './list-loading.tsx'
import { ListSidebar } from './list-sidebar.tsx'
import { loadPostList } from './load-post-list.ts'
import { MissingPostToast } from './missing-post-toast.tsx'
import { PostGrid } from './post-grid.tsx'

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
