import { css } from '../../../styled-system/css'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Section } from '../../ui/section/section.tsx'
import { postHref } from '../addresses.ts'
import { PostDate } from '../post-date.tsx'
import { compassHref } from './addresses.ts'
import type { CategoryGroup } from './load.ts'

const list = css({
  display: 'grid',
  columnGap: '40',
  gridTemplateColumns: { md: '1fr 1fr' },
  '& li': { display: 'grid', py: '8', borderTop: '1px solid token(colors.line)' },
  '& a': { display: 'flex', alignItems: 'center', minHeight: 'target' },
})
const back = css({ mt: '32' })

/** The titles of every article of a category: there may be a hundred. */
export function CategoryPosts({ group: { category, posts } }: { group: CategoryGroup }) {
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
