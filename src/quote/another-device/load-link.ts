import { type DraftLink, findLink } from '../../../db/leads/draft-links.ts'
import { orFallback } from '../../http/fallback.ts'
import { requestHeaders } from '../../http/request.ts'
import { services } from '../../http/services.ts'
import { type Begun, loadBegun } from './load-begun.ts'

/** A link, and what was begun in the browser in which it is opened. */
export interface OpenedLink extends DraftLink {
  begunHere: Begun | undefined
}

/** The link with a token; undefined when there is none that works. */
export async function loadLink(
  token: string | undefined,
): Promise<OpenedLink | undefined | 'unavailable'> {
  if (!token) return undefined
  const { db } = services()
  return orFallback<OpenedLink | undefined | 'unavailable'>(
    'a link to a draft',
    async () => {
      const link = await findLink(db, token)
      return link && { ...link, begunHere: await loadBegun(requestHeaders(), db) }
    },
    'unavailable',
  )
}
