import { type } from 'arktype'
import { type AttachmentState, findUnclaimed } from '../../db/leads/attachments.ts'
import type { Db } from '../../db/open.ts'
import { MAX_ATTACHMENTS } from '../settings/business.ts'

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
