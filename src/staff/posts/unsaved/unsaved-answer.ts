/** The response to text that was sent without being saved; the browser knows it too. */
export type UnsavedAnswer =
  | {
      writtenAt: string
      /** The post was saved by somebody, or deleted, since the form was opened. */
      isOutdated: boolean
    }
  | { refused: 'elsewhere' | 'late' | 'closed' }

export const UNSAVED_PATH = '/api/staff/unsaved-posts'
