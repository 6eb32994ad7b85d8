import type { Town } from '../../db/content/towns.ts'
import { css, cx } from '../../styled-system/css'
import { besideText } from '../quote/beside.ts'
import { QuickQuote } from '../quote/quick-quote.tsx'
import { TOWN_INSURANCE } from '../settings/business.ts'
import { articleFor } from '../ui/article-for.ts'
import { page, surface } from '../ui/layout.tsx'
import { ContentSections } from '../ui/prose/content-sections.tsx'
import { Prose } from '../ui/prose/prose.tsx'
import { defaultTips } from './default-town.ts'
import { Listed } from './listed.tsx'
import { TownMarinas } from './town-marinas.tsx'
import { HarborFigure } from './town-pictures.tsx'

const columns = css({
  display: 'grid',
  gap: { base: '40', lg: '64' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 27rem' },
  alignItems: 'start',
  py: { base: '40', md: '64' },
})
// A long word, such as the address of a page, breaks instead of making the page wider.
const words = css({ display: 'grid', gap: '40', gridTemplateColumns: 'minmax(0, 1fr)' })

/** The town's waters and what to ask there, with the quote form beside it. */
export function TownOverview({ town }: { town: Town }) {
  return (
    <div className={page()}>
      <div className={columns}>
        <div className={words}>
          <TownRisks town={town} />
          <HarborFigure town={town} />
          <TownMarinas town={town} />
          {town.sections.length > 0 && (
            <Prose>
              <ContentSections sections={town.sections} />
            </Prose>
          )}
          <TownTips town={town} />
        </div>
        <div className={besideText}>
          <TownQuote town={town} />
        </div>
      </div>
    </div>
  )
}

/** What can happen to boats and houses there. */
function TownRisks({ town }: { town: Town }) {
  return (
    <Listed title={`Local Risk Factors in ${town.name}`} icon="waves" points={town.riskPoints} />
  )
}

/** Tips for preparation: the town's own, or general ones. */
function TownTips({ town }: { town: Town }) {
  const tips = town.insuranceTips.length > 0 ? town.insuranceTips : defaultTips(town.name)
  return <Listed title={`Insurance Tips for ${town.name}`} icon="compass" points={tips} />
}

const paper = css({
  p: { base: '16', md: '24' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16',
})
const heading = css({ textStyle: 'section' })

/** The quote form of a town's page, with boat insurance preselected. */
function TownQuote({ town }: { town: Town }) {
  return (
    <section id="quote" aria-labelledby="town-quote" className={cx(surface, paper)}>
      <h2 id="town-quote" className={heading}>
        {`Get ${articleFor(town.name)} ${town.name} Quote`}
      </h2>
      <QuickQuote preselected={TOWN_INSURANCE} path={`/towns/${town.slug}`} town={town.slug} />
    </section>
  )
}
