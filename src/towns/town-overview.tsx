import type { Town } from '../../db/content/towns.ts'
import { css } from '../../styled-system/css'
import { besideText } from '../quote/beside.ts'
import { page } from '../ui/layout.tsx'
import { ContentSections } from '../ui/prose/content-sections.tsx'
import { Prose } from '../ui/prose/prose.tsx'
import { TownMarinas } from './town-marinas.tsx'
import { HarborFigure } from './town-pictures.tsx'
import { TownQuote } from './town-quote.tsx'
import { TownRisks } from './town-risks.tsx'
import { TownTips } from './town-tips.tsx'

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
