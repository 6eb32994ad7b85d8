import { fileMessages, goOnAt } from '../messages.ts'
import { type OnProgress, readOutcome, type UploadOutcome, uploadFile } from '../upload.ts'
import { firstLook } from './first-look.ts'
import { forgetPart, releasePart, rememberPart, takeUpPart } from './part-memory.ts'
import { finishPart, type PartAnswer, removePart } from './part-requests.ts'
import { sendRest } from './send-rest.ts'
import { waitForNetwork } from './wait-for-network.ts'

const NO_ROOM = 507
/** Answers after which the same request can succeed, besides those from 500 on. */
const PASSING = [400, 408, 409, 423]
/** The part is not there: removed, too old, or on another machine of the site. */
const GONE = [404, 410]
/** Attempts without progress until the file counts as lost: over the network, and by the server. */
const MAX_BREAKS = 60
const MAX_FAULTS = 5

/**
 * Sends a file in as many requests as the network needs. The server has what has arrived, so that a
 * break costs only what was in flight; a later page of this tab goes on with it, too.
 * @param signal The visitor removes the file: the server's part of it goes, too.
 * @returns Never rejects: a failure becomes the message to show at the file.
 */
export async function sendInParts(
  file: File,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<UploadOutcome> {
  const look = await firstLook(file)
  if ('problem' in look) return { ok: false, problem: look.problem, lost: false }
  let url = takeUpPart(look.fingerprint)
  let percent = 0
  let accepted = 0
  // From then on only the last question is repeated: its answer may be lost after the file was stored.
  let isSent = false
  let restarts = 0
  let breaks = 0
  let faults = 0
  const events = {
    onUrl(found: string) {
      if (url && url !== found) forgetPart(url)
      url = found
      rememberPart(file.name, look.fingerprint, found)
    },
    onBytes(sent: number) {
      percent = Math.floor((100 * sent) / file.size)
      onProgress({ phase: 'sending', percent })
    },
    onQuiet: () => onProgress({ phase: 'waiting', percent }),
  }
  const remove = () => {
    if (!url) return
    forgetPart(url)
    void removePart(url)
  }
  const lost = (text: string) => ({ ok: false, problem: text, lost: true }) as const

  for (;;) {
    let answer: PartAnswer = { status: 200, body: '' }
    if (!isSent) {
      const sent = await sendRest(file, url, events, signal)
      url = sent.url
      if (sent.accepted > accepted) {
        breaks = 0
        faults = 0
      }
      accepted = sent.accepted
      answer = sent
    }
    isSent = answer.status === 200
    if (isSent && url && !signal.aborted) {
      onProgress({ phase: 'checking', percent: 100 })
      answer = await finishPart(url)
    }
    const { status, body } = answer
    if (signal.aborted) {
      remove()
      return lost(fileMessages.interrupted(file.name))
    }
    if (status === NO_ROOM || (GONE.includes(status) && ++restarts > 1)) {
      if (url) forgetPart(url)
      return uploadFile(file, onProgress, signal)
    }
    if (GONE.includes(status)) {
      if (url) forgetPart(url)
      url = undefined
      isSent = false
    } else if (status === 0) {
      if (++breaks > MAX_BREAKS) {
        if (url) releasePart(url)
        return lost(url ? goOnAt(file.name, percent) : fileMessages.interrupted(file.name))
      }
      onProgress({ phase: 'waiting', percent })
      await waitForNetwork(breaks, signal)
    } else if (status >= 500 || PASSING.includes(status)) {
      if (++faults > MAX_FAULTS) {
        remove()
        return readOutcome(status, body, file.name)
      }
      await waitForNetwork(faults, signal)
    } else {
      if (url) forgetPart(url)
      return readOutcome(status, body, file.name)
    }
  }
}
