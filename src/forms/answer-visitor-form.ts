import type { FileProblem } from '../../db/leads/drafts.ts'
import { TooManyHeld } from '../../db/leads/judge-submission.ts'
import { cleanFilename } from '../attachments/filename.ts'
import { FormError } from '../attachments/form-error.ts'
import { fileMessages } from '../attachments/messages.ts'
import { receiveForm } from '../attachments/receive.ts'
import type { ReceivedAttachment } from '../attachments/store-upload.ts'
import type { StoredFile } from '../browser/saved-form.ts'
import { log } from '../http/log.ts'
import type { Services } from '../http/services.ts'
import { tooManyPage } from '../http/too-many.ts'
import type { InPlace } from './in-place.ts'
import { mayCallIn } from './may-call.ts'
import { postForm } from './post.ts'
import { type FormPost, postedStep } from './posted-form.ts'
import type { ServerForm } from './server-form.ts'
import { originOf, parseSource } from './source.ts'
import { storedBefore } from './stored-before.ts'
import { fieldNames } from './table.ts'
import { toastsOf } from './toasts.ts'
import { cleanValues } from './values.ts'

const BROKEN_FORM =
  'The form did not arrive in full, so nothing was sent. Go back in your browser: what you typed is still there. Then send it again.'

/**
 * Answers POST /api/forms/{kind}.
 * @returns A redirect or, if the database is unavailable, the form page to show again as it was
 * typed.
 */
export async function answerVisitorForm(
  definition: ServerForm,
  request: Request,
  services: Services,
): Promise<Response | InPlace> {
  const post = await receivePost(request, services)
  if (post instanceof Response) return post
  try {
    return await postForm(definition, post, request.headers, services.db)
  } catch (err) {
    if (err instanceof TooManyHeld) return tooManyPage()
    log.error({ err, form: definition.form.kind }, 'a form could not be stored')
    return formAgain(definition, post)
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
    return new Response(BROKEN_FORM, {
      status: error.status,
      headers: { 'content-type': 'text/plain' },
    })
  }
}

function storedNow(file: ReceivedAttachment): StoredFile {
  const { id, name, size: sizeBytes, type, passwordProtected } = file
  return { id, name, sizeBytes, type, passwordProtected }
}

/** A file recorded in the page that was shown in place of a draft. */
function lostBefore(given: string): FileProblem {
  const filename = cleanFilename(given)
  return { filename, problem: fileMessages.storeUnavailable(filename), lost: true }
}

function formAgain(definition: ServerForm, post: FormPost): InPlace {
  const { form } = definition
  const step = postedStep(definition, post)
  const origin = originOf(parseSource(post.fields.source))
  return {
    kind: form.kind,
    path: form.path,
    status: 503,
    toast: toastsOf(form.kind, origin).refused,
    state: {
      step: step.id,
      values: cleanValues(fieldNames(form), post.fields),
      errors: {},
      files: post.stored,
      fileProblems: post.fileProblems,
      mayCall: mayCallIn(post.fields),
      submissionKey: post.fields.submissionKey || undefined,
      isInPlace: true,
      origin,
    },
  }
}
