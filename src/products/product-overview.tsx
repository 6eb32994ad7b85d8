import type { Product } from '../../db/content/products.ts'
import { css } from '../../styled-system/css'
import { besideText } from '../quote/beside.ts'
import { page } from '../ui/layout.tsx'
import { localStatistics } from './local-statistics.ts'
import { QuickQuoteColumn } from './quick-quote-column.tsx'
import { WhyChooseUs } from './why-choose-us.tsx'

const columns = css({
  display: 'grid',
  gap: { base: '40', lg: '64' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '1fr 27rem' },
  alignItems: 'start',
  py: { base: '40', md: '64' },
})
const words = css({ display: 'grid', gap: '32', gridTemplateColumns: 'minmax(0, 1fr)' })
const heading = css({ textStyle: 'section' })
const overview = css({ display: 'grid', gap: '12', gridTemplateColumns: 'minmax(0, 1fr)' })
const lead = css({ textStyle: 'lead', overflowWrap: 'anywhere' })

/** What the product is and local figures, beside the quote form. */
export function ProductOverview(props: { product: Product; isKnown: boolean; town?: string }) {
  const { product, isKnown, town } = props
  return (
    <div className={page()}>
      <div className={columns}>
        <div className={words}>
          <section className={overview}>
            <h2 className={heading}>Insurance Overview</h2>
            <p className={lead}>{product.longDescription ?? product.shortDescription}</p>
            <TwinLine slug={product.slug} />
          </section>
          <LocalStatistics slug={product.slug} />
          <WhyChooseUs />
        </div>
        <div className={besideText}>
          <QuickQuoteColumn product={product} isKnown={isKnown} town={town} />
        </div>
      </div>
    </div>
  )
}

function TwinLine({ slug }: { slug: string }) {
  const twin = twinOf(slug)
  if (!twin) return null
  return (
    <p>
      {twin.forWhom} <a href={`/products/${twin.slug}`}>{twin.label}</a>
    </p>
  )
}

const list = css({
  display: 'grid',
  gap: '24',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
})
const entry = css({
  display: 'flex',
  flexDirection: 'column',
  pl: '16',
  borderLeft: '4px double token(colors.ink)',
})
const figure = css({ textStyle: 'section', color: 'ink' })
const source = css({ textStyle: 'small', color: 'quiet' })

/** Figures that show why the product is needed here. */
function LocalStatistics({ slug }: { slug: string }) {
  return (
    <dl className={list}>
      {localStatistics(slug).map((statistic, at) => (
        <div key={at} className={entry}>
          <dt className={figure}>{statistic.figure}</dt>
          <dd>{statistic.text}</dd>
          {statistic.source && <dd className={source}>Source: {statistic.source}</dd>}
        </div>
      ))}
    </dl>
  )
}

/** Whom a product's page is for, and the page that a reader may have looked for instead. */
interface Twin {
  forWhom: string
  /** The twin's slug, and how the link to it reads. */
  slug: string
  label: string
}

const twins: Record<string, Twin> = {
  'boat-insurance': {
    forWhom: 'For owners of boats up to 26 feet.',
    slug: 'boat-yacht-insurance',
    label: 'Choosing between a boat and a yacht policy, or comparing quotes',
  },
  'boat-yacht-insurance': {
    forWhom: 'For owners who are choosing a policy, comparing quotes, or about to close on a boat.',
    slug: 'boat-insurance',
    label: 'What a boat policy covers',
  },
  'yacht-insurance': {
    forWhom: 'For owners of a yacht of 27 feet or more who run it themselves.',
    slug: 'luxury-yacht-insurance',
    label: 'With a paid captain or crew: luxury yacht insurance',
  },
  'luxury-yacht-insurance': {
    forWhom: 'For owners of a yacht with a paid captain or crew.',
    slug: 'yacht-insurance',
    label: 'If you run it yourself: yacht insurance',
  },
  'waterfront-property': {
    forWhom: 'For owners of a dock, a pier or a seawall, and of a second home beside it.',
    slug: 'waterfront-property-insurance',
    label: 'For the house itself: waterfront home insurance',
  },
  'waterfront-property-insurance': {
    forWhom: 'For owners of a house close to the Sound.',
    slug: 'home-insurance',
    label: 'Farther from the water: home insurance',
  },
  'home-insurance': {
    forWhom: 'For owners and renters in a shoreline town, away from the water’s edge.',
    slug: 'waterfront-property-insurance',
    label: 'Within sight of the Sound: waterfront home insurance',
  },
  'commercial-marine': {
    forWhom: 'For marinas, boatyards, clubs and marine contractors: businesses ashore.',
    slug: 'commercial-marine-insurance',
    label: 'For vessels that earn: commercial vessel insurance',
  },
  'commercial-marine-insurance': {
    forWhom:
      'For owners of vessels that earn money: charter boats, fishing boats, launches and workboats.',
    slug: 'commercial-marine',
    label: 'For businesses ashore: commercial marine insurance',
  },
}

/** The twin of a product's page, if it has one. */
export function twinOf(slug: string): Twin | undefined {
  return twins[slug]
}
