import type { TestimonialText } from '../../../db/content/testimonial-admin.ts'
import type { Testimonial } from '../../../db/content/testimonials.ts'
import type { StaffMember } from '../../../db/staff/staff.ts'
import { cleanValues } from '../../forms/values.ts'
import { type RerenderedPage, rerenderedPage } from '../../http/rerender.ts'

/** A testimonial as its form shows it: stored, new, or sent and rejected. */
export interface EditedTestimonial {
  id: string | undefined
  /** When it was last saved, as this form knows it. */
  editedAt: string | undefined
  /** The marks of what its form showed: see `mergeEdits`. */
  before: string
  values: TestimonialValues
  /** It came with the site, and staff have not saved it. */
  isSample?: boolean
  errors?: TestimonialErrors
  /** What somebody else has saved meanwhile. */
  theirs?: TestimonialValues
  /** What the form showed when it was sent, to be compared with theirs. */
  yours?: TestimonialValues | undefined
  /** Why it was not saved, when the reason is not a field. */
  problem?: string
}

/** The page of a testimonial as the response to its form. */
export interface TestimonialAnswer extends RerenderedPage {
  staff: StaffMember | undefined
  testimonial: EditedTestimonial
}

/** The testimonial that the page being rendered shows, when it answers the form. */
export function testimonialBeingAnswered(): TestimonialAnswer | undefined {
  return rerenderedPage<TestimonialAnswer>('testimonial')
}

/** The form as it was sent, as the response. */
export function testimonialInPlace(
  answer: Pick<TestimonialAnswer, 'staff' | 'testimonial'>,
  status: number,
): TestimonialAnswer {
  const id = encodeURIComponent(answer.testimonial.id ?? 'new')
  return { ...answer, path: `/admin/testimonials/${id}`, status }
}

/** The fields of the form, which two people can edit at once. */
export const TESTIMONIAL_FIELDS = [
  'name',
  'location',
  'rating',
  'testimonial',
  'featured',
  'productType',
] as const

type TestimonialField = (typeof TESTIMONIAL_FIELDS)[number]
export type TestimonialValues = Record<TestimonialField, string>
type TestimonialErrors = Partial<Record<TestimonialField, string>>

/** What the form calls its fields. */
export const TESTIMONIAL_LABELS: Record<TestimonialField, string> = {
  name: 'Name',
  location: 'Location',
  rating: 'Rating',
  testimonial: 'What the client said',
  productType: 'About',
  featured: 'Featured',
}

const MOST_CHARACTERS: Partial<Record<TestimonialField, number>> = {
  name: 100,
  location: 100,
  testimonial: 1000,
  productType: 100,
}

/** The typed values, as text that can be stored. */
export function testimonialValues(fields: Record<string, unknown>): TestimonialValues {
  return cleanValues(TESTIMONIAL_FIELDS, fields) as TestimonialValues
}

/** A stored testimonial as its form shows it. */
export function valuesOfTestimonial(stored: Testimonial): TestimonialValues {
  const { name, location, rating, testimonial, featured, productType } = stored
  return {
    name,
    location,
    rating: `${rating}`,
    testimonial,
    featured: featured ? 'on' : '',
    productType,
  }
}

/** Checks what staff typed. */
export function checkTestimonial(
  values: TestimonialValues,
): { text: TestimonialText } | { errors: TestimonialErrors } {
  const errors: TestimonialErrors = {}
  for (const [field, most] of Object.entries(MOST_CHARACTERS)) {
    if (values[field as TestimonialField].length > most)
      errors[field as TestimonialField] = `Please keep this under ${most} characters.`
  }
  if (!values.name) errors.name = 'Give the client’s name, as they want it shown.'
  if (!values.location) errors.location = 'Say where the client is from.'
  if (!/^[1-5]$/.test(values.rating)) errors.rating = 'Choose 1 to 5 stars.'
  if (!values.testimonial) errors.testimonial = 'Write what the client said.'
  if (Object.keys(errors).length > 0) return { errors }
  return {
    text: {
      name: values.name,
      location: values.location,
      rating: Number(values.rating),
      testimonial: values.testimonial,
      featured: values.featured !== '',
      productType: values.productType,
    },
  }
}
