import type { StaffMember } from '../../../db/staff/staff.ts'
import { type PageInPlace, pageInPlace } from '../../http/in-place.ts'
import type { TestimonialErrors, TestimonialValues } from './testimonial-values.ts'

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
export interface TestimonialAnswer extends PageInPlace {
  staff: StaffMember | undefined
  testimonial: EditedTestimonial
}

/** The testimonial that the page being rendered shows, when it answers the form. */
export function testimonialBeingAnswered(): TestimonialAnswer | undefined {
  return pageInPlace<TestimonialAnswer>('testimonial')
}

/** The form as it was sent, as the response. */
export function testimonialInPlace(
  answer: Pick<TestimonialAnswer, 'staff' | 'testimonial'>,
  status: number,
): TestimonialAnswer {
  const id = encodeURIComponent(answer.testimonial.id ?? 'new')
  return { ...answer, path: `/admin/testimonials/${id}`, status }
}
