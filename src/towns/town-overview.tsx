import type { Marina, Town } from '../../db/content/towns.ts'
import { css, cx } from '../../styled-system/css'
import { besideText } from '../quote/beside.ts'
import { QuickQuote } from '../quote/quick-quote.tsx'
import { TOWN_INSURANCE } from '../settings/business.ts'
import { articleFor } from '../ui/article-for.ts'
import { Icon, type IconName } from '../ui/icon/icon.tsx'
import { page, surface } from '../ui/layout.tsx'
import { ContentSections, Sources } from '../ui/prose/content-sections.tsx'
import { Prose } from '../ui/prose/prose.tsx'
import { defaultTips } from './load.ts'
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

const listHeading = css({ textStyle: 'section', mb: '16' })
const list = css({ display: 'grid', gap: '12', maxWidth: 'measure' })
const entry = css({ display: 'flex', gap: '12', overflowWrap: 'anywhere' })
const mark = css({ color: 'ink' })

/**
 * A list of sentences under a heading, with an icon each. Keyed by position: text as keys would be
 * in the payload twice.
 */
function Listed(props: { title: string; icon: IconName; points: string[] }) {
  if (props.points.length === 0) return null
  return (
    <section>
      <h2 className={listHeading}>{props.title}</h2>
      <ul className={list}>
        {props.points.map((point, at) => (
          <li key={at} className={entry}>
            <span className={mark}>
              <Icon name={props.icon} />
            </span>
            {point}
          </li>
        ))}
      </ul>
    </section>
  )
}

const table = css({
  width: '100%',
  tableLayout: 'fixed',
  '& tr': { borderTop: '1px solid token(colors.line)' },
  // On a phone one below the other: in large text, two columns would cut words.
  '& th, & td': {
    display: { base: 'block', sm: 'table-cell' },
    py: { sm: '12' },
    textAlign: 'left',
    verticalAlign: 'top',
  },
  '& th': { width: { sm: '35%' }, pr: '16', pt: '12', fontWeight: '600' },
  '& td': { pb: '12' },
})

/** Every marina and harbor of a town, with what is known of each. */
function TownMarinas({ town: { slug, name, marinas } }: { town: Town }) {
  if (marinas.length === 0) return null
  return (
    <section>
      <h2 className={listHeading}>Marinas and Harbors of {name}</h2>
      <table className={table}>
        <tbody>
          {marinas.map((marina) => (
            <Harbor key={marina.name} {...marina} />
          ))}
        </tbody>
      </table>
      <p>
        Does one of them ask for proof of insurance?{' '}
        <a href={`/certificates?town=${slug}`}>Ask for a certificate</a>.
      </p>
    </section>
  )
}

function Harbor({ name, note, limits, source }: Marina) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <p>{note}</p>
        {limits && <p>{limits}</p>}
        {source && <Sources sources={[source]} />}
      </td>
    </tr>
  )
}
