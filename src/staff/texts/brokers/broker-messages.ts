/** What staff read after they used the desk for brokers' profiles. */

export const SHOWN = 'Saved. The About page shows it now.'
export const NOT_SHOWN = 'Saved. The site does not show it.'
export const RETURNED = 'The earlier text has been restored.'
export const REMOVED = 'The profile is removed.'
export const CHOOSE_PAGES = 'Choose which pages the broker has reviewed.'
/** What came of the buttons about reviews. */
export const REVIEW_OUTCOMES = {
  shown: { tone: 'success', text: 'The review is recorded. The pages show it now.' },
  hidden: {
    tone: 'success',
    text: 'The review is recorded. The pages show it once the profile is shown to visitors.',
  },
  withdrawn: { tone: 'success', text: 'The review is withdrawn.' },
  none: {
    tone: 'problem',
    text: 'This broker has not reviewed what you chose, so there was nothing to withdraw.',
  },
} as const
export const MOVED = 'The order is changed.'

export const CHANGED_PROFILE = {
  typed:
    'Somebody else saved this profile while you were writing, so yours was not saved. Your text is in the form, and what differs in theirs is below it. Saving now replaces theirs.',
  pressed:
    'Somebody else saved this profile since you opened it, so nothing was changed. This is what it says now.',
} as const

export const GONE_PROFILE = {
  typed:
    'Somebody else removed this profile while you were writing. Your text is in the form: saving adds it as a new profile.',
  pressed: 'This profile or this version was removed. Nothing was changed.',
} as const
