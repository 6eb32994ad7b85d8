import { type } from 'arktype'
import { type AttachmentState, findUnclaimed } from '../../db/leads/attachments.ts'
import type { Db } from '../../db/open.ts'
import { MAX_ATTACHMENTS } from '../settings/business.ts'
import { FormError } from './form-error.ts'
import { uploadMessages } from './messages.ts'
import { type FormReading, withForm } from './read-form.ts'
import {
  type AttachmentStores,
  type ReceivedAttachment,
  type ReceivedFile,
  storeUpload,
} from './store-upload.ts'

export type AttachmentApiDeps = AttachmentStores & FormReading

/** The response to a refused upload. */
interface AttachmentRefusal {
  /** The message to show at the file. */
  error: string
  /** The agency should be notified that the visitor wanted to send this file. */
  lost: boolean
}

const FILE_FIELD = 'file'

/** POST /api/attachments: accepts one file as `file`. */
export function attachmentApi(deps: AttachmentApiDeps): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'POST') return refuse(405, uploadMessages.notPost, { allow: 'POST' })
    try {
      return await withForm(request, deps, FILE_FIELD, async ({ uploads }) => {
        const [upload, ...others] = uploads
        if (!upload || others.length > 0) return refuse(400, uploadMessages.notOneFile)
        return answerReceived(await storeUpload(deps, upload))
      })
    } catch (error) {
      if (!(error instanceof FormError)) throw error
      const tooLarge = error.fault === 'too large'
      return refuse(error.status, uploadMessages[tooLarge ? 'tooLarge' : 'malformed'])
    }
  }
}

const Question = type({ ids: type('string.uuid[]').atMostLength(MAX_ATTACHMENTS) })

/** What is known of files by id; a file that nobody may attach any more is left out. */
type AttachmentStates = Record<string, AttachmentState>

/** POST /api/attachments/states, `{ids}`: whether files that wait for their form were found clean. */
export async function attachmentStates(db: Db, request: Request): Promise<Response> {
  const question = Question(await request.json().catch(() => undefined))
  if (question instanceof type.errors) return new Response(null, { status: 400 })
  const found = await findUnclaimed(db, question.ids)
  const states: AttachmentStates = Object.fromEntries(found.map(({ id, state }) => [id, state]))
  return Response.json(states, { headers: { 'cache-control': 'no-store' } })
}

/** The response to a cross-site upload. */
export function refuseCrossSiteUpload(): Response {
  return refuse(403, uploadMessages.otherSite)
}

/** The response to a whole file, in whatever way it came. */
export function answerReceived(received: ReceivedFile): Response {
  if (!received.ok) {
    const { problem, lost } = received.problem
    return json(lost ? 503 : 422, { error: problem, lost })
  }
  return json(201, received.attachment)
}

function refuse(status: number, error: string, headers: Record<string, string> = {}): Response {
  return json(status, { error, lost: false }, headers)
}

function json(
  status: number,
  body: ReceivedAttachment | AttachmentRefusal,
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}
