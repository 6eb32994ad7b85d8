import { css } from '../../../styled-system/css'
import { Section } from '../../ui/section/section.tsx'
import { postHref } from '../addresses.ts'
import { PostDate } from '../post-date.tsx'
import { compassHref } from './addresses.ts'
import type { CategoryGroup } from './load.ts'

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
export function ByCategory({ groups }: { groups: CategoryGroup[] }) {
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
