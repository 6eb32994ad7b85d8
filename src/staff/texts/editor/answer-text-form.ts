import type { StaffMember } from '../../../../db/staff/staff.ts'
import { FormError } from '../../../attachments/form-error.ts'
import { withForm } from '../../../attachments/read-form.ts'
import type { PageInPlace } from '../../../http/in-place.ts'
import { log } from '../../../http/log.ts'
import type { Services } from '../../../http/services.ts'
import { BROKEN_FORM, SIGNED_OUT, UNAVAILABLE } from '../../frame/form-messages.ts'
import { seeOther } from '../../session/answer.ts'
import { may } from '../../session/permissions.ts'
import { databaseUnavailable, notAllowed, notSignedIn } from '../../session/refusals.ts'
import { staffOf } from '../../session/session.ts'
import { maxTextBytes } from '../../session/text-limit.ts'
import type { DeskOutcome, TextDesk } from '../desk/text-desk.ts'
import { deskOf } from '../desk/text-kinds.ts'
import { typedFrom } from '../fields/typed-text.ts'
import { type EditedText, editorHref, textInPlace } from './edited-text.ts'
import {
  ADD_ROWS,
  CHANGED_TEXT,
  NO_SUCH_PAGE,
  NOTHING_CHANGED,
  SAVED,
  TOO_MUCH_TEXT,
} from './text-messages.ts'

/** Every list of a page with more rows than it may have, so that they come back with a message. */
const MAX_FIELDS = 1500
const NO_FILES: string[] = []
/** The buttons that send no text: there is none to return. */
const WITHOUT_TEXT = ['return', 'built-in']

interface Address {
  kind: string
  slug: string
}

/**
 * Answers POST /api/staff/texts/{kind}/{slug}, whichever button sent it. It checks the session
 * itself, because what was typed must also come back when the session has expired.
 */
export async function answerTextForm(
  request: Request,
  services: Services,
  address: Address,
): Promise<Response | PageInPlace> {
  try {
    const limits = { maxFields: MAX_FIELDS, maxTextBytes: await maxTextBytes(request) }
    const reading = { ...services, ...limits }
    return await withForm(request, reading, NO_FILES, ({ fields }) =>
      answer(request, services, address, fields.last()),
    )
  } catch (error) {
    if (!(error instanceof FormError)) throw error
    const words = error.fault === 'too large' ? TOO_MUCH_TEXT : BROKEN_FORM
    return new Response(words, {
      status: error.status,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    })
  }
}

async function answer(
  request: Request,
  services: Services,
  { kind, slug }: Address,
  fields: Record<string, string>,
): Promise<Response | PageInPlace> {
  const desk = deskOf(kind)
  const sent: EditedText | undefined = desk && {
    kind: desk.kind,
    slug,
    typed: typedFrom(desk.shapes, fields),
    revision: fields.revision ?? '',
  }
  const hasText = sent !== undefined && !WITHOUT_TEXT.includes(fields.go ?? '')
  let staff: StaffMember | undefined
  try {
    staff = await staffOf(request.headers)
    if (!staff) {
      return hasText
        ? textInPlace({ staff, text: { ...sent, problem: SIGNED_OUT } }, 401)
        : notSignedIn()
    }
    if (!may(staff, 'texts')) return notAllowed('texts')
    const stored = await desk?.load(services.db, slug)
    if (!desk || !sent || !stored) return seeOther('/admin/texts', { flash: NO_SUCH_PAGE })
    return await act(services, desk, { ...sent, name: stored.name, stored }, fields, staff)
  } catch (err) {
    log.error({ err }, 'a text could not be saved')
    if (!hasText) return databaseUnavailable()
    return textInPlace({ staff, text: { ...sent, problem: UNAVAILABLE } }, 503)
  }
}

async function act(
  { db }: Services,
  desk: TextDesk,
  sent: EditedText,
  fields: Record<string, string>,
  staff: StaffMember,
): Promise<Response | PageInPlace> {
  const { go = 'save', versionId = '' } = fields
  const change = { slug: sent.slug, revision: sent.revision, staff }
  if (go === 'return')
    return finish(desk, sent, staff, await desk.bringBack(db, { ...change, versionId }), 'return')
  if (go === 'built-in')
    return finish(desk, sent, staff, await desk.returnToBuiltIn(db, change), 'built-in')
  if (go.startsWith(ADD_ROWS)) {
    const moreRowsOf = go.slice(ADD_ROWS.length)
    return textInPlace({ staff, text: { ...sent, moreRowsOf } }, 200)
  }
  const errors = desk.errorsOf(sent.typed)
  if (errors) return textInPlace({ staff, text: { ...sent, errors } }, 422)
  if (go === 'preview') return textInPlace({ staff, text: sent }, 200, 'preview')
  return finish(desk, sent, staff, await desk.save(db, { ...change, typed: sent.typed }), 'save')
}

function finish(
  desk: TextDesk,
  sent: EditedText,
  staff: StaffMember,
  outcome: DeskOutcome,
  done: keyof typeof SAVED,
): Response | PageInPlace {
  if ('done' in outcome) {
    const text = outcome.isChanged ? SAVED[done] : NOTHING_CHANGED
    return seeOther(editorHref({ kind: desk.kind, slug: sent.slug }), {
      flash: { tone: 'success', text },
    })
  }
  if (outcome.refused === 'gone') return seeOther('/admin/texts', { flash: NO_SUCH_PAGE })
  const { current } = outcome
  // Only what was typed comes back: the other buttons have nothing to lose.
  const isTyped = done === 'save'
  return textInPlace(
    {
      staff,
      text: {
        ...sent,
        typed: isTyped ? sent.typed : current.typed,
        revision: current.revision,
        stored: current,
        hasConflict: isTyped,
        problem: CHANGED_TEXT[isTyped ? 'typed' : 'pressed'],
      },
    },
    409,
  )
}
