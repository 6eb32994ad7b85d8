import { MAX_POST_CHARACTERS } from '../../../db/writing/post-html.ts'
import { isSlug, MAX_SLUG_CHARACTERS, slugFrom } from '../../../db/writing/post-slug.ts'
import { POST_CATEGORIES } from '../../../db/writing/post-topics.ts'
import type { PostText, Publication } from '../../../db/writing/post-writing.ts'
import { shareCopyOf } from '../../images/store-picture.ts'
import { withoutHidden } from '../../leads/visible-text.ts'
import { momentInOffice, officeDateTime } from '../frame/office-time.ts'
import type { EditedPost, PostErrors, PostField, PostValues } from './edited-post.ts'
import { postBody } from './post-body.ts'
import { handleState } from './post-state.tsx'

const MOST_CHARACTERS: Partial<Record<PostField, number>> = {
  title: 150,
  excerpt: 400,
  description: 300,
  author: 100,
  keywords: 1000,
  picture: 300,
}
const MAX_KEYWORDS = 20
const MAX_YEARS_AHEAD = 5
const OWN_PICTURE = /^\/(images|pictures|charts)\/[\w./-]+$/

const TOO_TANGLED =
  'This text cannot be shown as a page: it has too many cells or quotation marks, or a very long run of signs such as _, * or >. Nothing is lost: split it into two posts.'

const NOTHING_SHOWN =
  'Nothing of this text can be shown: embeds, and pictures of other sites, are left out.'

/**
 * Checks what staff typed: a draft needs a title, a post for visitors needs more.
 * @returns The post to store, or the message for each invalid field, and the HTML if there can be one.
 */
export function checkPost(
  values: PostValues,
  isForVisitors: boolean,
): { text: PostText } | { errors: PostErrors; content: string | undefined } {
  const errors: PostErrors = {}
  for (const [field, most] of Object.entries(MOST_CHARACTERS)) {
    if (values[field as PostField].length > most)
      errors[field as PostField] = `Please keep this under ${most} characters.`
  }
  if (!values.title) errors.title = 'Give the post a title.'
  if (values.slug && !isSlug(values.slug)) {
    errors.slug = `Use small letters, digits and dashes between them, at most ${MAX_SLUG_CHARACTERS} characters.`
  } else if (values.title && !values.slug && !slugFrom(values.title)) {
    errors.slug = 'No address can be made from the title. Type one with letters from a to z.'
  }
  if (values.category && !(POST_CATEGORIES as readonly string[]).includes(values.category))
    errors.category = 'Choose a category from the list.'
  if (values.picture && (!OWN_PICTURE.test(values.picture) || values.picture.includes('..')))
    errors.picture =
      'Name a picture of this site, such as /pictures/sailing.webp, or choose a file.'
  const keywords = values.keywords.split(/[,\n]/).map((word) => word.trim())
  if (keywords.length > MAX_KEYWORDS)
    errors.keywords = `Please give at most ${MAX_KEYWORDS} keywords.`
  if (isForVisitors) Object.assign(errors, missing(values), errors)

  const tooLong = tooLongFor(values.markdown)
  const content = tooLong ? undefined : postBody(values.markdown)
  if (tooLong) errors.markdown = tooLong
  else if (content === undefined) errors.markdown = TOO_TANGLED
  else if (isForVisitors && values.markdown && !showsAnything(content))
    errors.markdown = NOTHING_SHOWN
  if (content === undefined || Object.keys(errors).length > 0) return { errors, content }
  return { text: asText(values, keywords.filter(Boolean), content) }
}

/** The publication time, in office time, or the message that says what is wrong. */
export function checkTime(at: string, now = new Date()): { at: string } | { errors: PostErrors } {
  if (!at) return { errors: { at: 'Enter the date and time at which the post should appear.' } }
  const moment = momentInOffice(at)
  if (!moment) return { errors: { at: 'There is no such date and time in Bridgeport.' } }
  if (moment <= now)
    return { errors: { at: 'This time has passed. Choose a later time, or publish now.' } }
  if (moment > yearsAfter(now))
    return { errors: { at: `Choose a time within the next ${MAX_YEARS_AHEAD} years.` } }
  return { at: moment.toISOString() }
}

function yearsAfter(now: Date): Date {
  const last = new Date(now)
  last.setUTCFullYear(last.getUTCFullYear() + MAX_YEARS_AHEAD)
  return last
}

function missing(values: PostValues): PostErrors {
  return {
    ...(!values.category && { category: 'Choose a category.' }),
    ...(!values.excerpt && { excerpt: 'Describe the post in a sentence or two.' }),
    ...(!values.markdown && { markdown: 'Write the text.' }),
  }
}

/** Whether a reader sees a word or a picture of it. */
function showsAnything(html: string): boolean {
  return /<img\b/.test(html) || /\S/.test(html.replace(/<[^>]*>/g, ''))
}

function tooLongFor(markdown: string): string | undefined {
  if (markdown.length <= MAX_POST_CHARACTERS) return undefined
  const [has, most] = [markdown.length, MAX_POST_CHARACTERS].map((n) => n.toLocaleString('en-US'))
  return `The text has ${has} characters, and a post can have ${most}. Nothing is lost: shorten it, or split it into two posts.`
}

function asText(values: PostValues, keywords: string[], content: string): PostText {
  return {
    slug: values.slug,
    title: withoutHidden(values.title).replace(/\s+/g, ' ').trim(),
    excerpt: values.excerpt,
    description: values.description,
    content,
    markdown: values.markdown,
    category: values.category,
    author: values.author,
    keywords,
    imagePath: values.picture,
    shareImage: shareCopyOf(values.picture) ?? '',
  }
}

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
  const state = handleState(post.stored)
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
  return handleState(stored) === 'scheduled' && stored?.publishedAt
    ? officeDateTime(new Date(stored.publishedAt))
    : ''
}
