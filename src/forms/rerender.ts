import type { SubmissionKind } from '../../db/leads/submissions.ts'
import { type RerenderedPage, rerenderedPage } from '../http/rerender.ts'
import type { ToastMessage } from '../ui/toast/server-toast.tsx'
import type { FormState } from './form-state.ts'

/** A form's page, shown with what was typed. */
export interface Rerendered extends RerenderedPage {
  kind: SubmissionKind
  state: FormState
  toast?: ToastMessage
}

/** The state that the page being rendered shows, when it answers a post of this form. */
export function rerendered(kind: SubmissionKind): Rerendered | undefined {
  const page = rerenderedPage<Rerendered>('kind')
  return page?.kind === kind ? page : undefined
}
