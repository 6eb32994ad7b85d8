import { type Draft, findDraftById } from '../../db/leads/drafts.ts'
import type { SubmissionKind } from '../../db/leads/submissions.ts'
import type { Db } from '../../db/open.ts'
import { agency } from '../http/agency.ts'
import { isFromOwnPage } from '../http/cross-site.ts'
import { escapeHtml } from '../http/escape.ts'
import { phoneLink } from '../http/phone-link.ts'
import { plainPage } from '../http/plain-page.ts'
import { config } from '../settings/config.ts'
import { leadOfToken, leadToken } from '../settings/lead-tokens.ts'
import { draftToken, received, receivedIn } from './cookies.ts'
import type { Rerendered } from './form-again.ts'
import { stateOf } from './load.ts'
import type { ServerForm } from './server-form.ts'

// A post without a cookie of ours may be a browser's first one, or its browser keeps none. Its answer sets one and leads
// to an address here, which sees whether the cookie has come back. If it has, the next page is the usual one.

/** How long after the last save the address of a step shows its draft: somebody else may read it in a history or a log. */
const NEXT_MS = 3_600_000

/** Where a post leads whose browser may have no cookies. */
export function nextStepAddress(kind: SubmissionKind, step: string, draftId: string): string {
  return `/api/forms/${kind}/next?step=${step}&draft=${leadToken(config(), 'next', draftId)}`
}

/**
 * Answers GET /api/forms/{kind}/next. In a browser without cookies the form has a token of its draft, which it
 * posts with every further step. Only a page of this site leads to such a form: through a link elsewhere, somebody could
 * have others write into a draft of theirs.
 * @throws When the database is unavailable.
 */
export async function answerNextStep(
  definition: ServerForm,
  request: Request,
  db: Db,
): Promise<Response | Rerendered> {
  const { kind, path } = definition.form
  const query = new URL(request.url).searchParams
  const step = query.get('step') ?? ''
  const address = `${path}?${new URLSearchParams({ step })}`
  if (draftToken(request.headers, kind)) return redirect(address)
  const id = leadOfToken(config(), 'next', query.get('draft'))
  const isOwn = id && isFromOwnPage(request.headers, config().siteUrl)
  const draft = isOwn ? await findDraftById(db, kind, id) : undefined
  if (!draft || draft.accepted || Date.now() - Date.parse(draft.updatedAt) > NEXT_MS) {
    return notShown(path)
  }
  const state = await stateOf(definition, draft, step, db)
  return {
    kind,
    path: address,
    status: 200,
    state: {
      ...state,
      // The page that the visitor began on: the address of this one says nothing to the agency.
      origin: state.origin ?? { path: draft.source?.path ?? path },
      draft: state.draft && { ...state.draft, welcome: undefined, token: formToken(draft) },
    },
  }
}

function formToken({ id }: Draft): string {
  return leadToken(config(), 'draft', id)
}

function notShown(path: string): Response {
  const { phone } = agency()
  return plainPage(410, {
    title: 'This step cannot be shown',
    heading: 'This step cannot be shown',
    body: `<p>Your browser keeps no cookies of this site, so only the page before could open this step, and for an hour.
Go back in your browser: what you typed may still be there.</p>
<p><a href="${path}">Begin again</a></p>
<p><a href="/contact">Write to us instead, on one page</a></p>
<p><a href="${escapeHtml(phoneLink(phone))}">Call ${escapeHtml(phone)}</a></p>`,
  })
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
