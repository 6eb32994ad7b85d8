import { randomUUID } from 'node:crypto'
import type { Db } from '../../../db/open.ts'
import type { StaffMember } from '../../../db/staff/staff.ts'
import type { AdminPost } from '../../../db/writing/post-admin.ts'
import type { PostOutcome } from '../../../db/writing/post-writing.ts'
import { closeContained, closeUnsaved } from '../../../db/writing/unsaved-posts.ts'
import { log } from '../../http/log.ts'
import type { RerenderedPage } from '../../http/rerender.ts'
import {
  APPEARED,
  APPEARED_NOT_DELETED,
  BUILT_IN_SLUG,
  builtInPostMessage,
  CHANGED,
  CHANGED_NOT_DELETED,
  GONE,
  SAVED_BEFORE,
} from '../editing/form-messages.ts'
import { seeOther } from '../session/staff-form.ts'
import { answerInPlace, type EditedPost, valuesOf } from './edited-post.ts'

/** A post that its form has saved, and what to say about it. */
export interface SavedPost {
  saved: AdminPost
  message: string
}

/** What a page that saves without being loaded again needs to know. */
export type SavedInPlace = Pick<AdminPost, 'id' | 'version' | 'slug'> & { before: string }

/** The response to a saved form: its page again, or JSON for a page that asks for it. */
export function savedAnswer(headers: Headers, { saved, message }: SavedPost): Response {
  if (headers.get('accept') !== 'application/json')
    return seeOther(`/admin/posts/${saved.id}`, { flash: { tone: 'success', text: message } })
  const { id, version, slug } = saved
  const { before } = valuesOf(saved)
  return Response.json({ id, version, slug, before } satisfies SavedInPlace, {
    headers: { 'cache-control': 'no-store' },
  })
}

/** The unsaved changes of a post that is saved or deleted are none any more. */
export async function forgetUnsaved(
  db: Db,
  staff: StaffMember,
  { id, values, unsaved }: Pick<EditedPost, 'id' | 'values' | 'unsaved'>,
): Promise<void> {
  try {
    if (unsaved?.id) await closeUnsaved(db, staff.id, unsaved.id.slice(0, 64))
    // A form that the browser went back to does not know what was stored of it before.
    if (id === undefined) await closeContained(db, staff.id, values)
  } catch (err) {
    // They are offered once more then; the post itself is saved.
    log.error({ err }, 'unsaved changes could not be closed')
  }
}

const NOT_SAVED = { changed: CHANGED, appeared: APPEARED }
/** What notices of the two say when the post was to be deleted. */
export const NOT_DELETED = { changed: CHANGED_NOT_DELETED, appeared: APPEARED_NOT_DELETED }

/** The form with everything that was typed, and the problem. */
export function notSaved(
  post: EditedPost,
  outcome: Exclude<PostOutcome, { done: AdminPost }>,
  staff: StaffMember,
  says = NOT_SAVED,
): RerenderedPage {
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
