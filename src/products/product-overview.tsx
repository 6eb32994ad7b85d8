import type { Product } from '../../db/content/products.ts'
import { css } from '../../styled-system/css'
import { CostLine } from '../layout/cost-line.tsx'
import { besideText } from '../quote/beside.ts'
import { page } from '../ui/layout.tsx'
import { localStatistics } from './local-statistics.ts'
import { QuickQuoteColumn } from './quick-quote-column.tsx'
import { toolOf, twinOf } from './twins.ts'
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
