import { type DraftLink, findLink } from '../../../db/leads/draft-links.ts'
import { orFallback } from '../../http/fallback.ts'
import { services } from '../../http/services.ts'

/** The link with a token; undefined when there is none that works. */
export async function loadLink(
  token: string | undefined,
): Promise<DraftLink | undefined | 'unavailable'> {
  if (!token) return undefined
  return orFallback<DraftLink | undefined | 'unavailable'>(
    'a link to a draft',
    () => findLink(services().db, token),
    'unavailable',
  )
}
