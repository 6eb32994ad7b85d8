import type { Product } from '../../db/content/products.ts'
import type { Section as Part } from '../../db/schema/texts.ts'
import { marinaOwner } from '../../db/seed/testimonials.ts'
import { css } from '../../styled-system/css'
import { linkTerms } from '../glossary/with-terms.tsx'
import { agency } from '../http/agency.ts'
import { phoneLink } from '../http/phone-link.ts'
import { ScheduleLink } from '../layout/consultation.tsx'
import { ReviewedBy } from '../layout/reviewed-by.tsx'
import { loadTestimonialFor } from '../testimonials/load.ts'
import { TestimonialCard } from '../testimonials/testimonial-card.tsx'
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx'
import { ButtonLink } from '../ui/button/button.tsx'
import { CallToActionBanner } from '../ui/call-to-action-banner/call-to-action-banner.tsx'
import { Card, CardGrid, CardText, CardTitle, IconCards } from '../ui/card/card.tsx'
import { Hero } from '../ui/hero/hero.tsx'
import type { IconName } from '../ui/icon/icon.tsx'
import { Prose } from '../ui/prose/prose.tsx'
import { Questions } from '../ui/questions/questions.tsx'
import { Section } from '../ui/section/section.tsx'
import { coverageDetails } from './coverage-details.ts'
import { FeatureList } from './feature-list.tsx'
import { productPath } from './product-head.tsx'
import { ProductOverview, QUICK_QUOTE_ID } from './product-overview.tsx'
import { heroPicture } from './product-picture.tsx'

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

/** Frequent questions about this product. */
function ProductQuestions({ questions }: Pick<Product, 'questions'>) {
  if (questions.length === 0) return null
  return (
    <Section title="Questions Owners Ask" tone="surface">
      <Questions items={questions} />
    </Section>
  )
}

const column = css({ maxWidth: 'form' })

/** What one client said; nothing while no client has said anything about this product. */
async function ProductTestimonial({ slug }: { slug: string }) {
  const testimonial = await loadTestimonialFor(slug, marinaOwner)
  return (
    testimonial && (
      <Section title="From a Client">
        <div className={column}>
          <TestimonialCard testimonial={testimonial} />
        </div>
      </Section>
    )
  )
}

/** What a policy usually covers, in six cards. */
function CoverageDetails({ slug }: { slug: string }) {
  return (
    <Section
      title="Coverage Details"
      lead="What this kind of policy usually does. Your own policy decides, and we read it with you."
    >
      <CardGrid columns={3}>
        {coverageDetails(slug).map(({ title, text }) => (
          <Card key={title}>
            <CardTitle>{title}</CardTitle>
            <CardText>{text}</CardText>
          </Card>
        ))}
      </CardGrid>
    </Section>
  )
}

/** The last section of a product's page: call, meet, or fill in the form. */
function ProductCallToAction({ town }: { town?: string | undefined }) {
  const { phone } = agency()
  return (
    <CallToActionBanner
      title="Ready for a Quote?"
      text="Call us, pick a time to talk, or send the short form on this page. A quote is free, with no obligation."
    >
      <ButtonLink tone="action" href={phoneLink(phone)}>
        Call <span>{phone}</span>
      </ButtonLink>
      <ScheduleLink town={town}>Schedule a Consultation</ScheduleLink>
      <ButtonLink href={`#${QUICK_QUOTE_ID}`} tone="bare">
        To the quote form
      </ButtonLink>
    </CallToActionBanner>
  )
}

const WAYS: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'compass',
    title: 'Local Expertise',
    text: 'We know the harbors, yards and flood maps between Greenwich and Stonington, and what each of them means for a policy.',
  },
  {
    icon: 'users',
    title: 'Personalized Service',
    text: 'You deal with one person who knows what you own and how you use it.',
  },
  {
    icon: 'shield',
    title: 'Multiple Carriers',
    text: 'We are independent. We compare several insurers, and you see how their terms differ.',
  },
]

/** How the agency works, whatever the product. */
function HowWeWork() {
  return (
    <Section tone="shallow" title="How We Work">
      <IconCards of={WAYS} />
    </Section>
  )
}

/** The first screen of a product: a summary and two calls to action. */
async function ProductHero({ product }: { product: Product }) {
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
function ProductSections({ product }: { product: Product }) {
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
