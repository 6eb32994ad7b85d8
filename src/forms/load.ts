import { findUnclaimed } from '../../db/leads/attachments.ts'
import { type Draft, findDraft, isBegun } from '../../db/leads/drafts.ts'
import { hasCallConsent } from '../../db/leads/unfinished.ts'
import type { Db } from '../../db/open.ts'
import { log } from '../http/log.ts'
import { services } from '../http/services.ts'
import type { ToastMessage } from '../ui/toast/server-toast.tsx'
import { draftToken } from './cookies.ts'
import { rerendered } from './form-again.ts'
import { type FormState, storedFile } from './form-state.ts'
import { savedOn } from './saved-on.ts'
import { type ServerForm, stepBefore } from './server-form.ts'
import { originOf } from './source.ts'

/** After a post, the next page is requested at once: it is not a visitor who comes back. */
const AWAY_MS = 10_000

/**
 * Loads what a form's page shows: the state of a failed post being answered, the visitor's draft,
 * or an empty form. A draft that cannot be read is an empty form, not an error.
 * @param wanted The step in the address, and after a dot the one to return to; shown when the steps
 * before it are valid. Without one, the step of the draft; the first until the visitor has gone on.
 */
export async function loadForm(
  { form, rules }: ServerForm,
  headers: Headers,
  wanted: string | undefined,
): Promise<{ state: FormState; toast?: ToastMessage }> {
  const answering = rerendered(form.kind)
  if (answering) return answering
  const draft = await readDraft(form.kind, headers)
  if (!draft || draft.accepted) return { state: emptyState(form.steps[0].id) }
  return { state: await stateOf({ form, rules }, draft, wanted, services().db) }
}

/**
 * What the page shows of a draft.
 * @param wanted See `loadForm`.
 */
export async function stateOf(
  { form, rules }: ServerForm,
  draft: Draft,
  wanted: string | undefined,
  db: Db,
): Promise<FormState> {
  const [asked = draft.step, returnTo] = wanted?.split('.') ?? []
  const goal = form.steps.find(({ id }) => id === asked) ?? form.steps[0]
  const step = stepBefore({ form, rules }, goal.id, draft.data)
  return {
    step,
    values: draft.data,
    errors: draft.checkedStep === step ? rules.check(step, draft.data) : {},
    files: (await findUnclaimed(db, draft.attachmentIds)).map(storedFile),
    fileProblems: draft.fileProblems,
    mayCall: await hasCallConsent(db, draft.id),
    submissionKey: draft.submissionKey,
    origin: originOf(draft.source),
    draft: {
      id: draft.id,
      saved: `${Date.parse(draft.updatedAt)}`,
      welcome: welcome(draft, wanted),
    },
    returnTo: form.steps.some(({ id }) => id === returnTo) ? returnTo : undefined,
  }
}

/** When the draft was saved, for a returning visitor. */
function welcome(draft: Draft, wanted: string | undefined): string | undefined {
  const isHere = wanted !== undefined && Date.now() - Date.parse(draft.updatedAt) < AWAY_MS
  return isHere || !isBegun(draft) ? undefined : savedOn(draft.updatedAt)
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

function emptyState(step: string): FormState {
  return { step, values: {}, errors: {}, files: [], fileProblems: [] }
}
