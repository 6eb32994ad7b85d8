/** The id of the search box: a key goes there. */
export const SEARCH_BOX = 'search'
