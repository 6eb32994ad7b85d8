import { findUnclaimed } from '../../db/leads/attachments.ts'
import { documentsOf } from '../../db/leads/documents.ts'
import type { FileProblem } from '../../db/leads/drafts.ts'
import { addLaterFiles, type SentDocuments, whyNoFiles } from '../../db/leads/later-files.ts'
import { findSentRequest, sentAnswers } from '../../db/leads/sent-request.ts'
import type { Db } from '../../db/open.ts'
import { findSettings } from '../../db/settings/settings.ts'
import { usualDocuments } from '../application/usual-documents.ts'
import { cleanFilename } from '../attachments/filename.ts'
import { FormError } from '../attachments/form-error.ts'
import { fileMessages } from '../attachments/messages.ts'
import { withForm } from '../attachments/read-form.ts'
import { type ReceivedForm, receiveForm } from '../attachments/receive.ts'
import { isId } from '../http/is-id.ts'
import { log } from '../http/log.ts'
import { unreadableFormPage } from '../http/rate-limit.ts'
import type { RerenderedPage } from '../http/rerender.ts'
import type { Services } from '../http/services.ts'
import { MAX_ATTACHMENTS, MAX_LATER_ATTACHMENTS, STATUS_PATH } from '../settings/business.ts'
import { config } from '../settings/config.ts'
import { statusPath } from '../settings/lead-tokens.ts'
import { requestIn } from './addresses.ts'
import { filesSince } from './files-until.ts'
import {
  type FileProblemOfField,
  type RerenderedFiles,
  rerenderedFiles,
} from './rerendered-files.ts'

/** The file field of a document, and the name under which JavaScript sends the ids of its files. */
export const DOCUMENT_FIELD = 'document-'
/** Also of a document that is not there any more: it is on a page that was opened before. */
const FILE_FIELDS = /^(attachments|document-[\da-f-]{36})$/

const NONE_CHOSEN = 'Choose a file first: a PDF, a Word document, or a photo.'
const NOT_STORED =
  'We could not save your files. Your request is safe. Please send the files again in a minute.'
const EXPIRED = 'A file that you chose earlier has expired. Please choose it again.'

/** A post can name thousands of files; as many are shown as anyone would read. */
const MAX_PROBLEMS = 20

/**
 * Adds the files of a post to the request of its link. Files that JavaScript has uploaded before come by
 * their ids, others in the post itself.
 * @returns A redirect to the page about the request, or that page with what went wrong.
 */
export async function handleFiles(
  request: Request,
  services: Services,
): Promise<Response | RerenderedPage> {
  const id = requestIn(new URL(request.url).searchParams)
  if (!id) return { path: STATUS_PATH, status: 404 }
  const path = statusPath(config(), id)
  try {
    const sent = await findSentRequest(services.db, id)
    if (!sent || whyNoFiles(sent, filesSince())) {
      // A browser reads no answer before it has sent everything.
      await withForm(request, services, FILE_FIELDS, async () => {})
      return { path, status: sent ? 409 : 410 }
    }
    const documents = await documentsOf(services.db, id)
    const fields = documents.map((one) => DOCUMENT_FIELD + one.id)
    const form = await receiveForm(request, services, FILE_FIELDS)
    const answer = await addFiles(services.db, id, form, fields)
    if (answer.problems.length === 0) return redirect(`${path}#files`)
    return { path, status: 422, ...answer } satisfies RerenderedFiles
  } catch (err) {
    if (err instanceof FormError) return unreadableFormPage(err.status)
    log.error({ err }, 'files could not be added to a request')
    return rerenderedFiles(path, 503, [{ filename: '', problem: NOT_STORED, lost: true }])
  }
}

