import {
  type Draft,
  type FileProblem,
  findAcceptedDraft,
  findDraft,
  findDraftById,
} from '../../db/leads/drafts.ts'
import type { SubmissionSource } from '../../db/leads/submissions.ts'
import type { Db } from '../../db/open.ts'
import { fileMessages } from '../attachments/messages.ts'
import type { StoredFile } from '../browser/saved-form.ts'
import { MAX_ATTACHMENTS } from '../settings/business.ts'
import { config } from '../settings/config.ts'
import { leadOfToken } from '../settings/lead-tokens.ts'
import { draftToken } from './cookies.ts'
import { firstProblem, type ServerForm } from './server-form.ts'
import { parseSource } from './source.ts'
import { isSubmissionKey } from './submission-key.ts'
import { type FormStep, stepOf, type Values } from './table.ts'
import { cleanValues } from './values.ts'

/** A post can name thousands of files; a draft stores only as many as anyone would read. */
const MAX_FILE_PROBLEMS = 20

/** The content of one form post without JavaScript. */
export interface FormPost {
  fields: Record<string, string>
  /** The files that are stored and in no draft: of this post, and of those before it that could not be stored. */
  stored: StoredFile[]
  fileProblems: FileProblem[]
}

/** A form after a post has been merged into its draft. */
export interface PostedForm extends ServerForm {
  /** The step that was posted. */
  step: FormStep
  /** The draft between steps, if there is one yet. */
  draft: { id: string; createdAt: string; submissionKey: string } | undefined
  /** The token in the browser's cookie; without one, nobody knows whether the browser keeps any. */
  token: string | undefined
  submissionKey: string | undefined
  /** All answers so far, with those of this post. */
  values: Values
  /** The answers of this post alone. */
  answered: Values
  attachmentIds: string[]
  fileProblems: FileProblem[]
  source: SubmissionSource | null
}

/**
 * Merges a post into the visitor's draft.
 * @returns `replaced` when the page showed another draft than the browser has now.
 */
export async function readPostedForm(
  definition: ServerForm,
  post: FormPost,
  headers: Headers,
  db: Db,
): Promise<PostedForm | 'replaced'> {
  const { form } = definition
  const step = postedStep(definition, post)
  const token = draftToken(headers, form.kind)
  const own = token
    ? await findDraft(db, form.kind, token)
    : await draftInForm(db, form.kind, post.fields.token)
  const found = own ?? (token ? undefined : await findAcceptedDraft(db, form.kind, post.fields))
  if (found && isOfAnother(post.fields, found)) return 'replaced'
  // An accepted draft only answers its last step again: after a double click, or from another tab.
  const isSpent = found?.accepted && firstProblem(definition, postedValues(step, post, found))
  const isRepeat = step === form.steps.at(-1) && !isSpent
  const draft = found?.accepted && !isRepeat ? undefined : found
  const postedKey = post.fields.submissionKey
  return {
    ...definition,
    step,
    draft: own && draft,
    token,
    submissionKey: draft?.submissionKey ?? (isSubmissionKey(postedKey) ? postedKey : undefined),
    values: postedValues(step, post, draft),
    answered: postedValues(step, post, undefined),
    ...filesOf(post, draft),
    source: parseSource(post.fields.source) ?? draft?.source ?? sourceFromReferer(headers),
  }
}

/** Of a browser without cookies. Only a page of this site can post it: the form with it is shown to no other one. */
async function draftInForm(db: Db, kind: Draft['kind'], token: string | undefined) {
  const id = leadOfToken(config(), 'draft', token)
  return id ? findDraftById(db, kind, id) : undefined
}

/** Two tabs that began at once have two drafts with one key. */
function isOfAnother({ draft, submissionKey }: FormPost['fields'], found: Draft): boolean {
  return draft !== undefined && draft !== found.id && submissionKey !== found.submissionKey
}

/** The files stored so far and those of this post, up to a form's limit. */
function filesOf(post: FormPost, draft: Draft | undefined) {
  const existing = (draft?.attachmentIds ?? []).filter((id) => id !== post.fields.remove)
  const stored = post.stored.filter(({ id }) => !existing.includes(id))
  const room = MAX_ATTACHMENTS - existing.length
  const tooMany = stored.slice(room).map(({ name }) => ({
    filename: name,
    problem: fileMessages.tooMany(name),
    lost: false,
  }))
  // A page numbers the problems it shows: `refused-0` and so on.
  const stillLost = (draft?.fileProblems ?? []).filter(
    ({ lost }, index) => lost && post.fields.remove !== `refused-${index}`,
  )
  return {
    attachmentIds: [...existing, ...stored.slice(0, room).map(({ id }) => id)],
    fileProblems: [...stillLost, ...post.fileProblems, ...tooMany].slice(0, MAX_FILE_PROBLEMS),
  }
}

/** The step named in a post, or the form's first. */
export function postedStep({ form }: ServerForm, post: FormPost): FormStep {
  return stepOf(form, post.fields.step)
}

function postedValues(step: FormStep, post: FormPost, draft: Draft | undefined): Values {
  // What the page did not ask stays as it is.
  const names = Object.keys(step.fields).filter((name) => Object.hasOwn(post.fields, name))
  return { ...draft?.data, ...cleanValues(names, post.fields) }
}

function sourceFromReferer(headers: Headers): SubmissionSource | null {
  const referer = headers.get('referer')
  if (!referer || !URL.canParse(referer)) return null
  const { pathname, searchParams } = new URL(referer)
  return parseSource({ path: pathname, town: searchParams.get('town') })
}
