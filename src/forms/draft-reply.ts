import type { StoredFile } from '../browser/saved-form.ts'

/** What the server answers to a save. */
export interface DraftReply {
  /**
   * `opened`: this save opened the draft. `late`: a newer save of the same tab was there before.
   * `accepted`: the form was submitted. `gone`: the browser no longer has the draft that the save
   * names. `none`: nothing to save, and no draft. Nothing was saved in the last four cases.
   */
  outcome: 'saved' | 'opened' | 'late' | 'accepted' | 'gone' | 'none'
  /** With `gone`: the browser has another form of this kind now, which the save does not belong to. */
  hasAnother?: true
  /** The draft as it is now, except after `accepted`, `gone` and `none`. */
  draft?: {
    id: string
    submissionKey: string
    revision: number
    /** UTC, ISO 8601. */
    savedAt: string
    /** The day and time for people, in the office's time zone. */
    savedOn: string
    /** What the tab has not seen yet. */
    fields: Record<string, string>
    files: StoredFile[]
  }
}
