import { findUnclaimed } from '../../db/leads/attachments.ts'
import type { FileProblem } from '../../db/leads/drafts.ts'
import { addLaterFiles, whyNoFiles } from '../../db/leads/later-files.ts'
import { findSentRequest } from '../../db/leads/sent-request.ts'
import type { Db } from '../../db/open.ts'
import { cleanFilename } from '../attachments/filename.ts'
import { FormError } from '../attachments/form-error.ts'
import { fileMessages } from '../attachments/messages.ts'
import { withForm } from '../attachments/read-form.ts'
import { type ReceivedForm, receiveForm } from '../attachments/receive.ts'
import { isId } from '../http/is-id.ts'
import { log } from '../http/log.ts'
import type { RerenderedPage } from '../http/rerender.ts'
import type { Services } from '../http/services.ts'
import { unreadableFormPage } from '../http/too-many.ts'
import { MAX_ATTACHMENTS, MAX_LATER_ATTACHMENTS, STATUS_PATH } from '../settings/business.ts'
import { config } from '../settings/config.ts'
import { statusPath } from '../settings/lead-tokens.ts'
import { requestIn } from './addresses.ts'
import { filesSince } from './files-until.ts'
import { type RerenderedFiles, rerenderedFiles } from './rerendered-files.ts'

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
      await withForm(request, services, 'attachments', async () => {})
      return { path, status: sent ? 409 : 410 }
    }
    const answer = await addFiles(services.db, id, await receiveForm(request, services))
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
): Promise<Pick<RerenderedFiles, 'problems' | 'added'>> {
  // Without JavaScript, it takes a message about a refused file off the page.
  if (fields.remove) return { problems: [], added: 0 }
  const uploaded = all('attachment').filter(isId)
  const ids = [
    ...uploaded.slice(0, MAX_ATTACHMENTS),
    ...files.flatMap((file) => (file.ok ? file.attachment.id : [])),
  ]
  const refused = [
    ...all('lostFile').map((name) => interrupted(cleanFilename(name))),
    ...files.flatMap((file) => (file.ok ? [] : file.problem)).map(orInterrupted),
  ]
  if (ids.length + refused.length === 0) return { problems: [about('', NONE_CHOSEN)], added: 0 }
  const limits = { since: filesSince(), files: MAX_LATER_ATTACHMENTS }
  const result = await addLaterFiles(db, requestId, ids, limits)
  // Closed in this moment: the page says so.
  if (typeof result === 'string') return { problems: [], added: 0 }
  const repeated = await findUnclaimed(db, result.repeated)
  const tooMany = await findUnclaimed(db, result.tooMany)
  const problems = [
    ...refused,
    ...repeated.map(({ filename }) => about(filename, hereAlready(filename))),
    ...tooMany.map(({ filename }) => about(filename, leftOut(filename))),
    ...(result.lost > 0 ? [about('', EXPIRED)] : []),
  ]
  return { problems: problems.slice(0, MAX_PROBLEMS), added: result.added.length }
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
