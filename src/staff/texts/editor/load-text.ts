import { notFound } from '../../../http/request.ts'
import { services } from '../../../http/services.ts'
import { requireStaff } from '../../session/require-staff.ts'
import type { StaffMember } from '../../session/session.ts'
import type { TextDesk } from '../desk/text-desk.ts'
import { deskOf } from '../desk/text-kinds.ts'
import { type EditedText, textBeingAnswered } from './edited-text.ts'

/**
 * Who sees an editor and what it shows: what was sent, when the page is the response to it;
 * otherwise what is stored. A page that does not exist is a 404.
 */
export async function loadTextForm(
  kind: string,
  slug: string,
): Promise<{ staff: StaffMember | undefined; desk: TextDesk; text: EditedText }> {
  const answer = textBeingAnswered()
  if (answer) {
    const { staff, text } = answer
    return { staff, text, desk: deskOf(text.kind) ?? notFound() }
  }
  const staff = await requireStaff('texts')
  const desk = deskOf(kind) ?? notFound()
  const stored = (await desk.load(services().db, slug)) ?? notFound()
  const { name, typed, revision } = stored
  return {
    staff,
    desk,
    text: { kind: desk.kind, slug, name, typed, revision, stored, before: desk.marks(typed) },
  }
}
