import type { Product } from '../../db/content/products.ts'
import { css, cx } from '../../styled-system/css'
import { agency } from '../http/agency.ts'
import { CostLine } from '../layout/cost-line.tsx'
import { besideText } from '../quote/beside.ts'
import { insuranceTypeOf } from '../quote/choice.ts'
import { QuickQuote } from '../quote/quick-quote.tsx'
import { RESPONSE_HOURS } from '../settings/business.ts'
import { page, surface } from '../ui/layout.tsx'
import { FeatureList } from './feature-list.tsx'
import { localStatistics } from './local-statistics.ts'
import { productPath } from './product-head.tsx'
import { toolOf, twinOf } from './twins.ts'

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
            <ToolLine slug={product.slug} />
            <CostLine of={{ product: product.slug }} />
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

function ToolLine({ slug }: { slug: string }) {
  const tool = toolOf(slug)
  return (
    tool && (
      <p>
        <a href={tool.href}>{tool.label}</a>
      </p>
    )
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

const box = css({ p: '24', bg: 'shallow', borderRadius: 'card', display: 'grid', gap: '16' })
const whyHeading = css({ textStyle: 'card' })

/** The box with reasons to choose this agency. */
function WhyChooseUs() {
  const { years, clients } = agency()
  const reasons = [
    `Specialists with ${years}+ years of experience in marine and coastal coverage`,
    `Trusted by over ${clients} boat owners`,
    '24/7 emergency claims support: your insurer’s claims line day and night, and our follow-up in office hours',
    `A quote within ${RESPONSE_HOURS} hours on business days, with no obligation; crewed yachts and businesses take longer`,
  ]
  return (
    <section className={box}>
      <h2 className={whyHeading}>Why Choose Our Coverage</h2>
      <FeatureList features={reasons} />
    </section>
  )
}

/** The target of 'Get a Free Quote' on the page. */
export const QUICK_QUOTE_ID = 'quick-quote'

const paper = css({
  p: { base: '16', md: '24' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16',
})

/**
 * The quote form of a product's page, with the product's type of insurance preselected.
 * @param town The slug of the town that the visitor came for, which the agency sees.
 */
function QuickQuoteColumn(props: { product: Product; isKnown: boolean; town: string | undefined }) {
  const { product, isKnown, town } = props
  return (
    <section
      id={QUICK_QUOTE_ID}
      aria-labelledby={`${QUICK_QUOTE_ID}-title`}
      className={cx(surface, paper)}
    >
      <h2 id={`${QUICK_QUOTE_ID}-title`} className={heading}>
        Quick Quote Request
      </h2>
      <QuickQuote
        preselected={insuranceTypeOf(product.slug, isKnown)}
        path={productPath(product)}
        product={product.slug}
        town={town}
      />
    </section>
  )
}
