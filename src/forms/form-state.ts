import type { Attachment } from '../../db/attachments.ts'
import type { FieldErrors, Values } from './definition.ts'

/** A file that the server already holds for a form. */
export interface HeldFile {
  id: string
  name: string
  sizeBytes: number
  type: string
  passwordProtected: boolean
}

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
