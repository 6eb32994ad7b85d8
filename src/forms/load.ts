import { findUnclaimed } from '../../db/leads/attachments.ts'
import { type Draft, findDraft } from '../../db/leads/drafts.ts'
import { log } from '../http/log.ts'
import { services } from '../http/services.ts'
import type { ToastMessage } from '../ui/toast/server-toast.tsx'
import { draftToken } from './cookies.ts'
import { type FormState, storedFile } from './form-state.ts'
import { inPlace } from './in-place.ts'
import type { ServerForm } from './server-form.ts'
import { originOf } from './source.ts'

/**
 * Loads what a form's page shows: the state of a failed post being answered, the visitor's draft,
 * or an empty form. A draft that cannot be read is an empty form, not an error.
 * @param wanted The step in the address; shown when the steps before it are valid.
 */
export async function loadForm(
  { form, rules }: ServerForm,
  headers: Headers,
  wanted: string | undefined,
): Promise<{ state: FormState; toast?: ToastMessage }> {
  const answering = inPlace(form.kind)
  if (answering) return { state: answering.state, toast: answering.toast }
  const draft = await readDraft(form.kind, headers)
  if (!draft || draft.accepted) return { state: emptyState(form.steps[0].id) }
  const { db } = services()
  const step = reachableStep({ form, rules }, draft, wanted)
  return {
    state: {
      step,
      values: draft.data,
      errors: draft.checkedStep === step ? rules.check(step, draft.data) : {},
      files: (await findUnclaimed(db, draft.attachmentIds)).map(storedFile),
      fileProblems: draft.fileProblems,
      submissionKey: draft.submissionKey,
      origin: originOf(draft.source),
    },
  }
}

async function readDraft(kind: Draft['kind'], headers: Headers): Promise<Draft | undefined> {
  const token = draftToken(headers, kind)
  if (!token) return undefined
  try {
    return await findDraft(services().db, kind, token)
  } catch (err) {
    log.error({ err }, 'a draft could not be read')
    return undefined
  }
}

function reachableStep({ form, rules }: ServerForm, draft: Draft, wanted: string | undefined) {
  for (const { id } of form.steps) {
    if (id === wanted) return id
    if (Object.keys(rules.check(id, draft.data)).length > 0) return id
  }
  return form.steps[0].id
}

function emptyState(step: string): FormState {
  return { step, values: {}, errors: {}, files: [], fileProblems: [] }
}
