import { css } from '../../../styled-system/css'
import { CallToAction, CONSULTATION } from '../../layout/call-to-action.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { config } from '../../settings/config.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { JsonLd } from '../../ui/json-ld/json-ld.tsx'
import { page } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Section } from '../../ui/section/section.tsx'
import { ServerToast } from '../../ui/toast/server-toast.tsx'
import { postHref } from '../addresses.ts'
import { PostDate } from '../byline.tsx'
import { FrontPage } from './front-page.tsx'
import { type CategoryGroup, type Compass, loadCompass } from './load.ts'

/** The content below the masthead: the front page or one category's articles. */
export async function CompassPages({ category }: { category: string | null }) {
  const compass = await loadCompass(category)
  return (
    <>
      <CompassHead compass={compass} />
      {compass.failed && <CompassTrouble />}
      {compass.chosen ? (
        <CategoryPosts group={compass.chosen} />
      ) : (
        <>
          <FrontPage compass={compass} />
          <ByCategory groups={compass.groups} />
        </>
      )}
      <CallToAction
        title="Set your own course"
        text="Now that you know the terms, let a broker apply them to your boat, your harbor and your season."
        actions={[
          ['Get Your Free Quote', '/quote'],
          ['Schedule a Consultation', CONSULTATION],
          ['View All Articles', '/blog'],
        ]}
      />
    </>
  )
}

const list = css({
  display: 'grid',
  columnGap: '40',
  gridTemplateColumns: { md: '1fr 1fr' },
  '& li': { display: 'grid', py: '8', borderTop: '1px solid token(colors.line)' },
  '& a': { display: 'flex', alignItems: 'center', minHeight: 'target' },
})
const back = css({ mt: '32' })

/** The titles of every article of a category: there may be a hundred. */
function CategoryPosts({ group: { category, posts } }: { group: CategoryGroup }) {
  return (
    <Section title={`${category} Articles`}>
      <ul className={list}>
        {posts.map((post) => (
          <li key={post.slug}>
            <a href={postHref(post)}>{post.title}</a>
            <PostDate publishedAt={post.publishedAt} />
          </li>
        ))}
      </ul>
      <p className={back}>
        <ButtonLink href={compassHref()}>Back to The Compass</ButtonLink>
      </p>
    </Section>
  )
}

const space = css({ mt: '32' })
const details = css({
  mt: '8',
  '& summary': { display: 'flex', alignItems: 'center', minHeight: 'target', cursor: 'pointer' },
})

/** The notice shown when the posts could not be read. */
function CompassTrouble() {
  return (
    <div className={`${page()} ${space}`}>
      <Notice tone="problem">
        <p>
          There was an error loading the blog posts. We're showing you some sample content instead.
        </p>
        <details className={details}>
          <summary>Error details</summary>
          <p>
            Failed to fetch blog posts: our list of articles did not load. Nothing is wrong on your
            side. Reload the page in a minute.
          </p>
        </details>
      </Notice>
      <ServerToast
        toast={{
          tone: 'problem',
          title: 'Failed to load blog posts. Please try again later.',
        }}
      />
    </div>
  )
}

/** How many posts go into the page's structured data. */
const MAX_STRUCTURED = 10

/** The head of the front page, or of one category's articles. */
function CompassHead({ compass: { posts, chosen } }: { compass: Compass }) {
  return (
    <>
      <PageHead
        title={chosen ? `${chosen.category} in The Compass` : 'The Compass'}
        description={
          chosen
            ? `Every recent article of The Compass under ${chosen.category}, for boat and shore property owners in Connecticut.`
            : 'The Compass: notes on boat, yacht, flood and waterfront insurance for the Connecticut coast, with this month’s guide and the newest articles by category.'
        }
        path={compassHref(chosen)}
        shareImage="/share/the-compass.png"
      />
      <JsonLd
        data={{
          '@type': 'ItemList',
          itemListElement: (chosen?.posts ?? posts).slice(0, MAX_STRUCTURED).map((post, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: post.title,
            url: config().siteUrl + postHref(post),
          })),
        }}
      />
    </>
  )
}

const SHOWN = 3

const index = css({
  display: 'grid',
  columnGap: '40',
  rowGap: '48',
  gridTemplateColumns: { md: '1fr 1fr', lg: '1fr 1fr 1fr' },
  overflowWrap: 'anywhere',
})
const heading = css({ textStyle: 'card', pb: '8', borderBottom: '3px double token(colors.ink)' })
const entry = css({ py: '16', borderBottom: '1px solid token(colors.line)' })
const title = css({ textStyle: 'body', fontWeight: '600' })
const link = css({ display: 'flex', alignItems: 'center', minHeight: 'target' })
const more = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'target' })

/** The titles of three posts of each category, with a link to the rest. */
function ByCategory({ groups }: { groups: CategoryGroup[] }) {
  return (
    <Section title="Nautical Knowledge By Category" tone="surface">
      <div className={index}>
        {groups.map((group) => (
          <section key={group.category}>
            <h3 className={heading}>{group.category}</h3>
            {group.posts.slice(0, SHOWN).map((post) => (
              <article key={post.slug} className={entry}>
                <h4 className={title}>
                  <a className={link} href={postHref(post)}>
                    {post.title}
                  </a>
                </h4>
                <PostDate publishedAt={post.publishedAt} />
              </article>
            ))}
            {group.posts.length > SHOWN && (
              <a className={more} href={compassHref(group)}>
                More {group.category} Articles
              </a>
            )}
          </section>
        ))}
      </div>
    </Section>
  )
}

/** The front page, or the articles of one category on it. */
function compassHref(category?: { slug: string } | undefined): string {
  return category ? `/the-compass?category=${category.slug}` : '/the-compass'
}
