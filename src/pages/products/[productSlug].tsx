import { WhileLoading } from '../../layout/while-loading.tsx'
import { loadProduct } from '../../products/load.ts'
import { ProductBody } from '../../products/product-body.tsx'
import { ProductHead } from '../../products/product-head.tsx'
import { ProductLoading } from '../../products/product-loading.tsx'
import { townFromQuery } from '../../scheduling/town-from-query.ts'

export default async function ProductPage(props: { productSlug: string; query?: string }) {
  const product = <Product {...props} />
  return <WhileLoading fallback={<ProductLoading />}>{product}</WhileLoading>
}

async function Product(props: { productSlug: string; query?: string }) {
  const { product, isKnown } = await loadProduct(props.productSlug)
  const town = townFromQuery(props.query)
  return (
    <>
      <ProductHead product={product} isKnown={isKnown} town={town?.name} />
      <ProductBody product={product} isKnown={isKnown} town={town?.slug} />
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
