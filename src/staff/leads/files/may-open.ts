import type { LeadFile } from '../../../../db/leads/lead-files.ts'
import { SHOWN_SMALL } from '../../../attachments/small-picture.ts'

/** How staff may open a file: at once, after a deliberate second step, or not at all. */
export function mayOpen({
  state,
  passwordProtected,
}: Pick<LeadFile, 'state' | 'passwordProtected'>): 'at once' | 'deliberately' | 'not at all' {
  if (state === 'clean') return passwordProtected ? 'deliberately' : 'at once'
  return state === 'not scanned' || state === 'could not be scanned' ? 'deliberately' : 'not at all'
}

/** Whether a file is shown small on the lead's page. */
export function isShownSmall(file: LeadFile): boolean {
  return mayOpen(file) === 'at once' && SHOWN_SMALL.includes(file.contentType)
}
