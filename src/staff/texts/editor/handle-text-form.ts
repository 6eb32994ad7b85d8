import type { StaffMember } from '../../../../db/staff/staff.ts'
import type { RerenderedPage } from '../../../http/rerender.ts'
import type { Services } from '../../../http/services.ts'
import { handleEdit } from '../../editing/handle-edit.ts'
import { mergeEdits } from '../../editing/merge.ts'
import { seeOther } from '../../session/staff-form.ts'
import { typedFrom } from '../fields/field.ts'
import { adminOf, type EditOutcome, type TextAdmin } from '../text-admin.ts'
import { type EditedText, editorHref, textInPlace } from './edited-text.ts'

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

/** What staff read after they used the editor of texts. */

const SAVED = {
  save: 'Saved. The page shows it now.',
  return: 'The earlier text has been restored. The page shows it now.',
  'built-in': 'The page shows the built-in text again.',
} as const

const NOTHING_CHANGED = 'Nothing was different, so nothing was saved.'

const CHANGED_TEXT = {
  typed:
    'Somebody else saved this page while you were writing, so yours was not saved. Your text is in the form, and what differs in theirs is below it. Saving now replaces theirs.',
  pressed:
    'Somebody else saved this page since you opened it, so nothing was changed. This is what it says now.',
} as const

const TOO_MUCH_TEXT =
  'That is more text than a page can hold, so nothing was saved. Go back: what you typed is still there. Make it shorter.'

/** What the button that adds rows to a list sends, before the list's name. */
export const ADD_ROWS = 'more '

export const NO_SUCH_PAGE = { tone: 'problem', text: 'This page no longer exists.' } as const
