import { askForCode, spendCode } from '../../../db/leads/draft-codes.ts'
import { findLink } from '../../../db/leads/draft-links.ts'
import { adoptDraft } from '../../../db/leads/draft-tokens.ts'
import { FormError } from '../../attachments/form-error.ts'
import { withForm } from '../../attachments/read-form.ts'
import { draftTokenCookie } from '../../forms/cookies.ts'
import type { PageInPlace } from '../../http/in-place.ts'
import { log } from '../../http/log.ts'
import type { Services } from '../../http/services.ts'
import { CONTINUE_PATH } from '../../settings/business.ts'
import { quoteForm } from '../form.ts'
import { CLOSES, linkTokenIn } from './addresses.ts'
import { continueHref, refuseCode } from './continue-answer.ts'
import { loadBegun } from './load-begun.ts'

type Site = Pick<Services, 'db' | 'spoolFolder'>

/**
 * Answers POST /continue?token=…: sends a code, or takes one. A link that has ended is answered with
 * its page, which says so. What was begun in this browser is closed only when the visitor has said so.
 */
export async function answerContinue(
  request: Request,
  site: Site,
): Promise<Response | PageInPlace> {
  const token = linkTokenIn(new URL(request.url).searchParams)
  const fields = await fieldsOf(request, site)
  if (!token) return seeOther(CONTINUE_PATH)
  if (fields instanceof FormError) return refuseCode(token, 'unavailable')
  try {
    return fields.code === undefined
      ? await sendCode(token, site)
      : await takeCode(token, { ...fields, code: fields.code }, request.headers, site)
  } catch (err) {
    log.error({ err }, 'a link to a draft could not be processed')
    return refuseCode(token, 'unavailable')
  }
}

async function sendCode(token: string, { db }: Site): Promise<Response | PageInPlace> {
  const asked = await askForCode(db, token)
  return asked === 'hour' || asked === 'link'
    ? refuseCode(token, asked)
    : seeOther(continueHref(token))
}

async function takeCode(
  token: string,
  { code, [CLOSES]: closes }: { code: string; [CLOSES]?: string | undefined },
  headers: Headers,
  { db }: Site,
): Promise<Response | PageInPlace> {
  const [link, begun] = [await findLink(db, token), await loadBegun(headers, db)]
  if (link && begun && ![link.draftId, closes].includes(begun.id)) {
    return refuseCode(token, 'begun', code)
  }
  const opened = await spendCode(db, token, code, async (tx, draftId) => ({
    cookie: draftTokenCookie(quoteForm.kind, await adoptDraft(tx, draftId)),
  }))
  if (opened === 'ended') return seeOther(continueHref(token))
  if (typeof opened === 'string') return refuseCode(token, opened)
  return seeOther(quoteForm.path, opened.cookie)
}

async function fieldsOf(
  request: Request,
  { spoolFolder }: Site,
): Promise<Record<string, string | undefined> | FormError> {
  try {
    return await withForm(request, { spoolFolder }, 'no-files', async ({ fields }) => fields.last())
  } catch (error) {
    if (error instanceof FormError) return error
    throw error
  }
}

function seeOther(location: string, cookie?: string): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' })
  if (cookie) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
