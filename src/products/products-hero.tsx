import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx'
import { ButtonLink } from '../ui/button/button.tsx'
import { Hero } from '../ui/hero/hero.tsx'

/** The first screen of the product list. */
export function ProductsHero() {
  return (
    <Hero
      title="Marine Insurance Products"
      lead="Coverage for what floats, what stands at the water’s edge, and the people who work and play there."
      breadcrumb={
        <Breadcrumb
          items={[
            { name: 'Home', href: '/' },
            { name: 'Insurance Products', href: '/products' },
          ]}
        />
      }
      actions={
        <>
          <ButtonLink tone="action" href="/quote">
            Get a Free Quote
          </ButtonLink>
          <ButtonLink href="/contact">Ask a Question</ButtonLink>
        </>
      }
    />
  )
}
