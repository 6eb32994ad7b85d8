import type { Product } from '../../db/content/products.ts'
import { CoverageDetails } from './coverage-details-grid.tsx'
import { HowWeWork } from './how-we-work.tsx'
import { ProductCallToAction } from './product-call-to-action.tsx'
import { ProductHero } from './product-hero.tsx'
import { ProductOverview } from './product-overview.tsx'
import { ProductQuestions } from './product-questions.tsx'
import { ProductSections } from './product-sections.tsx'
import { ProductTestimonial } from './product-testimonial.tsx'

/**
 * Everything on a product's page below its head.
 * @param town The slug of the town that the visitor came for.
 */
export function ProductBody(props: { product: Product; isKnown: boolean; town?: string }) {
  const { product, isKnown, town } = props
  return (
    <>
      <ProductHero product={product} />
      <ProductOverview product={product} isKnown={isKnown} town={town} />
      <CoverageDetails slug={product.slug} />
      <ProductSections product={product} />
      <HowWeWork />
      <ProductTestimonial slug={product.slug} />
      <ProductQuestions questions={product.questions} />
      <ProductCallToAction town={town} />
    </>
  )
}
