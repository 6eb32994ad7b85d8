import {
  removeTestimonial,
  saveTestimonial,
  type TestimonialOutcome,
} from '../../../db/content/testimonial-desk.ts'
import type { StaffMember } from '../../../db/staff/staff.ts'
import { FormError } from '../../attachments/form-error.ts'
import { withForm } from '../../attachments/read-form.ts'
import type { PageInPlace } from '../../http/in-place.ts'
import { log } from '../../http/log.ts'
import type { Services } from '../../http/services.ts'
import { BROKEN_FORM, SIGNED_OUT, UNAVAILABLE } from '../frame/form-messages.ts'
import { seeOther } from '../session/answer.ts'
import { may } from '../session/permissions.ts'
import { notAllowed } from '../session/refusals.ts'
import { staffOf } from '../session/session.ts'
import { maxTextBytes } from '../session/text-limit.ts'
import { type EditedTestimonial, testimonialInPlace } from './edited-testimonial.ts'
import { checkTestimonial, testimonialValues, valuesOfTestimonial } from './testimonial-values.ts'

const LIST = '/admin/testimonials'
const NO_FILES: string[] = []
const GONE =
  'Somebody else removed this testimonial while you were writing. Saving creates it again.'
const CHANGED =
  'Somebody else saved this testimonial while you were writing, so yours was not saved. Your text is in the form, and what differs in theirs is below it. Saving now replaces theirs.'
const CHANGED_BEFORE_REMOVAL =
  'Somebody else saved this testimonial while you had it open, so it was not removed. What differs in theirs is below the form. Removing it now removes theirs.'

/** Answers POST /api/staff/testimonials, as `answerPostForm` answers the form of a post. */
export async function answerTestimonialForm(
  request: Request,
  services: Services,
): Promise<Response | PageInPlace> {
  try {
    const reading = { ...services, maxTextBytes: await maxTextBytes(request) }
    return await withForm(request, reading, NO_FILES, ({ fields }) =>
      answer(request, services, fields.last()),
    )
  } catch (error) {
    if (!(error instanceof FormError)) throw error
    return new Response(BROKEN_FORM, { status: error.status })
  }
}

async function answer(
  request: Request,
  { db }: Services,
  fields: Record<string, string>,
): Promise<Response | PageInPlace> {
  const sent: EditedTestimonial = {
    id: fields.id || undefined,
    editedAt: fields.editedAt || undefined,
    values: testimonialValues(fields),
  }
  let staff: StaffMember | undefined
  const again = (change: Partial<EditedTestimonial>, status: number) =>
    testimonialInPlace({ staff, testimonial: { ...sent, ...change } }, status)
  try {
    staff = await staffOf(request.headers)
    if (!staff) return again({ problem: SIGNED_OUT }, 401)
    if (!may(staff, 'testimonials')) return notAllowed('testimonials')
    if (fields.go === 'remove' && sent.id) {
      const removed = await removeTestimonial(db, { id: sent.id, editedAt: sent.editedAt }, staff)
      if ('refused' in removed && removed.refused === 'changed') {
        return again({ ...sinceThen(removed), problem: CHANGED_BEFORE_REMOVAL }, 409)
      }
      return seeOther(LIST, { flash: { tone: 'success', text: 'The testimonial is removed.' } })
    }
    const checked = checkTestimonial(sent.values)
    if ('errors' in checked) return again(checked, 422)
    const saved = await saveTestimonial(db, sent, checked.text, staff)
    if ('refused' in saved) return again(sinceThen(saved), 409)
    return seeOther(LIST, { flash: { tone: 'success', text: 'Saved. The site shows it now.' } })
  } catch (err) {
    log.error({ err }, 'a testimonial could not be saved')
    return again({ problem: UNAVAILABLE }, 503)
  }
}

/** What the form says when somebody else was faster. */
function sinceThen(
  refused: Exclude<TestimonialOutcome, { id: string }>,
): Partial<EditedTestimonial> {
  if (refused.refused === 'gone') return { id: undefined, editedAt: undefined, problem: GONE }
  const { editedAt } = refused.current
  return { editedAt, theirs: valuesOfTestimonial(refused.current), problem: CHANGED }
}
