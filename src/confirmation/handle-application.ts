import { findApplication, saveApplication } from '../../db/leads/application.ts'
import { findSentRequest, sentAnswers } from '../../db/leads/sent-request.ts'
import type { Db } from '../../db/open.ts'
import type { Section } from '../application/question.ts'
import { sectionsFor } from '../application/sets.ts'
import { applicationState, type SectionState } from '../application/state.ts'
import { FormError } from '../attachments/form-error.ts'
import { withForm } from '../attachments/read-form.ts'
import { cleanText, NOT_CHOSEN } from '../forms/values.ts'
import { log } from '../http/log.ts'
import { unreadableFormPage } from '../http/rate-limit.ts'
import { type RerenderedPage, rerenderedPage } from '../http/rerender.ts'
import type { Services } from '../http/services.ts'
import { APPLICATION_PATH, LONG_TEXT_CHARACTERS } from '../settings/business.ts'
import { config } from '../settings/config.ts'
import { applicationPath } from '../settings/lead-tokens.ts'
import { requestIn } from './addresses.ts'

/** Before the name of a question: what its field showed when the page was opened. */
export const SHOWN_FIELD = 'shown-'

/** A section of an application of which nothing was saved, as it was typed: later (503), or never (409). */
export interface UnsavedSection extends RerenderedPage {
  typedAnswers: Record<string, string>
}

/** What the page being rendered answers, when a section was posted to it and not saved. */
export function unsavedSection(): UnsavedSection | undefined {
  return rerenderedPage<UnsavedSection>('typedAnswers')
}

/**
 * Saves the section of an application that is posted to the address of a request's link, as it was typed: an answer that is not
 * understood is saved, too, and the section shown again.
 * @returns A redirect to the next section, or to the same one when there is more to say or to ask about it; or the page with
 *   what was typed, while the database is unavailable or when the request was closed meanwhile.
 */
export async function handleApplication(
  request: Request,
  services: Pick<Services, 'db' | 'spoolFolder'>,
): Promise<Response | RerenderedPage> {
  const { searchParams } = new URL(request.url)
  const id = requestIn(searchParams)
  if (!id) return { path: APPLICATION_PATH, status: 404 }
  const path = applicationPath(config(), id)
  const part = searchParams.get('part') ?? ''
  let typed: Record<string, string> = {}
  try {
    typed = await withForm(request, services, [], async ({ fields }) => fields.last())
    const more = await save(services.db, id, part, typed)
    return more === 'closed' ? unsaved(path, part, typed, 409) : redirect(more, path)
  } catch (err) {
    if (err instanceof FormError) return unreadableFormPage(err.status)
    log.error({ err }, 'a section of an application could not be saved')
    return unsaved(path, part, typed, 503)
  }
}

function unsaved(
  path: string,
  part: string,
  typedAnswers: Record<string, string>,
  status: number,
): UnsavedSection {
  return { path: `${path}&part=${part}`, status, typedAnswers }
}

/** @returns What the address of the page that follows says beside the token; `closed` when it takes no more answers. */
async function save(
  db: Db,
  id: string,
  part: string,
  typed: Record<string, string>,
): Promise<string> {
  const request = await findSentRequest(db, id)
  if (!request) return ''
  const sent = { kind: request.kind, answers: await sentAnswers(db, id) }
  const sections = sectionsFor(sent) ?? []
  const index = sections.findIndex((section) => section.id === part)
  const section = sections[index]
  if (!section) return ''
  const stateWith = (saved: Readonly<Record<string, string>>) =>
    applicationState(sent, saved)?.sections[index]
  const before = stateWith((await findApplication(db, id))?.answers ?? {})
  const saved = await saveApplication(db, id, changedAnswers(section, typed))
  if (saved === 'closed') return saved
  if (saved === 'gone') return ''
  const after = stateWith(saved)
  const isWrong = after?.asked.some(({ problem }) => problem) ?? false
  const next = isWrong || asksMore(before, after) ? part : sections[index + 1]?.id
  return `&saved=${part}${next ? `&part=${next}` : ''}#${isWrong ? 'problems' : 'saved'}`
}

/** What was posted of a section, safe to store and to show. A question that was not on the page keeps its answer. */
export function answersTo(section: Section, typed: Record<string, string>): Record<string, string> {
  const posted = Object.entries(section.questions).flatMap(([name, { maxLength }]) => {
    const text = typed[name]
    if (text === undefined) return []
    const clean = text === NOT_CHOSEN ? '' : cleanText(text)
    return [[name, clean.slice(0, maxLength ?? LONG_TEXT_CHARACTERS)]]
  })
  return Object.fromEntries(posted)
}

/** What its fields showed when the page was opened. */
export function shownAnswers(section: Section, fields: Record<string, string>) {
  const shown = Object.entries(fields).flatMap(([name, text]) =>
    name.startsWith(SHOWN_FIELD) ? [[name.slice(SHOWN_FIELD.length), text]] : [],
  )
  return answersTo(section, Object.fromEntries(shown))
}

/** What was not touched stays as the desk, or another device, has left it meanwhile. */
function changedAnswers(section: Section, fields: Record<string, string>) {
  const shown = shownAnswers(section, fields)
  const typed = Object.entries(answersTo(section, fields))
  return Object.fromEntries(typed.filter(([name, text]) => text !== shown[name]))
}

/** Whether an answer that was saved brings up questions that the section did not have before. */
function asksMore(before: SectionState | undefined, after: SectionState | undefined): boolean {
  const seen = new Set(before?.asked.map(({ name }) => name))
  return (after?.asked ?? []).some(({ name, typed }) => typed === '' && !seen.has(name))
}

function redirect(more: string, path: string): Response {
  const headers = { location: path + more, 'cache-control': 'no-store' }
  return new Response(null, { status: 303, headers })
}
