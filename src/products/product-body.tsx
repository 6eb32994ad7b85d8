import type { Product } from '../../db/content/products.ts'
import { css } from '../../styled-system/css'
import { agency } from '../http/agency.ts'
import { phoneLink } from '../http/phone-link.ts'
import { ScheduleLink } from '../layout/schedule-link.tsx'
import { loadTestimonialFor } from '../testimonials/load.ts'
import { TestimonialCard } from '../testimonials/testimonial-card.tsx'
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx'
import { ButtonLink } from '../ui/button/button.tsx'
import { CallToActionBanner } from '../ui/call-to-action-banner/call-to-action-banner.tsx'
import { Card, CardGrid, CardText, CardTitle } from '../ui/card/card.tsx'
import { IconCards } from '../ui/card/icon-cards.tsx'
import { Hero } from '../ui/hero/hero.tsx'
import type { IconName } from '../ui/icon/icon.tsx'
import { Questions } from '../ui/questions/questions.tsx'
import { Section } from '../ui/section/section.tsx'
import { coverageDetails } from './coverage-details.ts'
import { FeatureList } from './feature-list.tsx'
import { marinaOwner } from './marina-owner.ts'
import { ProductOverview } from './product-overview.tsx'
import { heroPicture } from './product-picture.tsx'
import { ProductSections } from './product-sections.tsx'
import { QUICK_QUOTE_ID } from './quick-quote-column.tsx'
import { productPath } from './titles.ts'

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
