import { listProducts, type Product } from '../../../db/content/products.ts'
import { findTestimonial } from '../../../db/content/testimonials.ts'
import { css } from '../../../styled-system/css'
import { orFallback } from '../../http/fallback.ts'
import { notFound } from '../../http/request.ts'
import { services } from '../../http/services.ts'
import { Button } from '../../ui/button/button.tsx'
import { PlainField, PlainSelect, PlainTextArea } from '../../ui/field/plain-field.tsx'
import { marksOf } from '../editing/merge.ts'
import { differencesIn, TheirText } from '../frame/differences.tsx'
import { StaffFrame } from '../frame/frame.tsx'
import { TwoSteps } from '../frame/two-steps.tsx'
import { UnsavedWarning } from '../frame/unsaved-warning.tsx'
import { requireStaff } from '../session/require-staff.ts'
import {
  type EditedTestimonial,
  TESTIMONIAL_FIELDS,
  TESTIMONIAL_LABELS,
  type TestimonialAnswer,
  type TestimonialValues,
  testimonialBeingAnswered,
  testimonialValues,
  valuesOfTestimonial,
} from './edit-testimonial.ts'

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

const stack = css({ display: 'grid', gap: '24', maxWidth: 'form' })
const check = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12',
  minHeight: 'target',
  textStyle: 'label',
  '& input': { width: '24', height: '24', accentColor: 'token(colors.ink)' },
})
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '12' })

/** The testimonial form. */
function TestimonialForm(props: { testimonial: EditedTestimonial; products: Product[] }) {
  const { id, editedAt, before, values, isSample, errors = {}, problem } = props.testimonial
  return (
    <>
      <form
        id="testimonial-form"
        method="post"
        action="/api/staff/testimonials"
        noValidate
        aria-label="Testimonial"
        className={stack}
      >
        <input type="hidden" name="id" value={id ?? ''} />
        <input type="hidden" name="editedAt" value={editedAt ?? ''} />
        <input type="hidden" name="before" value={before} />
        <PlainField
          name="name"
          label={TESTIMONIAL_LABELS.name}
          defaultValue={values.name}
          error={errors.name}
        />
        <PlainField
          name="location"
          label={TESTIMONIAL_LABELS.location}
          defaultValue={values.location}
          error={errors.location}
        />
        <PlainSelect
          name="rating"
          label={TESTIMONIAL_LABELS.rating}
          defaultValue={values.rating || 'none'}
          error={errors.rating}
        >
          <option value="none">Choose the stars</option>
          {[5, 4, 3, 2, 1].map((stars) => (
            <option key={stars} value={stars}>
              {stars === 1 ? '1 star' : `${stars} stars`}
            </option>
          ))}
        </PlainSelect>
        <PlainTextArea
          name="testimonial"
          label={TESTIMONIAL_LABELS.testimonial}
          hint="In the client’s own words, and with their consent."
          rows={6}
          defaultValue={values.testimonial}
          error={errors.testimonial}
        />
        <PlainSelect
          name="productType"
          label={TESTIMONIAL_LABELS.productType}
          hint="The page of that product shows it."
          isOptional
          defaultValue={values.productType || 'none'}
          error={errors.productType}
        >
          <option value="none">No product in particular</option>
          {optionsFor(values.productType, props.products).map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </PlainSelect>
        <label className={check}>
          <input type="checkbox" name="featured" defaultChecked={values.featured !== ''} />
          {TESTIMONIAL_LABELS.featured}: shown before the others
        </label>
        {isSample && (
          <p>
            This is a sample: no client said it. Saving it states that a client of yours did, and
            shows it on the public website.
          </p>
        )}
        <div className={row}>
          <Button type="submit" name="go" value="save" tone="action">
            {id === undefined ? 'Add the testimonial' : 'Save changes'}
          </Button>
        </div>
        {id !== undefined && (
          <TwoSteps label="Remove this testimonial">
            <p>It is removed from the site at once and cannot be restored.</p>
            <Button type="submit" name="go" value="remove">
              Remove for good
            </Button>
          </TwoSteps>
        )}
      </form>
      <UnsavedWarning
        form="testimonial-form"
        isUnsaved={problem !== undefined || Object.keys(errors).length > 0}
      />
    </>
  )
}

/** The current subject stays on the list, even if no product has that name. */
function optionsFor(current: string, products: Pick<Product, 'slug' | 'name'>[]) {
  const isKnown = current === '' || products.some(({ slug }) => slug === current)
  return isKnown ? products : [{ slug: current, name: current }, ...products]
}
