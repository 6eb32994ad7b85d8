import { Suspense } from 'react'
import { isNavigation } from '../../http/request.ts'
import { CoverageDetails } from '../../products/coverage-details-grid.tsx'
import { HowWeWork } from '../../products/how-we-work.tsx'
import { loadProduct } from '../../products/load.ts'
import { ProductClosing } from '../../products/product-closing.tsx'
import { ProductHead } from '../../products/product-head.tsx'
import { ProductHero } from '../../products/product-hero.tsx'
import { ProductLoading } from '../../products/product-loading.tsx'
import { ProductOverview } from '../../products/product-overview.tsx'
import { ProductQuestions } from '../../products/product-questions.tsx'
import { ProductSections } from '../../products/product-sections.tsx'
import { ProductTestimonial } from '../../products/product-testimonial.tsx'
import { townFromQuery } from '../../scheduling/town-from-query.ts'

export default async function ProductPage(props: { productSlug: string; query?: string }) {
  const product = <Product {...props} />
  return isNavigation() ? <Suspense fallback={<ProductLoading />}>{product}</Suspense> : product
}

async function Product(props: { productSlug: string; query?: string }) {
  const { product, isKnown } = await loadProduct(props.productSlug)
  const town = townFromQuery(props.query)
  return (
    <>
      <ProductHead product={product} isKnown={isKnown} town={town?.name} />
      <ProductHero product={product} />
      <ProductOverview product={product} isKnown={isKnown} />
      <CoverageDetails slug={product.slug} />
      <ProductSections product={product} />
      <HowWeWork />
      <ProductTestimonial slug={product.slug} />
      <ProductQuestions questions={product.questions} />
      <ProductClosing town={town?.slug} />
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
