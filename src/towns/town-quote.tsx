import type { Town } from '../../db/content/towns.ts'
import { css, cx } from '../../styled-system/css'
import { QuickQuote } from '../quote/quick-quote.tsx'
import { TOWN_INSURANCE } from '../settings/business.ts'
import { articleFor } from '../ui/article-for.ts'
import { surface } from '../ui/layout.tsx'

const paper = css({
  p: { base: '16', md: '24' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16',
})
const heading = css({ textStyle: 'section' })

/** The quote form of a town's page, with boat insurance preselected. */
export function TownQuote({ town }: { town: Town }) {
  return (
    <section id="quote" aria-labelledby="town-quote" className={cx(surface, paper)}>
      <h2 id="town-quote" className={heading}>
        {`Get ${articleFor(town.name)} ${town.name} Quote`}
      </h2>
      <QuickQuote preselected={TOWN_INSURANCE} path={`/towns/${town.slug}`} town={town.slug} />
    </section>
  )
}
