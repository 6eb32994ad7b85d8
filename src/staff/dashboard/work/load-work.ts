import type { Db } from '../../../../db/open.ts'
import {
  listRefused,
  listRefusedByCrm,
  listUnscannable,
  type RefusedJob,
  type RefusedMessage,
  type UnscannableFile,
} from '../../../../db/work/failed-work.ts'
import type { WorkLead } from '../../../../db/work/open-work.ts'
import { countOpenSince, listOpenWork, type OpenWork } from '../../../../db/work/open-work.ts'
import { type ImportRun, latestImport } from '../../../../db/writing/imports.ts'
import { importStatus } from '../../imports/import-status.ts'
import { mailTrouble, messageName, refusal } from './mail-words.ts'

/** What waits less than this is on its way. */
const WAITS_AFTER_MS = 2 * 60_000
/** What nobody can mend is shown for so long. */
export const FAILED_DAYS = 14
const DAY_MS = 86_400_000

/** Everything that waits or failed, in lists; those without anything are left out. */
export async function loadWork(db: Db, now: Date = new Date()): Promise<WorkList[]> {
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString()
  const [open, refused, refusedByCrm, unscannable, latest] = await Promise.all([
    listOpenWork(db, ago(WAITS_AFTER_MS)),
    listRefused(db, ago(FAILED_DAYS * DAY_MS)),
    listRefusedByCrm(db, ago(FAILED_DAYS * DAY_MS)),
    listUnscannable(db, ago(FAILED_DAYS * DAY_MS)),
    latestImport(db),
  ])
  const imports = importItems(latest)
  const lists = [
    list('Messages not sent', open.messages, openItem),
    list('Messages refused', refused, refusedItem),
    list('Leads refused by the CRM', refusedByCrm, refusedByCrmItem),
    list('Files not scanned yet', open.scans, openItem),
    list('Files that cannot be scanned', unscannable, unscannableItem),
    list('Other jobs', open.others, openItem),
    { title: 'Imports', items: imports, inAll: imports.length },
  ]
  return lists.filter(({ inAll }) => inAll > 0)
}

/** How many jobs are on their way: too new for the lists. */
export function countNewWork(db: Db, now: Date = new Date()): Promise<number> {
  return countOpenSince(db, new Date(now.getTime() - WAITS_AFTER_MS).toISOString())
}

function list<T>(
  title: string,
  { shown, inAll }: { shown: T[]; inAll: number },
  toItem: (each: T) => WorkItem,
): WorkList {
  return { title, items: shown.map(toItem), inAll }
}

/** A job that is not done, as the dashboard shows it. */
function openItem(work: OpenWork): WorkItem {
  const failed = work.isDead || Boolean(work.message?.lastError ?? work.lastError)
  return {
    id: work.id,
    what: whatOf(work),
    lead: work.lead,
    at: { verb: 'waiting since', time: work.createdAt },
    why: whyOf(work),
    // What has not failed goes on as soon as it can: a retry would come no sooner.
    retry: failed ? 'job' : undefined,
  }
}

function whatOf({ queue, message, filename }: OpenWork): string {
  if (message) return messageName(message)
  if (queue === 'mail-digest') return 'The morning’s digest'
  if (queue === 'mail-held') return 'A message about leads that are held'
  if (queue === 'mail-assigned') return 'A message about leads that were assigned'
  if (queue === 'mail-staff') return 'A link for an account: an invitation, or a new password'
  if (queue === 'scan-attachment') return `The scan of ${filename ?? 'a file that is gone'}`
  if (queue === 'make-preview') return `The preview of ${filename ?? 'a file that is gone'}`
  if (queue === 'post-lead') return 'A lead for the CRM'
  if (queue === 'import-articles') return 'The import of articles'
  return 'A message that is gone'
}

/** As the worker does it (worker/recurring/retry-stalled.ts). */
function triesOf(queue: OpenWork['queue']): string {
  if (queue === 'scan-attachment') return 'once an hour, and when the scanner answers again'
  const isMail = queue === 'deliver-message' || queue.startsWith('mail-')
  return isMail ? 'once an hour, and when the mail server answers again' : 'once an hour'
}

