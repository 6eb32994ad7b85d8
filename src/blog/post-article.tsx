import { notFound } from '../http/request.ts'
import { CONSULTATION } from '../layout/actions.tsx'
import { CallToAction } from '../layout/call-to-action.tsx'
import { ReviewedBy } from '../layout/reviewed-by.tsx'
import { RESPONSE_HOURS } from '../settings/business.ts'
import { notPrinted } from '../ui/layout.tsx'
import { postHref, type ReadingTown, townQuery } from './addresses.ts'
import { postInTown } from './in-town.ts'
import { ListColumns } from './list-columns.tsx'
import { loadPost, loadPostContext } from './load-post.ts'
import { PostBody } from './post-body.tsx'
import { PostData } from './post-data.tsx'
import { PostHead } from './post-head.tsx'
import { PostHero } from './post-hero.tsx'
import { PostPicture } from './post-picture.tsx'
import { PostSidebar } from './post-sidebar.tsx'
import { ReaderActions } from './reader-actions.tsx'
import { RelatedPosts } from './related-posts.tsx'
import { ShareLinks } from './share-links.tsx'
import { TownParagraph } from './town-paragraph.tsx'

/** A post's page, for a town if one is given. */
export async function PostArticle(props: { slug: string; town: ReadingTown | undefined }) {
  const { town } = props
  // A missing post was redirected earlier; this one was withdrawn just now.
  const stored = (await loadPost(props.slug)) ?? notFound()
  const post = postInTown(stored, town)
  const { related, counts } = await loadPostContext(stored, town)
  return (
    <>
      <PostHead post={stored} town={town} />
      <PostData post={postInTown(stored, undefined)} />
      <PostHero post={post} town={town} counts={counts} />
      <ListColumns sidebar={<PostSidebar post={post} town={town} counts={counts} />}>
        <article>
          <PostPicture post={post} />
          <PostBody post={post} town={town} />
          <TownParagraph town={town} />
          <ReviewedBy path={postHref(stored)} hasByline />
          <ReaderActions town={town} />
          <ShareLinks post={post} />
        </article>
      </ListColumns>
      <div className={notPrinted}>
        <RelatedPosts posts={related} town={town} />
        <CallToAction
          title="Three ways to take it further"
          text={`Ask for a quote and have an answer within ${RESPONSE_HOURS} hours on business days, make an appointment, or send us a message.`}
          town={town?.slug}
          actions={[
            ['Get Your Free Quote', `/quote${townQuery(town)}`],
            ['Schedule a Consultation', CONSULTATION],
            ['Contact Us', '/contact'],
          ]}
        />
      </div>
    </>
  )
}
