import type { TestimonialText } from '../../../db/content/testimonial-desk.ts'
import type { Testimonial } from '../../../db/content/testimonials.ts'
import { cleanValues } from '../../forms/values.ts'

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
export type TestimonialErrors = Partial<Record<TestimonialField, string>>

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
