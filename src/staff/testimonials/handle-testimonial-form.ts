import {
  removeTestimonial,
  saveTestimonial,
  type TestimonialOutcome,
} from '../../../db/content/testimonial-admin.ts'
import type { StaffMember } from '../../../db/staff/staff.ts'
import type { RerenderedPage } from '../../http/rerender.ts'
import type { Services } from '../../http/services.ts'
import { handleEdit } from '../editing/handle-edit.ts'
import { mergeEdits } from '../editing/merge.ts'
import { seeOther } from '../session/staff-form.ts'
import {
  checkTestimonial,
  type EditedTestimonial,
  TESTIMONIAL_FIELDS,
  testimonialInPlace,
  testimonialValues,
  valuesOfTestimonial,
} from './edited-testimonial.ts'

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
