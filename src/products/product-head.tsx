import type { Product } from '../../db/content/products.ts'
import { agency } from '../http/agency.ts'
import { PageHead } from '../layout/page-head.tsx'
import { config } from '../settings/config.ts'
import { faqPage, JsonLd } from '../ui/json-ld/json-ld.tsx'

const OFFERS = 3

/**
 * The head of a product's page, with its structured data.
 * @param town The name of the town that the visitor came for.
 */
export function ProductHead(props: { product: Product; isKnown: boolean; town?: string }) {
  const { product, isKnown, town } = props
  return (
    <>
      <PageHead
        title={town ? insuranceName(product) : productTitle(product)}
        description={product.metaDescription ?? product.shortDescription}
        path={isKnown ? productPath(product) : undefined}
        shareImage={isKnown ? `/share/products/${product.slug}.png` : undefined}
        town={town}
        product={product.name}
        keywords={product.keywords}
      />
      {isKnown && <JsonLd data={productData(product)} />}
      {isKnown && product.questions.length > 0 && <JsonLd data={faqPage(product.questions)} />}
    </>
  )
}

/**
 * Insurance as a schema.org FinancialProduct: search engines take a Product for goods, and reject one
 * whose offers have no price.
 */
function productData(product: Product) {
  const site = agency()
  const { siteUrl } = config()
  const provider = { '@type': 'InsuranceAgency', name: site.name, url: siteUrl }
  return {
    '@type': 'FinancialProduct',
    name: insuranceName(product),
    description: product.shortDescription,
    category: 'Insurance',
    url: siteUrl + productPath(product),
    areaServed: { '@type': 'State', name: 'Connecticut' },
    provider,
    offers: { '@type': 'AggregateOffer', offerCount: OFFERS, seller: provider },
  }
}

/** The product's name followed by "Insurance", which is never repeated. */
function insuranceName({ name }: Pick<Product, 'name'>): string {
  return `${name.replace(/ insurance$/i, '')} Insurance`
}

/** The title of a product's page. */
export function productTitle(product: Pick<Product, 'name' | 'metaTitle'>): string {
  return product.metaTitle ?? `${insuranceName(product)} in Connecticut`
}

export function productPath({ slug }: Pick<Product, 'slug'>): string {
  return `/products/${encodeURIComponent(slug)}`
}
