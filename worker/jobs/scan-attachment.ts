import { quarantineKey } from '../../db/leads/attachments.ts'
import {
  findQuarantined,
  markReleased,
  markRemoved,
  type QuarantinedFile,
  recordVerdict,
  type Verdict,
} from '../../db/leads/verdicts.ts'
import type { ClamdReply } from '../scanner/clamd-reply.ts'
import type { WorkerContext } from './context.ts'

type ScanContext = Pick<WorkerContext, 'db' | 'store' | 'scanner' | 'log'>

/**
 * The job `scan-attachment`. First the verdict is recorded, once; then the object follows it. Killed
 * in between, the next try finds the verdict and does what is left.
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

/** @throws When the scan says nothing: the file stays in quarantine, to be scanned again. */
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
  const reply = await scanner.scan(object.body, file, signal)
  return verdictOn(file, reply)
}

function verdictOn({ passwordProtected }: QuarantinedFile, reply: ClamdReply): Verdict {
  if (reply.found === 'malware') return { verdict: 'infected', signature: reply.signature }
  if (reply.found === 'limit') return { verdict: 'unscannable', signature: reply.signature }
  // Whatever found nothing has not seen what the password hides.
  if (passwordProtected) return { verdict: 'unscannable', signature: 'password-protected' }
  return { verdict: 'clean' }
}

/** Brings the object to where its recorded verdict wants it; each step may be repeated. */
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
