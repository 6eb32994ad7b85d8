import type { Attachment } from '../../db/leads/attachments.ts'
import type { SubmissionSource } from '../../db/leads/submissions.ts'
import { noteAbout } from '../attachments/messages.ts'
import { refusedFiles } from '../attachments/refused-files.ts'
import type { StoredFile } from '../browser/saved-form.ts'
import type { FieldErrors, Values } from './table.ts'

/** The page on which a form was started, when it is about a product, a town or a type of vessel. */
export type FormOrigin = Pick<SubmissionSource, 'path' | 'product' | 'town' | 'vessel'>

/** What the server knows of a form when it renders it; serializable for the client. */
export interface FormState {
  /** The step to show. */
  step: string
  values: Values
  errors: FieldErrors
  files: StoredFile[]
  fileProblems: { filename: string; problem: string; lost: boolean }[]
  /** The draft that the page was rendered from; none on a page that is the same for everyone. */
  draft?: {
    id: string
    /** Opens it, in a browser without cookies: the form posts it. */
    token?: string
    /** When it was last saved, in ms. */
    saved: string
    /** The day and time of the last save, when the visitor has come back to it. */
    welcome: string | undefined
  }
  /** The step to return to after this one, which the visitor came to change. */
  returnTo?: string | undefined
  /** The visitor consents to be called if they do not finish. */
  mayCall?: boolean | undefined
  /** Only on a page that is never cached: the key that identifies a repeated submission. */
  submissionKey?: string | undefined
  /** There is no draft: only this page records its files, and those that failed to upload. */
  isInPlace?: boolean
  /** Sent with every step, so that the agency sees it. */
  origin?: FormOrigin | undefined
  /** The field that the page preselects; see `savedFormForPage`. */
  preselected?: string
}

/** Whether the page shows a form again because of what is wrong with it. */
export function hasProblems(state: Pick<FormState, 'errors' | 'fileProblems'>): boolean {
  return Object.keys(state.errors).length > 0 || refusedFiles(state).length > 0
}

/** A stored attachment as a form shows it. */
export function storedFile(attachment: Attachment): StoredFile {
  return {
    id: attachment.id,
    name: attachment.filename,
    sizeBytes: attachment.sizeBytes,
    type: attachment.contentType,
    note: noteAbout(attachment),
  }
}
