import { type } from 'arktype'
import { findUnclaimed } from '../../db/leads/attachments.ts'
import { type Draft, findDraft } from '../../db/leads/drafts.ts'
import { type DraftChange, saveDraft, type TabSave } from '../../db/leads/save-draft.ts'
import type { SubmissionKind } from '../../db/leads/submissions.ts'
import { setCallConsent } from '../../db/leads/unfinished.ts'
import type { Db } from '../../db/open.ts'
import { tooManyText } from '../http/rate-limit.ts'
import { MAX_ATTACHMENTS } from '../settings/business.ts'
import { draftToken, draftTokenCookie } from './cookies.ts'
import { cutAnswers } from './cut-answers.ts'
import type { DraftReply } from './draft-reply.ts'
import { storedFile } from './form-state.ts'
import { mayCallIn } from './may-call.ts'
import { mayOpenDraft, openDraft } from './open-draft.ts'
import { savedOn } from './saved-on.ts'
import { parseSource } from './source.ts'
import { isSubmissionKey } from './submission-key.ts'
import { type FormTable, fieldNames } from './table.ts'
import { cleanValues } from './values.ts'

/**
 * Answers POST /api/drafts/{kind}: a script saves what changed, or asks what others have saved.
 * @throws When the database is unavailable; the browser then saves again later.
 */
export async function handleDraftSave(form: FormTable, request: Request, db: Db) {
  const save = readDraftSave(form, await request.json().catch(() => undefined))
  if (!save) return json({ error: { message: 'This is not a save of a form.' } }, 400)
  const token = draftToken(request.headers, form.kind)
  const found = token ? await findDraft(db, form.kind, token) : undefined
  if (token && found && !(found.accepted && save.draft !== found.id)) {
    return json(await saveTo(db, found, save), 200, draftTokenCookie(form.kind, token))
  }
  if (save.draft !== undefined) return json({ outcome: 'gone' })
  if (save.isEmpty) return json({ outcome: 'none' })
  // The browser has the answers too, and saves them again later.
  if (!(await mayOpenDraft(db))) return json({ error: { message: tooManyText() } }, 429)
  return open(db, form.kind, save)
}

async function open(db: Db, kind: SubmissionKind, save: DraftSave): Promise<Response> {
  const opened = await openDraft(db, kind, save.submissionKey)
  if (!opened) return json({ outcome: 'accepted' })
  const reply = await saveTo(db, opened.draft, save)
  const cookie = draftTokenCookie(kind, opened.token)
  return json(
    { ...reply, outcome: reply.outcome === 'saved' ? 'opened' : reply.outcome },
    200,
    cookie,
  )
}

async function saveTo(db: Db, found: Draft, save: DraftSave): Promise<DraftReply> {
  // Another tab has started over.
  if (save.draft !== undefined && save.draft !== found.id) {
    // Two tabs that began at once have two drafts with one key.
    const isSame = save.submissionKey === undefined || save.submissionKey === found.submissionKey
    return isSame ? { outcome: 'gone' } : { outcome: 'gone', hasAnother: true }
  }
  const { outcome, draft } = hasChange(save)
    ? await saveDraft(db, found.id, { ...save.change, tab: save.tab })
    : { outcome: found.accepted ? ('accepted' as const) : ('saved' as const), draft: found }
  if (outcome === 'saved' && save.mayCall !== undefined) {
    await setCallConsent(db, found.id, save.mayCall)
  }
  if (!draft || outcome === 'gone' || outcome === 'accepted') return { outcome }
  return { outcome, draft: await unseen(db, draft, save) }
}

async function unseen(db: Db, draft: Draft, { tab, change }: DraftSave) {
  const fields = Object.entries(draft.data).filter(
    ([name, value]) =>
      (draft.changes[name]?.revision ?? 1) > tab.seen && change.data?.[name] !== value,
  )
  return {
    id: draft.id,
    submissionKey: draft.submissionKey,
    revision: draft.revision,
    savedAt: draft.updatedAt,
    savedOn: savedOn(draft.updatedAt),
    fields: Object.fromEntries(fields),
    files: (await findUnclaimed(db, draft.attachmentIds)).map(storedFile),
  }
}

function hasChange({ change: { data = {}, addFiles = [], removeFiles = [], step } }: DraftSave) {
  return Object.keys(data).length + addFiles.length + removeFiles.length > 0 || step !== undefined
}

function json(
  body: DraftReply | { error: { message: string } },
  status = 200,
  cookie?: string,
): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (cookie) headers.set('set-cookie', cookie)
  return Response.json(body, { status, headers })
}

const Files = type('string.uuid[]').atMostLength(4 * MAX_ATTACHMENTS)

const Save = type({
  tab: /^[\w-]{8,40}$/,
  number: 'number.integer >= 0',
  seen: 'number.integer >= 0',
  'submissionKey?': type('unknown').narrow(isSubmissionKey),
  'draft?': 'string',
  'fields?': { '[string]': 'string' },
  'ages?': { '[string]': 'number' },
  'step?': 'string',
  'addFiles?': Files,
  'removeFiles?': Files,
  'source?': 'unknown',
})

interface DraftSave {
  tab: TabSave
  submissionKey: string | undefined
  /** The id of the draft that the tab believes to save. */
  draft: string | undefined
  change: DraftChange
  /** Whether the visitor may be called about it; undefined when the save says nothing of it. */
  mayCall: boolean | undefined
  isEmpty: boolean
}

/**
 * Parses a save as a script sends it. Unknown fields and steps are dropped, and answers cut.
 * @returns Undefined when it cannot be read.
 */
function readDraftSave(form: FormTable, sent: unknown): DraftSave | undefined {
  const save = Save(sent)
  if (save instanceof type.errors) return undefined
  const { fields = {}, ages = {}, step, addFiles = [], removeFiles = [] } = save
  const known = fieldNames(form).filter((name) => Object.hasOwn(fields, name))
  const data = cutAnswers(form, cleanValues(known, fields))
  const change: DraftChange = {
    data,
    ages,
    addFiles,
    removeFiles,
    maxFiles: MAX_ATTACHMENTS,
    source: parseSource(save.source),
    ...(form.steps.some(({ id }) => id === step) && { step }),
  }
  return {
    tab: { id: save.tab, number: save.number, seen: save.seen },
    submissionKey: save.submissionKey,
    draft: save.draft,
    change,
    mayCall: mayCallIn(fields),
    isEmpty: Object.values(data).every((value) => value === '') && addFiles.length === 0,
  }
}
