/** Messages for staff when a form could not be accepted. */

export const TOO_MUCH =
  'That is more text than a form can carry. Go back: what you typed is still there. Make several posts of it.'
export const BROKEN_FORM =
  'The form did not arrive in full. Go back, what you typed is still there, and send it again.'
export const SIGNED_OUT =
  'You are no longer signed in, so nothing was saved. Nothing is lost either: sign in in another tab, then come back to this one and press the button again.'
export const UNAVAILABLE =
  'The database does not answer, so nothing was saved. Nothing is lost either: everything you typed is below. Try again in a minute.'
export const builtInSlugMessage = (slug: string) =>
  `This article comes with the site and keeps its address, /blog/${slug}: without it the article would be read there again as it came. Withdrawn is as far as it goes.`
export const CHANGED =
  'Somebody else saved this post while you were writing, so yours was not saved. Your text is below, theirs under it. Put together what should stay: saving now replaces theirs.'
export const GONE =
  'Somebody else deleted this post while you were writing. Your text is below: saving makes a new post of it.'
export const CHANGED_SINCE =
  'This post was saved after you typed these changes. They are below, and what was saved is under them. Put together what should stay: saving now replaces what was saved.'
