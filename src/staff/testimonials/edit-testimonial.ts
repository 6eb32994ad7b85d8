import {
  removeTestimonial,
  saveTestimonial,
  type TestimonialOutcome,
  type TestimonialText,
} from '../../../db/content/testimonial-admin.ts'
import type { Testimonial } from '../../../db/content/testimonials.ts'
import type { StaffMember } from '../../../db/staff/staff.ts'
import { cleanValues } from '../../forms/values.ts'
import { type RerenderedPage, rerenderedPage } from '../../http/rerender.ts'
import type { Services } from '../../http/services.ts'
import { handleEdit } from '../editing/handle-edit.ts'
import { mergeEdits } from '../editing/merge.ts'
import { seeOther } from '../session/staff-form.ts'

const LIST = '/admin/testimonials'
const GONE =
  'Somebody else removed this testimonial while you were writing. Saving creates it again.'
const CHANGED =
  'Somebody else saved this testimonial while you were writing, so yours was not saved. Your text is in the form, and what differs in theirs is below it. Saving now replaces theirs.'
const CHANGED_BEFORE_REMOVAL =
  'Somebody else saved this testimonial while you had it open, so it was not removed. What differs in theirs is below the form. Removing it now removes theirs.'

/** Answers POST /api/staff/testimonials, as `handlePostForm` answers the form of a post. */
export function handleTestimonialForm(
  request: Request,
  services: Services,
): Promise<Response | RerenderedPage> {
  return handleEdit<EditedTestimonial>(request, services, {
    ...{ permission: 'testimonials', failed: 'a testimonial could not be saved' },
    read: (fields) => ({
      id: fields.id || undefined,
      editedAt: fields.editedAt || undefined,
      before: fields.before ?? '',
      values: testimonialValues(fields),
    }),
    again: (sent, { staff, problem, status }) =>
      testimonialInPlace({ staff, testimonial: { ...sent, problem } }, status),
    act: async (sent, staff, { fields }) => {
      if (!sent) return seeOther(LIST)
      return fields.go === 'remove' && sent.id
        ? remove(services, { ...sent, id: sent.id }, staff)
        : save(services, sent, staff)
    },
  })
}

async function remove(
  { db }: Services,
  sent: EditedTestimonial & { id: string },
  staff: StaffMember,
): Promise<Response | RerenderedPage> {
  const removed = await removeTestimonial(db, { id: sent.id, editedAt: sent.editedAt }, staff)
  if ('refused' in removed && removed.refused === 'changed') {
    const testimonial = { ...sent, ...sinceThen(sent, removed), problem: CHANGED_BEFORE_REMOVAL }
    return testimonialInPlace({ staff, testimonial }, 409)
  }
  return seeOther(LIST, { flash: { tone: 'success', text: 'The testimonial is removed.' } })
}

async function save(
  services: Services,
  sent: EditedTestimonial,
  staff: StaffMember,
): Promise<Response | RerenderedPage> {
  const again = (change: Partial<EditedTestimonial>, status: number) =>
    testimonialInPlace({ staff, testimonial: { ...sent, ...change } }, status)
  const checked = checkTestimonial(sent.values)
  if ('errors' in checked) return again(checked, 422)
  const saved = await saveTestimonial(services.db, sent, checked.text, staff)
  if (!('refused' in saved))
    return seeOther(LIST, { flash: { tone: 'success', text: 'Saved. The site shows it now.' } })
  const { isConflict, ...change } = sinceThen(sent, saved)
  // Only where both changed something, or the sender alone.
  return isConflict
    ? again({ ...change, yours: undefined }, 409)
    : save(services, { ...sent, ...change }, staff)
}

/** What the form says when somebody else was faster, with their changes to what its sender left alone. */
function sinceThen(
  sent: EditedTestimonial,
  refused: Exclude<TestimonialOutcome, { id: string }>,
): Partial<EditedTestimonial> & { isConflict: boolean } {
  if (refused.refused === 'gone')
    return { id: undefined, editedAt: undefined, problem: GONE, isConflict: true }
  const theirs = valuesOfTestimonial(refused.current)
  const edit = { before: sent.before, sent: sent.values, theirs }
  const { editedAt } = refused.current
  const merged = mergeEdits(edit, TESTIMONIAL_FIELDS)
  return { ...merged, editedAt, theirs, yours: sent.values, problem: CHANGED }
}

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
function testimonialInPlace(
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
function checkTestimonial(
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
