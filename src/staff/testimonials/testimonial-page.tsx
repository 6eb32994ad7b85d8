import { listProducts, type Product } from '../../../db/content/products.ts'
import { findTestimonial } from '../../../db/content/testimonials.ts'
import { orFallback } from '../../http/fallback.ts'
import { notFound } from '../../http/request.ts'
import { services } from '../../http/services.ts'
import { marksOf } from '../editing/merge.ts'
import { differencesIn } from '../frame/differences.ts'
import { StaffFrame } from '../frame/frame.tsx'
import { TheirText } from '../frame/their-text.tsx'
import { requireStaff } from '../session/require-staff.ts'
import { type TestimonialAnswer, testimonialBeingAnswered } from './edited-testimonial.ts'
import { TestimonialForm } from './testimonial-form.tsx'
import {
  TESTIMONIAL_FIELDS,
  TESTIMONIAL_LABELS,
  type TestimonialValues,
  testimonialValues,
  valuesOfTestimonial,
} from './testimonial-values.ts'

/** The page on which a testimonial is edited. */
export async function TestimonialPage({ id }: { id: string | undefined }) {
  const { staff, testimonial } = testimonialBeingAnswered() ?? (await load(id))
  const { errors, problem, theirs } = testimonial
  const isRefused = problem !== undefined || errors !== undefined
  const products = await orFallback('products', () => listProducts(services().db), [])
  return (
    <StaffFrame
      title={testimonial.id === undefined ? 'A new testimonial' : 'Edit the testimonial'}
      staff={staff}
      flash={isRefused ? { tone: 'problem', text: problem, errors } : undefined}
    >
      <TestimonialForm testimonial={testimonial} products={products} />
      {theirs && (
        <TheirText
          differences={differencesIn(
            TESTIMONIAL_LABELS,
            shown(testimonial.yours ?? testimonial.values, products),
            shown(theirs, products),
          )}
        />
      )}
    </StaffFrame>
  )
}

/** As the form says it. */
function shown(values: TestimonialValues, products: Product[]): TestimonialValues {
  const product = products.find(({ slug }) => slug === values.productType)
  return {
    ...values,
    productType: product?.name ?? values.productType,
    featured: values.featured ? 'Yes' : 'No',
  }
}

async function load(
  id: string | undefined,
): Promise<Pick<TestimonialAnswer, 'staff' | 'testimonial'>> {
  const staff = await requireStaff('testimonials')
  if (id === undefined)
    return {
      staff,
      testimonial: { id, editedAt: undefined, before: '', values: testimonialValues({}) },
    }
  const stored = (await findTestimonial(services().db, id)) ?? notFound()
  return {
    staff,
    testimonial: {
      id,
      editedAt: stored.editedAt,
      before: marksOf(valuesOfTestimonial(stored), TESTIMONIAL_FIELDS),
      values: valuesOfTestimonial(stored),
      isSample: stored.isSample,
    },
  }
}
