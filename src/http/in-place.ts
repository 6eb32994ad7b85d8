import { AsyncLocalStorage } from 'node:async_hooks'
import type { SubmissionKind } from '../../db/leads/submissions.ts'
import type { FormState } from '../forms/form-state.ts'
import type { ToastMessage } from '../ui/toast/server-toast.tsx'

/** A page rendered as the answer to a post, because nothing was kept for a redirect. */
export interface PageInPlace {
  /** The page, with its query. */
  path: string
  status: number
}

/** A form's own page, in which what was typed comes back. */
export interface InPlace extends PageInPlace {
  kind: SubmissionKind
  state: FormState
  toast: ToastMessage
}

const current = new AsyncLocalStorage<PageInPlace>()

/** Runs the render of a page that answers a post. */
export function renderingInPlace<T>(inPlace: PageInPlace, render: () => T): T {
  return current.run(inPlace, render)
}

/** What the page being rendered answers, when it answers a post. */
export function pageInPlace(): PageInPlace | undefined {
  return current.getStore()
}

/** The state the page being rendered has to show, when it answers a post of this form. */
export function inPlace(kind: SubmissionKind): InPlace | undefined {
  const page = current.getStore()
  return page && 'kind' in page && page.kind === kind ? (page as InPlace) : undefined
}
