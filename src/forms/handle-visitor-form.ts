import { type } from 'arktype'
import type { FileProblem } from '../../db/leads/drafts.ts'
import { TooManyHeld } from '../../db/leads/spam-check.ts'
import { cleanFilename } from '../attachments/filename.ts'
import { FormError } from '../attachments/form-error.ts'
import { fileMessages } from '../attachments/messages.ts'
import { receiveForm } from '../attachments/receive.ts'
import type { ReceivedAttachment } from '../attachments/store-upload.ts'
import type { StoredFile } from '../browser/saved-form.ts'
import { isId } from '../http/is-id.ts'
import { log } from '../http/log.ts'
import { TOO_MANY, tooManyText, unreadableFormPage } from '../http/rate-limit.ts'
import type { Services } from '../http/services.ts'
import type { Rerendered } from './form-again.ts'
import { formAgain } from './form-again.ts'
import { postForm } from './post.ts'
import type { FormPost } from './posted-form.ts'
import type { ServerForm } from './server-form.ts'

/**
 * Answers POST /api/forms/{kind}.
 * @returns A redirect or, if the database is unavailable, the form page to show again as it was
 * typed.
 */
export async function handleVisitorForm(
  definition: ServerForm,
  request: Request,
  services: Services,
): Promise<Response | Rerendered> {
  const post = await receivePost(request, services)
  if (post instanceof Response) return post
  try {
    return await postForm(definition, post, request.headers, services.db)
  } catch (err) {
    if (err instanceof TooManyHeld) return formAgain(definition, post, TOO_MANY, tooManyText())
    log.error({ err, form: definition.form.kind }, 'a form could not be stored')
    return formAgain(definition, post, { status: 503 })
  }
}

async function receivePost(request: Request, services: Services): Promise<FormPost | Response> {
  try {
    const { fields, files, all } = await receiveForm(request, services)
    const stored = [
      ...storedBefore(all('storedFile')),
      ...files.flatMap((file) => (file.ok ? [storedNow(file.attachment)] : [])),
    ]
    return {
      fields,
      stored: stored.filter(({ id }) => id !== fields.remove),
      fileProblems: [
        ...all('lostFile').map(lostBefore),
        ...files.flatMap((file) => (file.ok ? [] : [file.problem])),
      ],
    }
  } catch (error) {
    if (!(error instanceof FormError)) throw error
    return unreadableFormPage(error.status)
  }
}

function storedNow(file: ReceivedAttachment): StoredFile {
  const { id, name, size: sizeBytes, type, note } = file
  return { id, name, sizeBytes, type, note }
}

/** A file recorded in the page that was shown in place of a draft. */
function lostBefore(given: string): FileProblem {
  const filename = cleanFilename(given)
  return { filename, problem: fileMessages.storeUnavailable(filename), lost: true }
}

const Stored = type({
  id: type('string').narrow(isId),
  name: type('string').pipe(cleanFilename),
  sizeBytes: 'number',
  type: 'string',
  'note?': 'string',
})

/**
 * Parses the files that are recorded in a page that was shown in place of a draft: they had arrived, but the form could
 * not be stored, and no browser fills in a file field again. Anything else is left out.
 */
export function storedBefore(fields: string[]): StoredFile[] {
  return fields.map(parseFile).filter((file) => file !== undefined)
}

function parseFile(field: string): StoredFile | undefined {
  try {
    const file = Stored(JSON.parse(field))
    return file instanceof type.errors ? undefined : file
  } catch {
    return undefined
  }
}
