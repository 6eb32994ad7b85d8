import type { LeadStatus } from '../../../../db/leads/lead-status.ts'

/** What staff read for each status. */
export const STATUS_WORDS: Record<LeadStatus, string> = {
  new: 'New',
  'in-work': 'In work',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
  handled: 'Handled',
}
