import { fileMessages, goOnAt } from '../messages.ts'
import { readOutcome, type UploadOutcome } from '../upload.ts'
import { forgetPart, releasePart, takePartNamed } from './part-memory.ts'
import { finishPart, lookAtPart } from './part-requests.ts'

/**
 * What became of a file that was on its way when the page was left. A browser cannot read it again
 * until the visitor chooses it; if all of it has arrived, that is not needed.
 */
export async function recoverPart(name: string): Promise<UploadOutcome> {
  const part = takePartNamed(name)
  if (!part) return interrupted(name)
  try {
    return await recover(name, part.url)
  } finally {
    releasePart(part.url)
  }
}

async function recover(name: string, url: string): Promise<UploadOutcome> {
  const arrived = await lookAtPart(url)
  if (!arrived) return interrupted(name)
  if (arrived.offset < arrived.size) {
    const percent = Math.floor((100 * arrived.offset) / arrived.size)
    return { ...interrupted(name), problem: goOnAt(name, percent) }
  }
  const { status, body } = await finishPart(url)
  if (status !== 201 && status !== 422) return interrupted(name)
  forgetPart(url)
  return readOutcome(status, body, name)
}

function interrupted(name: string) {
  return { ok: false, problem: fileMessages.interrupted(name), lost: true } as const
}
