import type { Product } from '../../db/content/products.ts'
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx'
import { ButtonLink } from '../ui/button/button.tsx'
import { Hero } from '../ui/hero/hero.tsx'
import { FeatureList } from './feature-list.tsx'
import { heroPicture } from './product-picture.tsx'
import { QUICK_QUOTE_ID } from './quick-quote-column.tsx'
import { productPath } from './titles.ts'

/** The first screen of a product: a summary and two calls to action. */
export async function ProductHero({ product }: { product: Product }) {
  return (
    <Hero
      title={product.name}
      lead={product.shortDescription}
      breadcrumb={
        <Breadcrumb
          items={[
            { name: 'Home', href: '/' },
            { name: 'Insurance Products', href: '/products' },
            { name: product.name, href: productPath(product) },
          ]}
        />
      }
      actions={
        <>
          <ButtonLink tone="action" href={`#${QUICK_QUOTE_ID}`}>
            Get a Free Quote
          </ButtonLink>
          <ButtonLink href="/contact">Speak With an Agent</ButtonLink>
        </>
      }
      picture={await heroPicture(product)}
    >
      <FeatureList features={product.features} />
    </Hero>
  )
}
