import { type Draft, type FileProblem, findDraft } from '../../db/drafts.ts'
import type { Site } from '../../db/open.ts'
import type { SubmissionSource } from '../../db/submissions.ts'
import { draftToken } from '../server/cookies.ts'
import type { FormStep, Values } from './definition.ts'
import type { ServerForm } from './forms.ts'
import { parseSource } from './source.ts'
import { isSubmissionKey } from './submission-key.ts'
import { cleanValues } from './values.ts'

/** A post can name thousands of files; a draft remembers as many as anyone reads. */
const MAX_FILE_PROBLEMS = 20

/** What one post of a form, made without JavaScript, carried. */
export interface FormPost {
  fields: Record<string, string>
  /** Ids of the files that were stored. */
  storedIds: string[]
  fileProblems: FileProblem[]
}

/** A form with everything known of it once a post has been laid over its draft. */
export interface FormInHand extends ServerForm {
  /** The step that was posted. */
  step: FormStep
  /** Where it is kept between steps, if it is yet. */
  draft: { id: string; token: string } | undefined
  submissionKey: string | undefined
  values: Values
  attachmentIds: string[]
  fileProblems: FileProblem[]
  source: SubmissionSource | null
}

/** Lays a post over the visitor's draft. */
export async function takeInHand(
  definition: ServerForm,
  post: FormPost,
  headers: Headers,
  db: Site,
): Promise<FormInHand> {
  const { form } = definition
  const step = postedStep(definition, post)
  const token = draftToken(headers, form.kind)
  const found = token ? await findDraft(db, form.kind, token) : undefined
  // An accepted draft only serves the second half of a double click on its last step.
  const draft = found?.accepted && step !== form.steps.at(-1) ? undefined : found
  const postedKey = post.fields.submissionKey
  return {
    ...definition,
    step,
    draft: draft && token ? { id: draft.id, token } : undefined,
    submissionKey: draft?.submissionKey ?? (isSubmissionKey(postedKey) ? postedKey : undefined),
    values: postedValues(step, post, draft),
    attachmentIds: [...(draft?.attachmentIds ?? []), ...post.storedIds].filter(
      (id) => id !== post.fields.remove,
    ),
    fileProblems: [
      ...(draft?.fileProblems.filter(({ lost }) => lost) ?? []),
      ...post.fileProblems,
    ].slice(0, MAX_FILE_PROBLEMS),
    source: parseSource(post.fields.source) ?? draft?.source ?? sourceFromReferer(headers),
  }
}

/** The form's step that a post names, or its first. */
export function postedStep({ form }: ServerForm, post: FormPost): FormStep {
  return form.steps.find(({ id }) => id === post.fields.step) ?? form.steps[0]
}

function postedValues(step: FormStep, post: FormPost, draft: Draft | undefined): Values {
  return { ...draft?.data, ...cleanValues(step.fields, post.fields) }
}

function sourceFromReferer(headers: Headers): SubmissionSource | null {
  const referer = headers.get('referer')
  return referer && URL.canParse(referer) ? { path: new URL(referer).pathname } : null
}
