import type { Product } from '../../db/content/products.ts'
import type { Section as Part } from '../../db/schema/texts.ts'
import { css } from '../../styled-system/css'
import { linkTerms } from '../glossary/with-terms.tsx'
import { ReviewedBy } from '../layout/reviewed-by.tsx'
import { Prose } from '../ui/prose/prose.tsx'
import { Section } from '../ui/section/section.tsx'
import { productPath } from './titles.ts'

const list = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { base: '40', md: '56' },
  // The heading is next to its text when there is room for both.
  '& > section': {
    display: 'grid',
    columnGap: '40',
    rowGap: '12',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '1fr 2fr' },
    alignItems: 'start',
  },
  '& h2': { textStyle: 'section' },
})
const note = css({ textStyle: 'small', color: 'quiet' })

/** The product's own text. */
export function ProductSections({ product }: { product: Product }) {
  if (product.sections.length === 0) return null
  const textOf = linkTerms()
  return (
    <Section tone="surface">
      <div className={list}>
        {product.sections.map((section) => (
          <ProductSection key={section.heading} section={section} textOf={textOf} />
        ))}
      </div>
      <ReviewedBy path={productPath(product)} />
    </Section>
  )
}

function ProductSection(props: { section: Part; textOf: ReturnType<typeof linkTerms> }) {
  const { heading, paragraphs, points = [], sources = [] } = props.section
  return (
    <section>
      <h2>{heading}</h2>
      <Prose>
        {paragraphs.map((paragraph, at) => (
          <p key={at}>{props.textOf(paragraph)}</p>
        ))}
        {points.length > 0 && (
          <ul>
            {points.map((point, at) => (
              <li key={at}>{props.textOf(point)}</li>
            ))}
          </ul>
        )}
        {sources.length > 0 && <p className={note}>{sourceLine(sources)}</p>}
      </Prose>
    </section>
  )
}

function sourceLine(sources: NonNullable<Part['sources']>): string {
  const named = sources.map(({ title, publisher }) => `${title}, ${publisher}`)
  return `${sources.length === 1 ? 'Source' : 'Sources'}: ${named.join('; ')}.`
}
