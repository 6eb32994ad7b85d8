import { findDraft } from '../../../db/leads/drafts.ts'
import { draftToken } from '../../forms/cookies.ts'
import { orFallback } from '../../http/fallback.ts'
import { requestHeaders } from '../../http/request.ts'
import { services } from '../../http/services.ts'
import { quoteForm } from '../form.ts'

/**
 * The address typed in this browser's quote request, to be offered; empty if none was.
 * @returns Undefined when there is no request to continue.
 */
export async function loadTypedAddress(): Promise<string | undefined | 'unavailable'> {
  const token = draftToken(requestHeaders(), quoteForm.kind)
  if (!token) return undefined
  return orFallback<string | undefined | 'unavailable'>(
    'a draft',
    async () => {
      const draft = await findDraft(services().db, quoteForm.kind, token)
      return draft && !draft.accepted ? (draft.data.email ?? '') : undefined
    },
    'unavailable',
  )
}
