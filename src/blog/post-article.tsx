import publicFiles from 'virtual:public-files'
import { findTown } from '../../db/content/towns.ts'
import { lastChange, type Post, type PostTeaser } from '../../db/writing/posts.ts'
import { agency } from '../http/agency.ts'
import { orFallback } from '../http/fallback.ts'
import { notFound } from '../http/request.ts'
import { services } from '../http/services.ts'
import { findImage } from '../images/find-image.ts'
import { siteImages } from '../images/site-sources.ts'
import { CallToAction, CONSULTATION } from '../layout/call-to-action.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { ReviewedBy } from '../layout/reviewed-by.tsx'
import { RESPONSE_HOURS } from '../settings/business.ts'
import { config } from '../settings/config.ts'
import { CardGrid } from '../ui/card/card.tsx'
import { JsonLd } from '../ui/json-ld/json-ld.tsx'
import { notPrinted } from '../ui/layout.tsx'
import { Prose } from '../ui/prose/prose.tsx'
import { Section } from '../ui/section/section.tsx'
import { listHref, postHref, type ReadingTown, townQuery } from './addresses.ts'
import { authorData } from './byline.tsx'
import { inTown, namesTown, postInTown } from './in-town.ts'
import { ListColumns, NoArticles } from './list-sections.tsx'
import { loadPost, loadPostContext } from './load.ts'
import { PostBody, PostHero, PostPicture } from './post.tsx'
import { robotsOf, shareImageOf } from './post-head.ts'
import { ReaderActions, ShareLinks } from './reader-actions.tsx'
import { PostSidebar } from './sidebar.tsx'
import { TeaserCard } from './teaser.tsx'

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

/** What is true of the town that an article is read for, with a link to its page. */
async function TownParagraph({ town }: { town: ReadingTown | undefined }) {
  if (!town) return null
  const { slug, name } = town
  const { db } = services()
  const found = await orFallback(`the town ${slug}`, () => findTown(db, slug), undefined)
  const [fact] = found?.facts ?? []
  if (!fact) return null
  return (
    <Prose>
      <h2>What is special about {name}</h2>
      <p>
        {fact.fact} {fact.why} <a href={`/towns/${slug}`}>More about insurance in {name}</a>
      </p>
    </Prose>
  )
}

const MAX_KEYWORDS = 20

const files = new Set(publicFiles)

/** The head of a post's page. Its canonical address is the one without a town. */
function PostHead({ post, town }: { post: Post; town: ReadingTown | undefined }) {
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

/** Related posts. */
function RelatedPosts(props: { posts: PostTeaser[]; town: ReadingTown | undefined }) {
  const { posts, town } = props
  if (posts.length === 0) {
    return (
      <Section tone="surface">
        <NoArticles
          heading="No Related Articles Found"
          text="There are no other articles on this topic yet."
          href={listHref({ topic: 'all', town })}
          action="Browse All Articles"
        />
      </Section>
    )
  }
  return (
    <Section title="Related Articles" tone="surface">
      <CardGrid columns={3}>
        {posts.map((post) => (
          <TeaserCard key={post.slug} post={post} town={town} />
        ))}
      </CardGrid>
    </Section>
  )
}

/** A post's structured data for search engines. */
async function PostData({ post }: { post: Post }) {
  const site = agency()
  const { siteUrl } = config()
  const publisher = { '@type': 'InsuranceAgency', name: site.name, url: siteUrl }
  const image = await findImage({ category: 'blog', path: post.imagePath }, siteImages)
  return (
    <JsonLd
      data={{
        '@type': 'BlogPosting',
        headline: post.title,
        description: post.excerpt,
        url: siteUrl + postHref(post),
        mainEntityOfPage: siteUrl + postHref(post),
        author: (await authorData(post.author)) ?? publisher,
        publisher,
        ...(post.publishedAt && { datePublished: post.publishedAt }),
        ...(post.updatedAt && { dateModified: lastChange(post) }),
        ...(image && { image: siteUrl + image.src.file }),
        ...(post.category && { articleSection: post.category }),
        inLanguage: 'en-US',
      }}
    />
  )
}
