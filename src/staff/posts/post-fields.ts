/** The fields of the post form. */
export const POST_FIELDS = [
  'title',
  'slug',
  'category',
  'excerpt',
  'description',
  'author',
  'keywords',
  'picture',
  'markdown',
  'at',
  // What the field of the time showed when its page was loaded.
  'atBefore',
  'alt',
  // The marks of what the form showed: see `mergeEdits`.
  'before',
] as const

/** The title of the page on which a post is edited, before it is saved for the first time and after. */
export const NEW_POST = 'A new post'
export const KNOWN_POST = 'Edit the post'

/** The response to text that was sent without being saved; the browser knows it too. */
export type UnsavedAnswer =
  | {
      writtenAt: string
      /** The post was saved by somebody, or deleted, since the form was opened. */
      isOutdated: boolean
    }
  | { refused: 'elsewhere' | 'late' | 'closed' }

export const UNSAVED_PATH = '/api/staff/unsaved-posts'
