import type { SubmissionKind } from '../../db/leads/submissions.ts'
import { type PageInPlace, pageInPlace } from '../http/in-place.ts'
import type { ToastMessage } from '../ui/toast/server-toast.tsx'
import type { FormState } from './form-state.ts'

/** A form's page, shown with what was typed. */
export interface InPlace extends PageInPlace {
  kind: SubmissionKind
  state: FormState
  toast?: ToastMessage
}

/** The state that the page being rendered shows, when it answers a post of this form. */
export function inPlace(kind: SubmissionKind): InPlace | undefined {
  const page = pageInPlace<InPlace>('kind')
  return page?.kind === kind ? page : undefined
}
