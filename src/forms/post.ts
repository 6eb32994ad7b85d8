import { startDraft } from '../../db/leads/drafts.ts'
import { saveDraft } from '../../db/leads/save-draft.ts'
import { setCallConsent } from '../../db/leads/unfinished.ts'
import type { Db } from '../../db/open.ts'
import { refusedFiles } from '../attachments/refused-files.ts'
import { log } from '../http/log.ts'
import { TOO_MANY, tooManyText } from '../http/rate-limit.ts'
import { MAX_ATTACHMENTS } from '../settings/business.ts'
import { acceptForm } from './accept.ts'
import { draftTokenCookie } from './cookies.ts'
import { cutAnswers } from './cut-answers.ts'
import type { Rerendered } from './form-again.ts'
import { formAgain } from './form-again.ts'
import { loadForm } from './load.ts'
import { mayCallIn } from './may-call.ts'
import { nextStepAddress, redirect } from './no-cookies.ts'
import { mayOpenDraft, openDraft } from './open-draft.ts'
import { type FormPost, type PostedForm, readPostedForm } from './posted-form.ts'
import { firstProblem, type ServerForm, stepBefore } from './server-form.ts'
import { confirmationAddress, type FieldErrors, type FormStep } from './table.ts'
import { fillingOf } from './trap.ts'

/**
 * Handles one step of a form from a browser without JavaScript: stores it in the draft and
 * redirects to the next step, to the same step with its messages, or, once the lead is stored, to
 * the page with the reference. Of a page that shows another draft than the browser has now, it stores nothing.
 * @throws When the database is unavailable; the caller then shows the form again as it was typed.
 */
export async function postForm(
  definition: ServerForm,
  post: FormPost,
  headers: Headers,
  db: Db,
): Promise<Response | Rerendered> {
  const posted = await readPostedForm(definition, post, headers, db)
  if (posted === 'replaced') return showCurrentDraft(definition, headers)
  const move = nextStep(posted, post)
  if (move === 'accept') return accept(posted, post.fields, db)
  if (posted.draft || (await mayOpenDraft(db))) return saveStep(posted, move, post, db)
  // What is wrong can be said without a draft; to go on, one is needed.
  const errors = move.checked && move.step === posted.step.id ? problemsOf(posted) : undefined
  return errors
    ? formAgain(definition, post, { status: 422 }, undefined, errors)
    : formAgain(definition, post, TOO_MANY, tooManyText())
}

function problemsOf({ rules, step, values }: PostedForm): FieldErrors {
  return rules.check(step.id, values)
}

interface NextStep {
  /** The step to show next. */
  step: string
  /** Whether that step is shown with its error messages. */
  checked: boolean
  /** The field that the visitor wants to change there. */
  field?: string
  /** The step to show after it. */
  returnTo?: string | undefined
}

function nextStep(posted: PostedForm, post: FormPost): NextStep | 'accept' {
  const { form, rules, step, values } = posted
  const { remove, change, go } = post.fields
  const returnTo = form.steps.find(({ id }) => id === post.fields.returnTo)?.id
  if (remove) return { step: step.id, checked: false, returnTo }
  const changed = form.steps.find(({ fields }) => change && Object.hasOwn(fields, change))
  if (change && changed) {
    return { step: changed.id, checked: false, field: change, returnTo: step.id }
  }
  if (go === 'back') return { step: neighbor(form.steps, step, -1), checked: false, returnTo }
  if (Object.keys(rules.check(step.id, values)).length > 0) {
    return { step: step.id, checked: true, returnTo }
  }
  if (returnTo) return { step: stepBefore(posted, returnTo, values), checked: false, returnTo }
  if (step !== form.steps.at(-1)) return { step: neighbor(form.steps, step, 1), checked: false }
  const problem = firstProblem(posted, values)
  if (problem) return { step: problem.step, checked: true }
  // Shown once, so that another file can be chosen; if sent again as it is, the form is accepted.
  return refusedFiles(posted).length > 0 ? { step: step.id, checked: false } : 'accept'
}

async function saveStep(
  posted: PostedForm,
  { step, checked, field, returnTo }: NextStep,
  { fields }: FormPost,
  db: Db,
): Promise<Response> {
  const { form, answered, attachmentIds, fileProblems, source } = posted
  const { draft, token = posted.token } = posted.draft
    ? { draft: posted.draft }
    : await newDraft(posted, db)
  await saveDraft(db, draft.id, {
    data: cutAnswers(form, answered),
    addFiles: attachmentIds,
    removeFiles: fields.remove ? [fields.remove] : [],
    maxFiles: MAX_ATTACHMENTS,
    fileProblems,
    step,
    checkedStep: checked ? step : null,
    source,
  })
  if (checked) log.info({ form: form.kind, step }, 'a form was refused')
  const mayCall = mayCallIn(fields)
  if (mayCall !== undefined) await setCallConsent(db, draft.id, mayCall)
  const place = checked || refusedFiles(posted).length > 0 ? 'problems' : (field ?? 'form')
  const query = returnTo && returnTo !== step ? `${step}.${returnTo}` : step
  const cookies = token ? [draftTokenCookie(form.kind, token)] : []
  return redirect(
    posted.token
      ? `${form.path}?step=${query}#${place}`
      : `${nextStepAddress(form.kind, query, draft.id)}#${place}`,
    cookies,
  )
}

async function accept(posted: PostedForm, fields: FormPost['fields'], db: Db): Promise<Response> {
  const { form, fileProblems, draft } = posted
  const lostFiles = fileProblems.filter(({ lost }) => lost).map(({ filename }) => filename)
  const findDraft = async () => draft
  const { cookies, received } = await acceptForm(db, {
    ...posted,
    lostFiles,
    filling: fillingOf(fields),
    findDraft,
  })
  return redirect(confirmationAddress(form, received), cookies)
}

/** After a submission with the same key, the form is another one, and gets a key of its own. */
async function newDraft({ form, submissionKey }: PostedForm, db: Db) {
  return (await openDraft(db, form.kind, submissionKey)) ?? startDraft(db, form.kind)
}

function neighbor(steps: readonly FormStep[], step: FormStep, by: 1 | -1): string {
  return (steps[steps.indexOf(step) + by] ?? step).id
}

/** Answers a post of a page that showed another draft than the browser has now: with the latter, unchanged. */
async function showCurrentDraft(definition: ServerForm, headers: Headers): Promise<Rerendered> {
  const { kind, path } = definition.form
  const { state } = await loadForm(definition, headers, undefined)
  return {
    kind,
    path,
    status: 409,
    toast: {
      tone: 'warning',
      title: 'Nothing was saved or sent',
      text: 'In another tab, this form was started over. This is the one that is open now. Go back in your browser to see what you typed.',
    },
    state,
  }
}
