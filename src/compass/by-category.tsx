import { css } from '../../styled-system/css'
import { TeaserCard } from '../blog/teaser-card.tsx'
import { ButtonLink } from '../ui/button/button.tsx'
import { CardGrid } from '../ui/card/card.tsx'
import { Section } from '../ui/section/section.tsx'
import { compassHref } from './addresses.ts'
import type { CategoryGroup } from './load.ts'

const SHOWN = 3

const groupsList = css({ display: 'grid', gap: '48' })
const heading = css({ textStyle: 'card', mb: '16' })
const more = css({ mt: '24' })

/** Three posts of each category, and the way to its others. */
export function ByCategory({ groups }: { groups: CategoryGroup[] }) {
  return (
    <Section title="Nautical Knowledge By Category" tone="surface">
      <div className={groupsList}>
        {groups.map((group) => (
          <section key={group.category}>
            <h3 className={heading}>{group.category}</h3>
            <CardGrid columns={3}>
              {group.posts.slice(0, SHOWN).map((post) => (
                <TeaserCard key={post.slug} post={post} as="h4" />
              ))}
            </CardGrid>
            {group.posts.length > SHOWN && (
              <p className={more}>
                <ButtonLink href={compassHref(group)}>More {group.category} Articles</ButtonLink>
              </p>
            )}
          </section>
        ))}
      </div>
    </Section>
  )
}
