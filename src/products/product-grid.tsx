import type { Product } from '../../db/content/products.ts'
import { agency } from '../http/agency.ts'
import { CardPicture } from '../images/card-picture.tsx'
import { Card, CardGrid, CardMore, CardText, CardTitle } from '../ui/card/card.tsx'
import { phoneLink } from '../ui/phone-link.ts'
import { Section } from '../ui/section/section.tsx'
import { FeatureList } from './feature-list.tsx'
import { wantedPicture } from './product-picture.tsx'
import { productPath } from './titles.ts'

/** A grid of all products. */
export function ProductGrid({ products }: { products: Product[] }) {
  return (
    <Section
      title="What We Insure"
      lead="Each page says what such a policy usually covers and leaves out, what moves its price, and what to have ready."
    >
      {products.length === 0 ? (
        <ListUnavailable />
      ) : (
        <CardGrid columns={3}>
          {products.map((product, index) => (
            <Card key={product.slug} href={productPath(product)}>
              <CardPicture wanted={wantedPicture(product)} priority={index === 0} />
              <CardTitle>{product.name}</CardTitle>
              <CardText>{product.shortDescription}</CardText>
              <FeatureList features={product.features} />
              <CardMore>Learn More</CardMore>
            </Card>
          ))}
        </CardGrid>
      )}
    </Section>
  )
}

function ListUnavailable() {
  const { phone } = agency()
  return (
    <p>
      The list is not at hand just now. Call <a href={phoneLink(phone)}>{phone}</a>, or{' '}
      <a href="/quote">tell us what you own</a>, and we take it from there.
    </p>
  )
}
