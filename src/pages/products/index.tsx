import { CallToAction } from '../../layout/call-to-action.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { WhileLoading } from '../../layout/while-loading.tsx'
import {
  InsuringProcess,
  ProductKinds,
  ProductsHero,
  ProductsIntro,
  ProductsQuestions,
} from '../../products/index-sections.tsx'
import { loadProducts } from '../../products/load.ts'
import { ProductGrid } from '../../products/product-grid.tsx'
import { ProductSkeletons } from '../../products/product-loading.tsx'

export default async function ProductsPage() {
  return (
    <>
      <PageHead
        title="Marine Insurance Products"
        description="Boat, yacht, waterfront, flood and commercial marine insurance from an independent Connecticut agency: what each policy covers, and how to choose."
        path="/products"
      />
      <ProductsHero />
      <ProductsIntro />
      <WhileLoading fallback={<ProductSkeletons />}>
        <Products />
      </WhileLoading>
      <ProductKinds />
      <InsuringProcess />
      <ProductsQuestions />
      <CallToAction
        title="Not Sure What You Need?"
        text="Describe it in your own words. We look for a policy that fits, or tell you if you already have one."
        actions={[
          ['Get Your Free Quote', '/quote'],
          ['Contact Us', '/contact'],
        ]}
      />
    </>
  )
}

async function Products() {
  return <ProductGrid products={await loadProducts()} />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
