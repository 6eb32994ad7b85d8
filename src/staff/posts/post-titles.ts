/** The title of the page on which a post is edited, before it is saved for the first time and after. */
export const NEW_POST = 'A new post'
export const KNOWN_POST = 'Edit the post'
