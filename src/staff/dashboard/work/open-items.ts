import type { OpenWork } from '../../../../db/work/open-work.ts'
import { crmTrouble } from './crm-words.ts'
import { mailTrouble, messageName } from './mail-words.ts'
import type { WorkItem } from './work-item.ts'

/** A job that is not done, as the dashboard shows it. */
export function openItem(work: OpenWork): WorkItem {
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
