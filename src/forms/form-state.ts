import type { Attachment } from '../../db/leads/attachments.ts'
import type { SubmissionSource } from '../../db/leads/submissions.ts'
import type { HeldFile } from '../browser/saved-form.ts'
import type { FieldErrors, Values } from './table.ts'

/** The page that a form was begun on, when that page is about a product or a town. */
export type FormOrigin = Pick<SubmissionSource, 'path' | 'product' | 'town'>

/** What the server knows of a form when it renders it; plain data, so that it can cross to the client. */
export interface FormState {
  /** The step to show. */
  step: string
  values: Values
  errors: FieldErrors
  files: HeldFile[]
  fileProblems: { filename: string; problem: string; lost: boolean }[]
  /** Only on a page that is never cached: the key that makes a repeat recognisable. */
  submissionKey?: string | undefined
  /** No draft stands behind this page: it alone remembers the files that did not arrive. */
  isInPlace?: boolean
  /** Sent along with every step, so that the agency learns of it. */
  origin?: FormOrigin | undefined
  /** The field whose answer the page chose for the visitor; see `savedFormForPage`. */
  preselected?: string
}

/** What a form shows of a stored attachment. */
export function heldFile(attachment: Attachment): HeldFile {
  return {
    id: attachment.id,
    name: attachment.filename,
    sizeBytes: attachment.sizeBytes,
    type: attachment.contentType,
    passwordProtected: attachment.passwordProtected,
  }
}
