import type { Town } from '../../db/content/towns.ts'
import { css } from '../../styled-system/css'
import { notPrinted } from '../ui/layout.tsx'
import { Section } from '../ui/section/section.tsx'

/** How many of a town's marinas are named here; `TownMarinas` has them all. */
const MARINAS_SHOWN = 3

const columns = css({
  display: 'grid',
  gap: '40',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr', lg: '1.4fr 1fr 1fr' },
})
const heading = css({ textStyle: 'card', mb: '12' })
const list = css({ display: 'grid', gap: '12', gridTemplateColumns: 'minmax(0, 1fr)' })
const besides = css({ mt: '16' })
const links = css({
  display: 'grid',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'target' },
})

/** Marinas, articles, and official sources on weather and rules. */
export function TownResources({ town }: { town: Town }) {
  return (
    <Section title={`Boating Resources for ${town.name}`} tone="shallow">
      <div className={columns}>
        <Harbors town={town} />
        <div className={notPrinted}>
          <h3 className={heading}>Worth Reading</h3>
          <ul className={links}>
            {readingFor(town.slug).map(({ href, title }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className={heading}>Weather, Rules and Certificates</h3>
          <ul className={links}>
            {OFFICIAL_PAGES.map(({ href, title }) => (
              <li key={href}>
                <a href={href} rel="noopener">
                  {title}
                </a>
              </li>
            ))}
          </ul>
          {town.forecastZone && <p>Marine forecast zone {town.forecastZone}</p>}
        </div>
      </div>
    </Section>
  )
}

function Harbors({ town: { name, marinas, localAttractions } }: { town: Town }) {
  if (marinas.length === 0 && localAttractions.length === 0) return null
  return (
    <div>
      {marinas.length > 0 && (
        <>
          <h3 className={heading}>Marinas and Harbors</h3>
          <ul className={list}>
            {marinas.slice(0, MARINAS_SHOWN).map((marina) => (
              <li key={marina.name}>{marina.name}</li>
            ))}
          </ul>
        </>
      )}
      {localAttractions.length > 0 && (
        <p className={besides}>
          On and near the water in {name}: {localAttractions.join('; ')}.
        </p>
      )}
    </div>
  )
}

interface Reading {
  href: string
  title: string
}

const READING = [
  { slug: 'local-insurance-matters', title: 'Why Local Insurance Matters', isLocal: false },
  {
    slug: 'compare-boat-insurance-quotes-connecticut',
    title: 'Comparing Boat Insurance Quotes',
    isLocal: false,
  },
  {
    slug: 'do-i-need-boat-insurance-in-connecticut',
    title: 'Do I Need Boat Insurance in Connecticut?',
    isLocal: true,
  },
  {
    slug: 'understanding-boat-insurance-coverage',
    title: 'Understanding Boat Insurance Coverage',
    isLocal: true,
  },
  {
    slug: 'top-boat-insurance-companies-connecticut',
    title: 'Choosing a Boat Insurance Company',
    isLocal: true,
  },
  {
    slug: 'seasonal-boat-insurance-guide',
    title: 'The Seasonal Boat Insurance Guide',
    isLocal: true,
  },
]

/** The articles linked on a town's page; those with a town placeholder are shown for this town. */
function readingFor(town: string): Reading[] {
  return READING.map(({ slug, title, isLocal }) => ({
    href: `/blog/${slug}${isLocal ? `?town=${town}` : ''}`,
    title,
  }))
}

/** Official pages that every boat owner on this shore needs. */
const OFFICIAL_PAGES: Reading[] = [
  {
    href: 'https://www.weather.gov/okx/',
    title: 'Marine forecast, National Weather Service',
  },
  {
    href: 'https://portal.ct.gov/deep/boating',
    title: 'Connecticut boating guidelines',
  },
  {
    href: 'https://portal.ct.gov/deep/boating/certification/how-to-get-a-certificate-to-operate',
    title: 'Connecticut boater safety certificate',
  },
]
