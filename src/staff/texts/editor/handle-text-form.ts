import type { StaffMember } from '../../../../db/staff/staff.ts'
import type { RerenderedPage } from '../../../http/rerender.ts'
import type { Services } from '../../../http/services.ts'
import { handleEdit } from '../../editing/handle-edit.ts'
import { mergeEdits } from '../../editing/merge.ts'
import { seeOther } from '../../session/staff-form.ts'
import { typedFrom } from '../fields/typed-text.ts'
import { adminOf, type EditOutcome, type TextAdmin } from '../text-admin.ts'
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
/** The buttons that send no text: there is none to return. */
const WITHOUT_TEXT = ['return', 'built-in']

interface Address {
  kind: string
  slug: string
}

/** Answers POST /api/staff/texts/{kind}/{slug}, whichever button sent it. */
export function handleTextForm(
  request: Request,
  services: Services,
  { kind, slug }: Address,
): Promise<Response | RerenderedPage> {
  const desk = adminOf(kind)
  return handleEdit<EditedText>(request, services, {
    permission: 'texts',
    failed: 'a text could not be saved',
    maxFields: MAX_FIELDS,
    tooMuch: TOO_MUCH_TEXT,
    read: (fields) =>
      desk && !WITHOUT_TEXT.includes(fields.go ?? '') ? sentText(desk, slug, fields) : undefined,
    again: (text, { staff, problem, status }) =>
      textInPlace({ staff, text: { ...text, problem } }, status),
    async act(_, staff, { fields }) {
      const stored = await desk?.load(services.db, slug)
      if (!desk || !stored) return seeOther('/admin/texts', { flash: NO_SUCH_PAGE })
      const sent = { ...sentText(desk, slug, fields), name: stored.name, stored }
      return act(services, desk, sent, fields, staff)
    },
  })
}

function sentText(desk: TextAdmin, slug: string, fields: Record<string, string>): EditedText {
  const { revision = '', before = '' } = fields
  return { kind: desk.kind, slug, typed: typedFrom(desk.shapes, fields), revision, before }
}

async function act(
  services: Services,
  desk: TextAdmin,
  sent: EditedText,
  fields: Record<string, string>,
  staff: StaffMember,
): Promise<Response | RerenderedPage> {
  const { go = 'save', versionId = '' } = fields
  const { db } = services
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
  return save(services, desk, sent, staff)
}

async function save(
  services: Services,
  desk: TextAdmin,
  sent: EditedText,
  staff: StaffMember,
): Promise<Response | RerenderedPage> {
  const { slug, revision, typed, before } = sent
  const outcome = await desk.save(services.db, { slug, revision, typed, staff })
  if ('done' in outcome || outcome.refused === 'gone')
    return finish(desk, sent, staff, outcome, 'save')
  const { current } = outcome
  const names = desk.shapes.map(({ name }) => name)
  const merged = mergeEdits({ before, sent: typed, theirs: current.typed }, names)
  const next = { ...sent, typed: merged.values, before: merged.before }
  return merged.isConflict || desk.errorsOf(next.typed)
    ? finish(desk, next, staff, outcome, 'save')
    : save(services, desk, { ...next, revision: current.revision }, staff)
}

function finish(
  desk: TextAdmin,
  sent: EditedText,
  staff: StaffMember,
  outcome: EditOutcome,
  done: keyof typeof SAVED,
): Response | RerenderedPage {
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
        before: desk.marks(current.typed),
        stored: current,
        hasConflict: isTyped,
        problem: CHANGED_TEXT[isTyped ? 'typed' : 'pressed'],
      },
    },
    409,
  )
}
