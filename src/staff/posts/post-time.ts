import type { Publication } from '../../../db/writing/post-writing.ts'
import { momentInOffice, officeDateTime } from '../frame/office-time.ts'
import { checkTime } from './check-post.ts'
import type { EditedPost } from './edited-post.ts'
import { postState } from './post-state.tsx'
import type { PostErrors, PostValues } from './post-values.ts'

const NO_TIME =
  'Enter the date and time at which the post should appear, or press Withdraw to make it a draft again.'
const DRAFT_HAS_NO_TIME =
  'A draft is saved without a time, so nothing was saved yet. Press Schedule to set this time, or empty the field.'
const PUBLISH_IS_NOW =
  'Publish shows the post at once, so nothing was saved yet. Press Schedule to publish it at this time, or empty the field.'

/** How a button of the form affects publication, or what is wrong with the time beside it. */
export function wantedPublication(
  post: EditedPost,
  go: string,
  now = new Date(),
): { publication: Publication } | { errors: PostErrors } {
  const { at } = post.values
  const state = postState(post.stored)
  const isTyped = isTimeTyped(post)
  if (go === 'withdraw') return { publication: 'withdrawn' }
  if (go === 'schedule' || (go === 'save' && isTyped && state !== 'draft')) {
    // Saving refuses any time for a post that has appeared meanwhile, and says so.
    if (state === 'published') return { publication: { at: now.toISOString() } }
    if (!at && state === 'scheduled') return { errors: { at: NO_TIME } }
    const time = checkTime(at, now)
    return 'errors' in time ? time : { publication: time }
  }
  const isForLater = isTyped && at !== '' && state === 'draft'
  if (go !== 'publish')
    return isForLater ? { errors: { at: DRAFT_HAS_NO_TIME } } : { publication: 'as it is' }
  const moment = momentInOffice(at)
  const hasPassed = moment !== undefined && moment <= now
  return isForLater && !hasPassed ? { errors: { at: PUBLISH_IS_NOW } } : { publication: 'now' }
}

/**
 * What the time field shows, and what it showed before anybody typed into it. Unless something was
 * typed, that is the time for which the post is scheduled now: somebody else may have changed it.
 */
export function shownTime(post: EditedPost): Pick<PostValues, 'at' | 'atBefore'> {
  // What is stored was not looked up.
  if (post.asSent) return post.values
  const atBefore = scheduledTime(post)
  return { at: isTimeTyped(post) ? post.values.at : atBefore, atBefore }
}

function isTimeTyped(post: EditedPost): boolean {
  const { at, atBefore } = post.values
  return at !== atBefore && at !== scheduledTime(post)
}

function scheduledTime({ stored }: EditedPost): string {
  return postState(stored) === 'scheduled' && stored?.publishedAt
    ? officeDateTime(new Date(stored.publishedAt))
    : ''
}
