import { AsyncLocalStorage } from 'node:async_hooks'
import type { SubmissionKind } from '../../db/submissions.ts'
import type { ToastMessage } from '../ui/toast/server-toast.tsx'
import type { FormState } from './form-state.ts'

/**
 * A form page rendered as the answer to its own post, because nothing could be kept for a redirect:
 * what was typed comes back in the page.
 */
export interface InPlace {
  kind: SubmissionKind
  path: string
  state: FormState
  toast: ToastMessage
  status: number
}

const current = new AsyncLocalStorage<InPlace>()

/** Runs a page render that shows this form state. */
export function renderingInPlace<T>(inPlace: InPlace, render: () => T): T {
  return current.run(inPlace, render)
}

/** The state the page being rendered has to show, when it answers a post. */
export function inPlace(kind: SubmissionKind): InPlace | undefined {
  const state = current.getStore()
  return state?.kind === kind ? state : undefined
}
