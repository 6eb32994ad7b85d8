import type { Product } from '../../db/content/products.ts'
import { css } from '../../styled-system/css'
import { agency } from '../http/agency.ts'
import { phoneLink } from '../http/phone-link.ts'
import { CardPicture } from '../images/card-picture.tsx'
import { Card, CardGrid, CardMore, CardText, CardTitle } from '../ui/card/card.tsx'
import { Section } from '../ui/section/section.tsx'
import { FeatureList } from './feature-list.tsx'
import { productPath } from './product-head.tsx'
import { wantedPicture } from './product-picture.tsx'

const choice = css({ display: 'flex', flexDirection: 'column', gap: '16', mb: '40' })
const heading = css({ textStyle: 'card' })

/** All products, as five choices. */
export function ProductGrid({ products }: { products: Product[] }) {
  return (
    <Section
      title="What We Insure"
      lead="Each page says what such a policy usually covers and leaves out, what moves its price, and what to have ready."
    >
      {products.length === 0 ? (
        <ListUnavailable />
      ) : (
        groupProducts(products).map((group) => (
          <div key={group.title} className={choice}>
            <h3 className={heading}>{group.title}</h3>
            <CardGrid columns={3}>
              {group.products.map((product) => (
                <Card key={product.slug} href={productPath(product)}>
                  <CardPicture wanted={wantedPicture(product)} priority={product === products[0]} />
                  <CardTitle as="h4">{product.name}</CardTitle>
                  <CardText>{product.shortDescription}</CardText>
                  <FeatureList features={product.features} />
                  <CardMore>Learn More</CardMore>
                </Card>
              ))}
            </CardGrid>
          </div>
        ))
      )}
    </Section>
  )
}

function ListUnavailable() {
  const { phone } = agency()
  return (
    <p>
      The list is not available right now. Call <a href={phoneLink(phone)}>{phone}</a>, or{' '}
      <a href="/quote">tell us what you own</a>, and we take it from there.
    </p>
  )
}

const groups = [
  { title: 'Boats', slugs: ['boat-insurance', 'boat-yacht-insurance', 'personal-watercraft'] },
  { title: 'Yachts', slugs: ['yacht-insurance', 'luxury-yacht-insurance'] },
  {
    title: 'Homes and Waterfronts',
    slugs: [
      'waterfront-property',
      'waterfront-property-insurance',
      'home-insurance',
      'flood-insurance',
    ],
  },
  { title: 'Marine Businesses', slugs: ['commercial-marine', 'commercial-marine-insurance'] },
  { title: 'Cars, and Everything Else', slugs: ['auto-insurance'] },
]

interface ProductGroup {
  title: string
  products: Product[]
}

/** The products as five choices; one that belongs to none of them is in the last. */
export function groupProducts(products: Product[]): ProductGroup[] {
  const known = new Set(groups.flatMap((group) => group.slugs))
  return groups
    .map(({ title, slugs }, index) => ({
      title,
      products: products.filter(
        ({ slug }) => slugs.includes(slug) || (index === groups.length - 1 && !known.has(slug)),
      ),
    }))
    .filter((group) => group.products.length > 0)
}
