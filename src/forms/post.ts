import { saveDraft, startDraft } from '../../db/leads/drafts.ts'
import type { Db } from '../../db/open.ts'
import { tooManyPage } from '../http/too-many.ts'
import { acceptForm } from './accept.ts'
import { draftTokenCookie } from './cookies.ts'
import { mayOpenDraft } from './may-open-draft.ts'
import { type FormPost, type PostedForm, readPostedForm } from './posted-form.ts'
import { firstProblem, type ServerForm } from './server-form.ts'
import type { FormStep } from './table.ts'
import { fillingOf } from './trap.ts'

/**
 * Handles one step of a form from a browser without JavaScript: stores it in the draft and
 * redirects to the next step, to the same step with its messages, or, once the lead is stored, to
 * the page with the reference.
 * @throws When the database is unavailable; the caller then shows the form again as it was typed.
 */
export async function postForm(
  definition: ServerForm,
  post: FormPost,
  headers: Headers,
  db: Db,
): Promise<Response> {
  const posted = await readPostedForm(definition, post, headers, db)
  const move = nextStep(posted, post)
  return move === 'accept' ? accept(posted, post.fields, db) : saveStep(posted, move, db)
}

interface NextStep {
  /** The step to show next. */
  step: string
  /** Whether that step is shown with its error messages. */
  checked: boolean
}

function nextStep(posted: PostedForm, post: FormPost): NextStep | 'accept' {
  const { form, rules, step, values } = posted
  if (post.fields.remove) return { step: step.id, checked: false }
  if (post.fields.go === 'back') return { step: neighbor(form.steps, step, -1), checked: false }
  if (Object.keys(rules.check(step.id, values)).length > 0) return { step: step.id, checked: true }
  if (step !== form.steps.at(-1)) return { step: neighbor(form.steps, step, 1), checked: false }
  const problem = firstProblem(posted, values)
  if (problem) return { step: problem.step, checked: true }
  // Shown once, so that another file can be chosen; if sent again as it is, the form is accepted.
  const refused = post.fileProblems.some(({ lost }) => !lost)
  return refused ? { step: step.id, checked: false } : 'accept'
}

async function saveStep(
  posted: PostedForm,
  { step, checked }: NextStep,
  db: Db,
): Promise<Response> {
  const { form, values, attachmentIds, fileProblems, source } = posted
  if (!posted.draft && !(await mayOpenDraft(db))) return tooManyPage()
  const draft = posted.draft ?? (await openDraft(posted, db))
  await saveDraft(db, draft.id, {
    data: values,
    attachmentIds,
    fileProblems,
    checkedStep: checked ? step : null,
    source,
  })
  const query = form.steps.length > 1 ? `?step=${step}` : ''
  const problems = checked || fileProblems.length > 0
  return redirect(`${form.path}${query}#${problems ? 'problems' : 'form'}`, [
    draftTokenCookie(form.kind, draft.token),
  ])
}

async function accept(posted: PostedForm, fields: FormPost['fields'], db: Db): Promise<Response> {
  const { form, fileProblems, draft } = posted
  const lostFiles = fileProblems.filter(({ lost }) => lost).map(({ filename }) => filename)
  const findDraft = async () => draft
  const { cookies } = await acceptForm(db, {
    ...posted,
    lostFiles,
    filling: fillingOf(fields),
    findDraft,
  })
  return redirect(`${form.path}/received`, cookies)
}

async function openDraft({ form, submissionKey }: PostedForm, db: Db) {
  const { draft, token } = await startDraft(db, form.kind, submissionKey)
  return { id: draft.id, token }
}

function neighbor(steps: readonly FormStep[], step: FormStep, by: 1 | -1): string {
  return (steps[steps.indexOf(step) + by] ?? step).id
}

function redirect(location: string, cookies: string[]): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' })
  for (const line of cookies) headers.append('set-cookie', line)
  return new Response(null, { status: 303, headers })
}
