/** Messages for staff when a form could not be accepted. */

export const TOO_MUCH =
  'That is more text than a post can hold, so nothing was saved. Go back: what you typed is still there. Split it into several posts.'
export const BROKEN_FORM =
  'The form did not arrive in full, so nothing was saved. Go back: what you typed is still there. Then send it again.'
export const SIGNED_OUT =
  'You are no longer signed in, so nothing was saved. Nothing is lost either: sign in in another tab, then come back to this one and press the button again.'
export const UNAVAILABLE =
  'The database is not responding, so nothing was saved. Nothing is lost either: everything you typed is below. Try again in a minute.'
/** A post that is deleted is withdrawn before. */
export const builtInPostMessage = (slug: string) =>
  `This article comes with the site. If you deleted it, the original would appear at /blog/${slug} again. As it is, visitors do not see it.`
export const BUILT_IN_SLUG = 'This article comes with the site: its address stays as it is.'
export const CHANGED =
  'Somebody else saved this post while you were writing, so yours was not saved. Your text is below, and theirs is under it. Combine the two as you need: saving now replaces theirs.'
/** Its time has come since the form was opened. */
export const APPEARED =
  'This post has appeared meanwhile, so nothing was saved. What you typed is still here: save it, or withdraw the post first to give it another time.'
export const CHANGED_NOT_DELETED =
  'Somebody else saved this post while you had it open, so it was not deleted. Your text is below, and theirs is under it. Look at what they wrote first.'
export const APPEARED_NOT_DELETED =
  'This post has appeared meanwhile, so it was not deleted. What you typed is still here. To delete the post, withdraw it first.'

export const SAVED_BEFORE =
  'This post was saved before, but the answer did not reach you. What you sent now is below, and what was saved is under it. Combine the two as you need: saving now replaces what was saved.'
export const GONE_VERSION = 'This post or this version was deleted. Nothing was changed.'
export const CHANGED_SINCE_OPENED =
  'Somebody else saved this post since you opened it, so nothing was changed. This is what it says now.'
export const GONE =
  'Somebody else deleted this post while you were writing. Your text is below: saving makes a new post of it.'
export const CHANGED_SINCE =
  'This post was saved after you typed these changes. They are below, and what was saved is under them. Combine the two as you need: saving now replaces what was saved.'
