import type { LinkLimit } from '../../../db/leads/draft-link-limits.ts'
import { type PageInPlace, pageInPlace } from '../../http/in-place.ts'
import { LINK_PATH } from './addresses.ts'

/** Why no link was mailed: a message for the field, a limit, or an error of ours. */
export type LinkProblem = { email: string } | Exclude<LinkLimit, 'mailbox'> | 'unavailable'

/** The page that asks for an address, as the response to a post that was refused. */
interface RefusedLink extends PageInPlace {
  typedForLink: string
  problem: LinkProblem
}

/** Answers a post with the page and what was typed. */
export function refuseLink(typedForLink: string, problem: LinkProblem): RefusedLink {
  const status = typeof problem === 'object' ? 422 : problem === 'unavailable' ? 503 : 429
  return { path: LINK_PATH, status, typedForLink, problem }
}

/** The refused post, when the page being rendered answers one. */
export function refusedLink(): RefusedLink | undefined {
  return pageInPlace<RefusedLink>('typedForLink')
}