function whyOf({ queue, message, isDead, lastError }: OpenWork): string {
  const often = isDead ? ` It has failed for hours, and the site now tries ${triesOf(queue)}.` : ''
  if (message?.isInDoubt) {
    return `It was handed to the mail server, which has not confirmed it. It may have arrived.${often}`
  }
  if (message?.lastError) return mailTrouble(message.lastError, message.audience) + often
  if (queue === 'scan-attachment') {
    return `The scanner has not finished yet. Until it has, nobody can open the file.${often}`
  }
  if (queue === 'make-preview') {
    return `The picture of this file is not made yet. The file itself can be downloaded.${often}`
  }
  if (queue === 'post-lead') {
    const why = lastError ? crmTrouble(lastError) : 'The CRM has not accepted it yet.'
    return `${why} The site will try again automatically.${often}`
  }
  if (isDead) return often.trim()
  return message
    ? 'It has not been tried yet. The worker will get to it soon.'
    : 'It is not done yet. The site will try again automatically.'
}

/** A message that was refused for good. */
function refusedItem(message: RefusedMessage): WorkItem {
  const { id, audience, refusedAt, lastError, lead } = message
  return {
    id,
    what: messageName(message),
    lead,
    at: { verb: 'failed', time: refusedAt },
    why: refusal(lastError, audience),
    retry: 'message',
  }
}

/** A lead that the CRM refused for good. */
function refusedByCrmItem({ id, refusedAt, lastError, lead }: RefusedJob): WorkItem {
  return {
    id,
    what: 'A lead for the CRM',
    lead,
    at: { verb: 'failed', time: refusedAt },
    why: `${crmTrouble(lastError)} The site has stopped trying.`,
    retry: 'job',
  }
}

/** A file that no scanner can look into: its verdict stands. */
function unscannableItem(file: UnscannableFile): WorkItem {
  return {
    id: file.id,
    what: `The scan of ${file.filename}`,
    lead: file.lead,
    at: { verb: 'failed', time: file.scannedAt },
    why:
      file.signature === 'password-protected'
        ? 'A password protects the file, so the scanner cannot look into it. Ask the visitor for one without.'
        : 'The file is too large or too deeply packed for the scanner. Ask the visitor to send it in another way.',
    retry: undefined,
  }
}

/** The newest import, if it has ended with an error. */
function importItems(run: ImportRun | undefined): WorkItem[] {
  if (!run?.finishedAt) return []
  const [first, ...others] = importStatus(run).errors
  if (first === undefined) return []
  return [
    {
      id: run.id,
      what: 'The import of articles',
      lead: undefined,
      at: { verb: 'failed', time: run.finishedAt },
      why: others.length === 0 ? first : `${first} And ${others.length} more.`,
      retry: 'import',
    },
  ]
}

/**
 * Why the CRM has not accepted a lead, in a layman's words.
 * @param error As `outbox.last_error` has it.
 */
export function crmTrouble(error: string): string {
  const status = Number(/^status (\d{3})$/.exec(error)?.[1])
  if (!status) return `The CRM could not be reached: ${error}.`
  const answered = `The CRM answered with status ${status}`
  if (status < 400) {
    return `${answered}, which points to another address. A lead is sent nowhere else, and the CRM may have it already: look there. Whoever runs the server has to set LEADS_WEBHOOK to an address that answers with 200.`
  }
  if (status === 401 || status === 403) {
    return `${answered}: it does not let the site in. Whoever runs the server has to check LEADS_WEBHOOK_SECRET and what the CRM asks for.`
  }
  if (status === 404 || status === 410) {
    return `${answered}: there is nothing at this address. Whoever runs the server has to correct LEADS_WEBHOOK.`
  }
  if (status < 500) return `${answered}: it does not take the lead as it is sent.`
  return `${answered}: something is wrong there.`
}

/** Something that waits or failed, as the dashboard shows it. */
export interface WorkItem {
  /** Of what is retried, or of what is shown. */
  id: string
  /** What it is, for example: Confirmation to the visitor. */
  what: string
  /** Whose lead it belongs to. */
  lead: WorkLead | undefined
  /** A moment, and what happened then. */
  at: { verb: 'waiting since' | 'failed'; time: string }
  /** In a layman's words, what is wrong and what comes next. */
  why: string
  /** Which sort of retry makes sense, if one does. */
  retry: RetrySort | undefined
}

export const RETRY_SORTS = ['job', 'message', 'import'] as const
type RetrySort = (typeof RETRY_SORTS)[number]

/** One list of the dashboard. */
export interface WorkList {
  title: string
  items: WorkItem[]
  inAll: number
}
