import type { Product } from '../../db/content/products.ts'
import { css, cx } from '../../styled-system/css'
import { insuranceTypeOf } from '../quote/insurance-type.ts'
import { QuickQuote } from '../quote/quick-quote.tsx'
import { surface } from '../ui/layout.tsx'
import { productPath } from './titles.ts'

/** The target of 'Get a Free Quote' on the page. */
export const QUICK_QUOTE_ID = 'quick-quote'

const paper = css({
  p: { base: '16', md: '24' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16',
})
const heading = css({ textStyle: 'section' })

/**
 * The quote form of a product's page, with the product's type of insurance preselected.
 * @param town The slug of the town that the visitor came for, which the agency sees.
 */
export function QuickQuoteColumn(props: {
  product: Product
  isKnown: boolean
  town: string | undefined
}) {
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
