import { askForLink } from '../../../db/leads/draft-links.ts'
import { findDraft } from '../../../db/leads/drafts.ts'
import { FormError } from '../../attachments/form-error.ts'
import { withForm } from '../../attachments/read-form.ts'
import { draftToken } from '../../forms/cookies.ts'
import { email, messagesOf } from '../../forms/rules.ts'
import { cleanText } from '../../forms/values.ts'
import type { PageInPlace } from '../../http/in-place.ts'
import { log } from '../../http/log.ts'
import type { Services } from '../../http/services.ts'
import { stranger } from '../../http/stranger.ts'
import { quoteForm } from '../form.ts'
import { LINK_PATH, LINK_SENT } from './addresses.ts'
import { refuseLink } from './link-answer.ts'

type Site = Pick<Services, 'db' | 'spoolFolder'>

const MAX_TYPED = 500

/**
 * Answers POST /quote/link: promises a mail with a link to this browser's draft.
 * @returns A redirect, or the page with what was typed. Of a mailbox that has had its links for today
 * it says the same as of any other.
 */
export async function answerLink(request: Request, site: Site): Promise<Response | PageInPlace> {
  const typed = await typedAddress(request, site)
  if (typed instanceof Response) return typed
  const error = messagesOf({ email: [email] }, { email: typed }).email
  if (error) return refuseLink(typed, { email: error })
  try {
    const token = draftToken(request.headers, quoteForm.kind)
    const draft = token ? await findDraft(site.db, quoteForm.kind, token) : undefined
    // The page says that there is nothing to continue.
    if (!draft || draft.accepted) return seeOther(LINK_PATH)
    const limit = await askForLink(site.db, draft.id, typed, stranger())
    return limit && limit !== 'mailbox' ? refuseLink(typed, limit) : seeOther(LINK_SENT)
  } catch (err) {
    log.error({ err }, 'a link to a draft could not be promised')
    return refuseLink(typed, 'unavailable')
  }
}

async function typedAddress(request: Request, { spoolFolder }: Site): Promise<string | Response> {
  try {
    return await withForm(request, { spoolFolder }, 'no-files', async ({ fields }) =>
      cleanText(fields.last().email ?? '').slice(0, MAX_TYPED),
    )
  } catch (error) {
    if (!(error instanceof FormError)) throw error
    return new Response('The form did not arrive in full. Go back, and send it again.', {
      status: error.status,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    })
  }
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
