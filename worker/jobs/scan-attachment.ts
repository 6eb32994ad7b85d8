import { quarantineKey } from '../../db/leads/attachments.ts'
import {
  findQuarantined,
  markReleased,
  markRemoved,
  type QuarantinedFile,
  recordVerdict,
  type Verdict,
} from '../../db/leads/scan-verdicts.ts'
import { inSpan } from '../../src/telemetry/spans.ts'
import type { ClamdReply } from '../scanner/clamd.ts'
import type { WorkerContext } from './context.ts'

type ScanContext = Pick<WorkerContext, 'db' | 'store' | 'scanner' | 'log'>

/**
 * The job `scan-attachment`. It records the verdict once, then moves or removes the object. If it is
 * killed in between, the next attempt finds the verdict and does the rest.
 */
export async function scanAttachment(
  context: ScanContext,
  { attachmentId }: { attachmentId: string },
  signal: AbortSignal,
): Promise<void> {
  const { db, log } = context
  const file = await findQuarantined(db, attachmentId)
  if (!file) return
  if (!file.verdict) {
    const verdict = await judge(context, file, signal)
    file.verdict = (await recordVerdict(db, file.id, verdict)) ?? null
    log.info({ attachment: file.id, ...verdict }, 'a file was scanned')
  }
  await follow(context, file)
}

/** @throws If the scan gives no verdict: the file stays in quarantine and is scanned again. */
async function judge(
  { store, scanner }: ScanContext,
  file: QuarantinedFile,
  signal: AbortSignal,
): Promise<Verdict> {
  if (!scanner) {
    throw new Error('A file waits for its scan, but this worker has no CLAMD_URL')
  }
  const object = await store.get(quarantineKey(file.id))
  if (!object) throw new Error('A file that waits for its scan is not in the object store')
  const attributes = { side: 'client', attachment: file.id } as const
  const reply = await inSpan('scan file', attributes, () => scanner.scan(object.body, file, signal))
  return verdictOn(file, reply)
}

function verdictOn({ passwordProtected }: QuarantinedFile, reply: ClamdReply): Verdict {
  if (reply.found === 'malware') return { verdict: 'infected', signature: reply.signature }
  if (reply.found === 'limit') return { verdict: 'unscannable', signature: reply.signature }
  // The scanner cannot see the encrypted part, so "nothing found" proves nothing.
  if (passwordProtected) return { verdict: 'unscannable', signature: 'password-protected' }
  return { verdict: 'clean' }
}

/** Moves or removes the object according to its verdict; every step is idempotent. */
async function follow({ db, store }: ScanContext, file: QuarantinedFile): Promise<void> {
  const key = quarantineKey(file.id)
  if (file.verdict === 'clean') {
    if (!(await store.move(key, file.objectKey))) {
      throw new Error('A file that was found clean is not in the object store')
    }
    await markReleased(db, file.id)
  } else if (file.verdict === 'infected') {
    await store.remove(key)
    await markRemoved(db, file.id)
  }
}
