import { fileMessages, goOnAt } from '../messages.ts'
import { readOutcome, type UploadOutcome } from '../upload.ts'
import { forgetPart, partNamed } from './part-memory.ts'
import { finishPart, lookAtPart } from './part-requests.ts'

/**
 * What became of a file that was on its way when the page was left. A browser cannot read it again
 * until the visitor chooses it; if all of it has arrived, that is not needed.
 */
export async function recoverPart(name: string): Promise<UploadOutcome> {
  const part = partNamed(name)
  const interrupted = { ok: false, problem: fileMessages.interrupted(name), lost: true } as const
  const arrived = part && (await lookAtPart(part.url))
  if (!part || !arrived) return interrupted
  if (arrived.offset < arrived.size) {
    const percent = Math.floor((100 * arrived.offset) / arrived.size)
    return { ...interrupted, problem: goOnAt(name, percent) }
  }
  const { status, body } = await finishPart(part.url)
  if (status !== 201 && status !== 422) return interrupted
  forgetPart(part.url)
  return readOutcome(status, body, name)
}
