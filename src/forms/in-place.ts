import type { SubmissionKind } from '../../db/leads/submissions.ts'
import { type PageInPlace, pageInPlace } from '../http/in-place.ts'
import type { ToastMessage } from '../ui/toast/server-toast.tsx'
import type { FormState } from './form-state.ts'

/** A form's own page, in which what was typed comes back. */
export interface InPlace extends PageInPlace {
  kind: SubmissionKind
  state: FormState
  toast: ToastMessage
}

/** The state the page being rendered has to show, when it answers a post of this form. */
export function inPlace(kind: SubmissionKind): InPlace | undefined {
  const page = pageInPlace()
  return page && 'kind' in page && page.kind === kind ? (page as InPlace) : undefined
}
