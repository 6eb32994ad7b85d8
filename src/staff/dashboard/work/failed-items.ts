import type {
  RefusedJob,
  RefusedMessage,
  UnscannableFile,
} from '../../../../db/work/failed-work.ts'
import type { ImportRun } from '../../../../db/writing/imports.ts'
import { importStatus } from '../../imports/import-status.ts'
import { crmTrouble } from './crm-words.ts'
import { messageName, refusal } from './mail-words.ts'
import type { WorkItem } from './work-item.ts'

/** A message that was refused for good. */
export function refusedItem(message: RefusedMessage): WorkItem {
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
export function refusedByCrmItem({ id, refusedAt, lastError, lead }: RefusedJob): WorkItem {
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
export function unscannableItem(file: UnscannableFile): WorkItem {
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
export function importItems(run: ImportRun | undefined): WorkItem[] {
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