async function addFiles(
  db: Db,
  requestId: string,
  { all, files, fields }: ReceivedForm,
  documentFields: readonly string[],
): Promise<Pick<RerenderedFiles, 'problems' | 'added'>> {
  // Without JavaScript, it takes a message about a refused file off the page.
  if (fields.remove) return { problems: [], added: 0 }
  // As which document each comes, if it does.
  const fieldOf = new Map<string, string>()
  for (const field of documentFields) for (const id of all(field)) fieldOf.set(id, field)
  const uploaded = [...all('attachment'), ...fieldOf.keys()].filter(isId)
  for (const file of files) {
    if (file.ok && file.field) fieldOf.set(file.attachment.id, file.field)
  }
  const ids = [
    ...uploaded.slice(0, MAX_ATTACHMENTS),
    ...files.flatMap((file) => (file.ok ? file.attachment.id : [])),
  ]
  const refused = [
    ...all('lostFile').map((name) => interrupted(cleanFilename(name))),
    ...files.flatMap((file) => (file.ok ? [] : inField(orInterrupted(file.problem), file.field))),
  ]
  const documents: SentDocuments = {
    of: documentsIn(fieldOf),
    name: (await usualNames(db, requestId)).find((one) => one === fields.documentName),
    has: new Map(all('asked').map((id) => [id, !all('unavailable').includes(id)])),
  }
  const limits = { since: filesSince(), files: MAX_LATER_ATTACHMENTS }
  const result = await addLaterFiles(db, requestId, ids, limits, documents)
  // Closed in this moment: the page says so.
  if (typeof result === 'string') return { problems: [], added: 0 }
  if (ids.length + refused.length === 0 && !result.isSaid) {
    return { problems: [about('', NONE_CHOSEN)], added: 0 }
  }
  const inItsField = (file: { id: string; filename: string }, problem: string) =>
    inField(about(file.filename, problem), fieldOf.get(file.id))
  const repeated = await findUnclaimed(db, result.repeated)
  const tooMany = await findUnclaimed(db, result.tooMany)
  const problems = [
    ...refused,
    ...repeated.map((file) => inItsField(file, hereAlready(file.filename))),
    ...tooMany.map((file) => inItsField(file, leftOut(file.filename))),
    ...(result.lost > 0 ? [about('', EXPIRED)] : []),
  ]
  return { problems: problems.slice(0, MAX_PROBLEMS), added: result.added.length }
}

/** The documents by the ids of the files that come as them. */
function documentsIn(fieldOf: ReadonlyMap<string, string>): SentDocuments['of'] {
  const inDocuments = [...fieldOf].filter(([, field]) => field.startsWith(DOCUMENT_FIELD))
  return new Map(inDocuments.map(([id, field]) => [id, field.slice(DOCUMENT_FIELD.length)]))
}

/** Under which names the files of a request can be sent. */
async function usualNames(db: Db, id: string): Promise<readonly string[]> {
  const sent = await findSentRequest(db, id)
  if (!sent) return []
  const lists = (await findSettings(db, 'documents')).value
  return usualDocuments({ kind: sent.kind, answers: await sentAnswers(db, id) }, lists)
}

/** A problem with the field in which its file was sent, if that was one of a document. */
function inField(problem: FileProblem, field: string | undefined): FileProblemOfField {
  return field?.startsWith(DOCUMENT_FIELD) ? { ...problem, field } : problem
}

function about(filename: string, problem: string): FileProblem {
  return { filename, problem, lost: false }
}

function hereAlready(filename: string): string {
  return `${filename} was not added: we have this file already.`
}

function leftOut(filename: string): string {
  return `${filename} was not added: you can add at most ${MAX_LATER_ATTACHMENTS} files.`
}

function interrupted(filename: string): FileProblem {
  return about(filename, fileMessages.interrupted(filename))
}

/** The message of a form says that it can be sent without the file; here there is nothing else. */
function orInterrupted({ filename, problem }: FileProblem): FileProblem {
  const isOfForm = problem === fileMessages.storeUnavailable(filename)
  return isOfForm ? interrupted(filename) : about(filename, problem)
}

function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
