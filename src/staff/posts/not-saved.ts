import { randomUUID } from 'node:crypto'
import type { StaffMember } from '../../../db/staff/staff.ts'
import type { DeskPost } from '../../../db/writing/post-desk.ts'
import type { PostOutcome } from '../../../db/writing/post-writing.ts'
import type { PageInPlace } from '../../http/in-place.ts'
import {
  APPEARED,
  APPEARED_NOT_DELETED,
  BUILT_IN_SLUG,
  builtInPostMessage,
  CHANGED,
  CHANGED_NOT_DELETED,
  GONE,
  SAVED_BEFORE,
} from '../frame/form-messages.ts'
import { answerInPlace, type EditedPost } from './edited-post.ts'

const NOT_SAVED = { changed: CHANGED, appeared: APPEARED }
/** What notices of the two say when the post was to be deleted. */
export const NOT_DELETED = { changed: CHANGED_NOT_DELETED, appeared: APPEARED_NOT_DELETED }

/** The form with everything that was typed, and the problem. */
export function notSaved(
  post: EditedPost,
  outcome: Exclude<PostOutcome, { done: DeskPost }>,
  staff: StaffMember,
  says = NOT_SAVED,
): PageInPlace {
  const again = (change: Partial<EditedPost>) =>
    answerInPlace({ staff, post: { ...post, ...change } }, 409)
  switch (outcome.refused) {
    case 'gone':
      return again({
        id: undefined,
        newId: randomUUID(),
        version: undefined,
        stored: undefined,
        problem: GONE,
      })
    case 'changed': {
      const { current } = outcome
      return again({
        id: current.id,
        version: current.version,
        stored: current,
        saved: current,
        problem: post.id === undefined ? SAVED_BEFORE : says.changed,
      })
    }
    case 'published meanwhile':
      return again({ stored: outcome.current, problem: says.appeared })
    case 'slug taken':
      return again({
        errors: {
          slug: `There is a page at /blog/${outcome.slug} already. Give this post another address.`,
        },
      })
    case 'comes with the site':
      return again({ problem: builtInPostMessage(outcome.slug) })
    case 'slug comes with the site':
      return again({ errors: { slug: BUILT_IN_SLUG } })
    case 'slug fixed':
      return again({
        errors: {
          slug: `A published post keeps its address, /blog/${outcome.slug}: links and search engines know it. Withdraw it first to change that.`,
        },
      })
  }
}
