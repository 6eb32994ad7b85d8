import type { SubmissionKind } from '../../db/leads/submissions.ts'
import { type RerenderedPage, rerenderedPage } from '../http/rerender.ts'
import type { ToastMessage } from '../ui/toast/server-toast.tsx'
import type { FormState } from './form-state.ts'
import { mayCallIn } from './may-call.ts'
import { type FormPost, postedStep } from './posted-form.ts'
import type { ServerForm } from './server-form.ts'
import { originOf, parseSource } from './source.ts'
import { type FieldErrors, fieldNames } from './table.ts'
import { toastsOf } from './toasts.ts'
import { cleanValues } from './values.ts'

/**
 * The page of a form, as it was typed, when nothing of it could be stored.
 * @param text What the toast says in place of its own.
 * @param errors The messages of the step that was posted: then that is what is wrong, and there is no toast.
 */
export function formAgain(
  definition: ServerForm,
  post: FormPost,
  answer: Omit<RerenderedPage, 'path'>,
  text?: string,
  errors?: FieldErrors,
): Rerendered {
  const { form } = definition
  const step = postedStep(definition, post)
  const origin = originOf(parseSource(post.fields.source))
  const toast = { ...toastsOf(form.kind, origin).refused, ...(text && { text }) }
  return {
    ...answer,
    kind: form.kind,
    path: form.path,
    ...(!errors && { toast }),
    state: {
      step: step.id,
      values: cleanValues(fieldNames(form), post.fields),
      errors: errors ?? {},
      files: post.stored,
      fileProblems: post.fileProblems,
      mayCall: mayCallIn(post.fields),
      submissionKey: post.fields.submissionKey || undefined,
      isInPlace: true,
      origin,
    },
  }
}

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
