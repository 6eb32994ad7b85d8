import { closeDraft, saveDraft, startDraft } from '../../db/leads/drafts.ts'
import { acceptSubmission } from '../../db/leads/submissions.ts'
import type { Db } from '../../db/open.ts'
import { draftTokenCookie, receivedCookie } from './cookies.ts'
import { type FormStep, firstProblem, type ServerForm } from './definition.ts'
import { type FormInHand, type FormPost, takeInHand } from './form-in-hand.ts'
import { keyOfContent } from './submission-key.ts'

/**
 * Takes one step of a form from a browser that runs no script: keeps it in the draft and redirects
 * to the step that comes next, to the same step with its messages, or, once all is in order and
 * the lead is durable, to the page with the reference.
 * @throws When the database is away; the caller then shows the form again as it was typed.
 */
export async function postForm(
  definition: ServerForm,
  post: FormPost,
  headers: Headers,
  db: Db,
): Promise<Response> {
  const inHand = await takeInHand(definition, post, headers, db)
  const move = nextMove(inHand, post)
  return move === 'accept' ? accept(inHand, db) : keep(inHand, move, db)
}

interface Kept {
  /** The step to show next. */
  step: string
  /** Whether that step is shown with the messages of its rules. */
  checked: boolean
}

function nextMove({ form, rules, step, values }: FormInHand, post: FormPost): Kept | 'accept' {
  if (post.fields.remove) return { step: step.id, checked: false }
  if (post.fields.go === 'back') return { step: neighbor(form.steps, step, -1), checked: false }
  if (Object.keys(rules.check(step.id, values)).length > 0) return { step: step.id, checked: true }
  if (step !== form.steps.at(-1)) return { step: neighbor(form.steps, step, 1), checked: false }
  const problem = firstProblem(form, rules, values)
  if (problem) return { step: problem.step, checked: true }
  // Shown once, so that another file can be chosen; sent again as it is, the form goes through.
  const refused = post.fileProblems.some(({ lost }) => !lost)
  return refused ? { step: step.id, checked: false } : 'accept'
}

async function keep(inHand: FormInHand, { step, checked }: Kept, db: Db): Promise<Response> {
  const { form, values, attachmentIds, fileProblems, source } = inHand
  const draft = inHand.draft ?? (await openDraft(inHand, db))
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

async function accept(inHand: FormInHand, db: Db): Promise<Response> {
  const { form, rules, draft, values, attachmentIds, fileProblems, source } = inHand
  const formData = rules.answers(values)
  const lostFiles = fileProblems.filter(({ lost }) => lost).map(({ filename }) => filename)
  const { reference } = await acceptSubmission(db, {
    kind: form.kind,
    submissionKey:
      inHand.submissionKey ?? keyOfContent(form.kind, [formData, attachmentIds.length]),
    email: values.email ?? '',
    formData,
    source,
    attachmentIds,
    lostFiles,
  })
  // The lead is safe: what fails from here on must not look like a form that failed.
  if (draft) await closeDraft(db, draft.id).catch(() => {})
  return redirect(`${form.path}/received`, [
    receivedCookie({
      kind: form.kind,
      reference,
      lostFiles: lostFiles.length,
      product: source?.product,
    }),
    draftTokenCookie(form.kind, null),
  ])
}

async function openDraft({ form, submissionKey }: FormInHand, db: Db) {
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
