import type { RerenderedPage } from '../http/rerender.ts'
import { mayCallIn } from './may-call.ts'
import { type FormPost, postedStep } from './posted-form.ts'
import type { Rerendered } from './rerender.ts'
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
