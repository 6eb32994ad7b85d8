import { findDraftById } from '../../db/leads/drafts.ts'
import type { SubmissionKind } from '../../db/leads/submissions.ts'
import type { Db } from '../../db/open.ts'
import { config } from '../settings/config.ts'
import { leadOfToken, leadToken } from '../settings/lead-tokens.ts'
import { draftToken, received, receivedIn } from './cookies.ts'
import type { InPlace } from './in-place.ts'
import { stateOf } from './load.ts'
import type { ServerForm } from './server-form.ts'

// A post without a cookie of ours may be a browser's first one, or its browser keeps none. Its answer sets one and leads
// to an address here, which sees whether the cookie has come back. If it has, the next page is the usual one.

/** How long the address of a next step shows its draft: a proxy may log it. */
const NEXT_MS = 60_000

/** Where a post leads whose browser may have no cookies. */
export function nextStepAddress(kind: SubmissionKind, step: string, draftId: string): string {
  return `/api/forms/${kind}/next?step=${step}&draft=${leadToken(config(), 'next', draftId)}`
}

/**
 * Answers GET /api/forms/{kind}/next. In a browser without cookies the form has a token of its draft, which it
 * posts with every further step.
 * @throws When the database is unavailable.
 */
export async function answerNextStep(
  definition: ServerForm,
  request: Request,
  db: Db,
): Promise<Response | InPlace> {
  const { kind, path } = definition.form
  const query = new URL(request.url).searchParams
  const step = query.get('step') ?? ''
  const address = `${path}?${new URLSearchParams({ step })}`
  if (draftToken(request.headers, kind)) return redirect(address)
  const id = leadOfToken(config(), 'next', query.get('draft'))
  const draft = id ? await findDraftById(db, kind, id) : undefined
  if (!draft || draft.accepted || Date.now() - Date.parse(draft.updatedAt) > NEXT_MS) {
    return redirect(path)
  }
  const state = await stateOf(definition, draft, step, db)
  const token = leadToken(config(), 'draft', draft.id)
  const shown = state.draft && { draft: { ...state.draft, token } }
  return { kind, path: address, status: 200, state: { ...state, ...shown } }
}

/** Answers GET /api/forms/{kind}/received: the page after sending, whose address says what a cookie cannot. */
export function answerReceived({ form: { kind, path } }: ServerForm, request: Request): Response {
  const { search, searchParams } = new URL(request.url)
  const hasCookie = receivedIn(request.headers, kind) === searchParams.get('reference')
  const isKnown = !hasCookie && received(new Headers(), kind, search)
  return redirect(`${path}/received${isKnown ? search : ''}`)
}

/** A redirect after a post. */
export function redirect(location: string, cookies: string[] = []): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' })
  for (const line of cookies) headers.append('set-cookie', line)
  return new Response(null, { status: 303, headers })
}
