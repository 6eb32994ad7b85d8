/** The list on its page, for links that pass what is above it. */
export const LIST_ID = 'list'
