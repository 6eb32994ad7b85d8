/** What staff read after they used the editor of texts. */

export const SAVED = {
  save: 'Saved. The page shows it now.',
  return: 'The earlier text has been restored. The page shows it now.',
  'built-in': 'The page shows the built-in text again.',
} as const

export const NOTHING_CHANGED = 'Nothing was different, so nothing was saved.'

export const CHANGED_TEXT = {
  typed:
    'Somebody else saved this page while you were writing, so yours was not saved. Your text is in the form, and what differs in theirs is below it. Saving now replaces theirs.',
  pressed:
    'Somebody else saved this page since you opened it, so nothing was changed. This is what it says now.',
} as const

export const TOO_MUCH_TEXT =
  'That is more text than a page can hold, so nothing was saved. Go back: what you typed is still there. Make it shorter.'

/** What the button that adds rows to a list sends, before the list's name. */
export const ADD_ROWS = 'more '

export const NO_SUCH_PAGE = { tone: 'problem', text: 'This page no longer exists.' } as const
