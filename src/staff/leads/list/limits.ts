/** As many new leads are told at once. */
export const NEW_AT_ONCE = 50

/** A page has fewer, even with all the new ones above it. */
export const MAX_SELECTED = 100

/** Of what is searched. */
export const MAX_SEARCH_CHARACTERS = 200

/** Of the name of a saved list. */
export const MAX_VIEW_CHARACTERS = 40
